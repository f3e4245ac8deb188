import { OfflineBanner, useOnline, type WaitingAction } from '@trastienda/ui/OfflineBanner';

const actions: WaitingAction[] = [
  { id: '1', title: '61840277', detail: 'Imprimir etiqueta' },
  { id: '2', title: '52093318', detail: 'Evidencia · 2 fotos' },
  { id: '3', title: '33771046', detail: 'Guía 7741 0936 2218', state: 'kept' },
];

export function Example() {
  const isOnline = useOnline();
  // Back online it says that they are being sent; it goes once none is left.
  if (isOnline && actions.length === 0) return null;
  return <OfflineBanner isOffline={!isOnline} dataTime="09:42" actions={actions} />;
}
