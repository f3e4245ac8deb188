import { SavedViews, type SavedView } from '@trastienda/ui/SavedViews';
import { useState } from 'react';

const kept: SavedView[] = [
  { id: 'hoy', name: 'Vencen hoy' },
  { id: 'sears', name: 'Sears sin guía' },
  { id: 'facturas', name: 'Sin factura', isShared: true, owner: 'Mariana R.' },
];

export function Example() {
  const [views, setViews] = useState(kept);
  const [current, setCurrent] = useState<string | null>('hoy');
  return (
    <SavedViews
      views={views}
      current={current}
      // Give `isModified` and `onSave` too where filters can be changed.
      onSelect={setCurrent}
      onCreate={(view) => {
        const id = crypto.randomUUID();
        setViews((before) => [...before, { id, ...view }]);
        setCurrent(id);
      }}
      onRename={(id, view) =>
        setViews((before) => before.map((one) => (one.id === id ? { ...one, ...view } : one)))
      }
      onDelete={(id) => {
        setViews((before) => before.filter((one) => one.id !== id));
        setCurrent(null);
      }}
      onCopyLink={(id) => {
        const query = id === null ? window.location.search : `?vista=${id}`;
        void navigator.clipboard.writeText(window.location.origin + window.location.pathname + query);
      }}
    />
  );
}
