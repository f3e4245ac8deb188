import { type CallError, listOrders } from '@trastienda/api-client';
import { CallFailed } from '../../shared/layout/index.ts';

type Props = {
  readonly error: CallError;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
};

/** In the place of orders that could not be loaded, in whatever list they are. */
export const OrdersFailed = (props: Props) => (
  <CallFailed
    {...props}
    call={listOrders}
    title="No pudimos cargar tus pedidos"
    comfort="Tus pedidos están a salvo."
  />
);
