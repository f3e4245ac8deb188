import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { FullScreenLoader } from '@trastienda/ui/FullScreenLoader';
import { LockIcon } from '@trastienda/ui/icons';
import { BareFrame } from '../../shared/layout/bare-frame.tsx';
import { PageHeader } from '../../shared/layout/index.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { selectGate } from '../../shared/session/selectors.ts';
import { type Gate, gateRetried } from '../../shared/session/slice.ts';

/** The loader's words (S4.6: never a loader without them). */
const messageOf = (gate: Gate): string => {
  switch (gate.phase) {
    case 'session':
      return gate.unreachable ? 'No pudimos comprobar tu sesión' : 'Verificando tu sesión…';
    case 'sign-in':
      return gate.unreachable ? 'No pudimos abrir el inicio de sesión' : 'Te llevamos a iniciar sesión…';
    case 'sign-out':
      return 'Cerrando tu sesión…';
    case 'ownership':
      return 'Verificando el acceso a tu tienda…';
    case 'store':
      return gate.unreachable ? 'No pudimos abrir tu tienda' : 'Abriendo tu tienda…';
    case 'closed':
      return 'Esta tienda está cerrada';
    case 'open':
      return 'Abriendo Trastienda…';
  }
};

/** The access gate while it is closed: no data, only what is going on and, where it helps, a way to try again. */
export function GateScreen() {
  const gate = useAppSelector(selectGate);
  const dispatch = useAppDispatch();
  if (gate.phase === 'closed') {
    return (
      <BareFrame>
        <PageHeader title={messageOf(gate)} />
        <Card>
          <EmptyState kind="no-match" icon={LockIcon} title="Sus datos se conservan">
            Escribe a soporte si necesitas volver a abrirla.
          </EmptyState>
        </Card>
      </BareFrame>
    );
  }
  const canRetry = 'unreachable' in gate && gate.unreachable;
  const detail =
    gate.phase === 'ownership' && gate.retry > 0
      ? `Reintento ${gate.retry} de 5`
      : canRetry && <Button onPress={() => dispatch(gateRetried())}>Reintentar</Button>;
  return <FullScreenLoader message={messageOf(gate)} detail={detail} />;
}
