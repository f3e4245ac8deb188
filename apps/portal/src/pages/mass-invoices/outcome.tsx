import { counted } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { groupByCause, JobResult } from '@trastienda/ui/JobResult';
import { JobProgress } from '@trastienda/ui/JobProgress';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { canRetry, type MassRow } from './model.ts';
import { csvRequested, isSending, type MassSending, pauseRequested, sendRequested } from './slice.ts';

type Props = { readonly sending: MassSending; readonly rows: readonly MassRow[] };

export const invoices = (count: number): string => counted(count, 'factura');

/** The progress of sending; at the end, the outcome of each invoice. */
export function Outcome({ sending, rows }: Props) {
  const dispatch = useAppDispatch();
  const { phase, done, total, message } = sending;
  if (isSending(sending)) {
    return (
      <Card>
        <JobProgress
          title="Subiendo facturas"
          done={done}
          total={total}
          state={phase === 'pausing' ? 'cancelling' : 'running'}
          note={
            phase === 'unknown'
              ? 'Sin respuesta: lo seguimos intentando, y nada se sube dos veces.'
              : 'Puedes seguir en otra página; no cierres esta pestaña.'
          }
          labels={{ cancel: 'Pausar', cancelling: 'Pausando…' }}
          onCancel={() => dispatch(pauseRequested())}
        />
      </Card>
    );
  }
  if (phase === 'idle') return null;
  const refused = rows.filter(canRetry);
  const sent = rows.filter(({ state, sentence }) => state === 'sent' && sentence !== 'Ya estaba');
  const there = rows.filter(({ state, sentence }) => state === 'sent' && sentence === 'Ya estaba');
  const waiting = rows.filter((row) => row.state !== 'sent' && !canRetry(row));
  const notSent =
    waiting.length === 0
      ? []
      : [
          {
            id: 'waiting',
            label: 'sin subir',
            note: 'Las revisas abajo, en la tabla',
            rows: waiting.map(({ name }) => name),
          },
        ];
  const left = rows.some(({ state }) => state !== 'sent');
  return (
    <>
      {phase === 'stopped' && (
        <Banner tone="critical" title="Se detuvo el envío.">
          {`${message ?? ''} Lo que ya se subió no se vuelve a enviar.`}
        </Banner>
      )}
      <Card>
        <JobResult
          headingLevel={2}
          title={`${sent.length + there.length} de ${invoices(rows.length)} subidas`}
          done={sent.length}
          unchanged={there.length}
          labels={{
            done: (count) => `${count} en revisión`,
            doneNote: 'El canal dirá si la acepta',
            unchanged: (count) => `${count} ya estaban`,
          }}
          causes={[
            ...groupByCause(refused.map(({ name, sentence }) => ({ row: name, cause: sentence }))).map(
              ({ cause, rows: names }) => ({
                id: cause,
                label: 'con error',
                rows: names,
                note: cause,
                action: {
                  label: `Reintentar ${names.length}`,
                  onPress: () =>
                    void dispatch(
                      sendRequested(refused.filter(({ sentence }) => sentence === cause).map(({ id }) => id)),
                    ),
                },
              }),
            ),
            ...notSent,
          ]}
          action={
            left && (
              <Button size="sm" onPress={() => dispatch(csvRequested())}>
                Descargar las que faltan (CSV)
              </Button>
            )
          }
        />
      </Card>
    </>
  );
}
