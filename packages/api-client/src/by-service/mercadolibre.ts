export {
  downloadMercadoLibreLabels,
  linkMercadoLibre,
  markMercadoLibreShipped,
} from '../services/channel-orders.calls.ts';
