import { Card } from '@trastienda/ui/Card';
import { TextArea } from '@trastienda/ui/TextArea';
import { useKept } from '../../../shared/persistence/use-kept.ts';

const limit = 500;

/**
 * The merchant's note on an order. In local storage, which goes with signing out: whatever is typed here may
 * name a client (D196, D333).
 */
export function NoteCard({ orderNumber }: { readonly orderNumber: string }) {
  const [note, keep] = useKept('order-note', orderNumber);
  return (
    <Card title="Nota">
      <TextArea
        aria-label="Nota del pedido"
        placeholder="Solo para ti: un regalo, una llamada pendiente…"
        rows={2}
        maxLength={limit}
        description="Solo la ves tú y en este navegador; se borra cuando cierras sesión."
        value={note ?? ''}
        onChange={(text) => keep(text === '' ? null : text.slice(0, limit))}
      />
    </Card>
  );
}
