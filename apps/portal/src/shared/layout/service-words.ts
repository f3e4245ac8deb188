import type { AnyCall } from '@trastienda/api-client';

/** The merchant's name of a remote service: 'El servicio de pedidos'. */
const words: Readonly<Record<AnyCall['service'], string>> = {
  aliexpress: 'AliExpress',
  bamako: 'El servicio de tiendas',
  billing: 'El servicio de facturas',
  identity: 'El servicio de usuarios',
  integrations: 'El servicio de canales',
  invoice: 'El servicio de evidencias',
  kidal: 'El servicio de pedidos',
  liubliana: 'El servicio de cargas',
  mercadolibre: 'Mercado Libre',
  'onboarding-aws': 'El servicio de registro',
  products: 'El servicio de productos',
  resources: 'El servicio de catálogos',
  shein: 'Shein',
  shippings: 'El servicio de envíos',
  shopify: 'Shopify',
  totalplay: 'Total Play',
  woocommerce: 'WooCommerce',
};

/** The service of evidences answers for payments too. */
const isOfPayments = /\/(?:payments|order-nets)\b/u;

/** The service that answers a call, in words. */
export const serviceOf = ({
  service,
  path = '',
}: Pick<AnyCall, 'service'> & Partial<Pick<AnyCall, 'path'>>): string =>
  service === 'invoice' && isOfPayments.test(path) ? 'El servicio de pagos' : words[service];
