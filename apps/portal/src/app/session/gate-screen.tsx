import { Button } from '@trastienda/ui/Button';
import { FullScreenLoader } from '@trastienda/ui/FullScreenLoader';
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
    case 'open':
      return 'Abriendo Trastienda…';
  }
};

/** The access gate while it is closed: no data, only what is going on and, where it helps, a way to try again. */
export function GateScreen() {
  const gate = useAppSelector(selectGate);
  const dispatch = useAppDispatch();
  const canRetry = 'unreachable' in gate && gate.unreachable;
  const detail =
    gate.phase === 'ownership' && gate.retry > 0
      ? `Reintento ${gate.retry} de 5`
      : canRetry && <Button onPress={() => dispatch(gateRetried())}>Reintentar</Button>;
  return <FullScreenLoader message={messageOf(gate)} detail={detail} />;
}
