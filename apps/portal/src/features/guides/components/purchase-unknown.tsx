import { Button } from '@trastienda/ui/Button';
import { RefreshIcon } from '@trastienda/ui/icons';
import { Spinner } from '@trastienda/ui/Spinner';
import * as s from './purchase-states.css.ts';

type Props = {
  readonly step: 'guide' | 'shipment';
  /** It is being asked right now. */
  readonly isAsking: boolean;
  readonly onRetry: () => void;
};

/** The line was cut during the purchase: no other attempt is possible until its outcome is known. */
export function PurchaseUnknown({ step, isAsking, onRetry }: Props) {
  return (
    <div className={s.panel} role="status">
      <Spinner size={32} />
      <h2 className={s.title}>Verificando con la paquetería…</h2>
      <p className={s.words}>
        {step === 'guide'
          ? 'La conexión se cortó al comprar. No vuelvas a generar la guía: en un momento sabremos si ya existe.'
          : 'La guía ya existe y está pagada. La conexión se cortó al anotarla en el pedido: en un momento queda lista.'}
      </p>
      <Button
        icon={<RefreshIcon size={16} />}
        pending={isAsking}
        pendingLabel="Preguntando…"
        onPress={onRetry}
      >
        Reintentar ahora
      </Button>
      <p className={s.note}>Puedes seguir trabajando; te avisamos aquí.</p>
    </div>
  );
}
