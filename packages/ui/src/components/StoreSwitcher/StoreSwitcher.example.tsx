import { StoreSwitcher, type SwitcherStore } from '@trastienda/ui/StoreSwitcher';

const stores: SwitcherStore[] = [
  { id: '10452', name: 'Casa Lumbre' },
  { id: '10460', name: 'Barro y Palma' },
  { id: '10471', name: null },
  { id: '10488', name: 'Textiles del Istmo' },
];

export function Example() {
  return (
    <StoreSwitcher
      stores={stores}
      currentStoreId="10452"
      // The page is loaded anew, so that nothing of the other store stays on it.
      onStoreChange={(id) => window.location.assign(`/?store=${id}`)}
    />
  );
}
