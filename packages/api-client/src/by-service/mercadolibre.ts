export { linkMercadoLibre } from '../services/channel-links.calls.ts';
export { downloadMercadoLibreLabels, markMercadoLibreShipped } from '../services/channel-orders.calls.ts';
