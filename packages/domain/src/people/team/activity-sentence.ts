import { channelName } from '../../channel/channels.ts';
import { centavos } from '../../money/centavos.ts';
import { formatMxn } from '../../money/format-mxn.ts';
import { type ActivityKind, activityKinds } from './activity-kinds.ts';

/** The facts of an act, as far as its request has them. */
export interface ActivityFacts {
  /** Number of the order. */
  readonly order?: string;
  /** E-mail of the person. */
  readonly person?: string;
  /** Number of guides. */
  readonly guides?: number;
  /** Code of the channel. */
  readonly channel?: string;
  /** Whether it was only begun: the merchant went to the channel and may not have come back. */
  readonly isBegun?: boolean;
  /** It was a dry run. */
  readonly isRehearsal?: boolean;
  /** Centavos that the wallet has more, or less, than before. */
  readonly amount?: number;
  /** The decision about an order of a linked shop, and about how many more. */
  readonly decision?: string;
  readonly others?: number;
  /** The reason that was given for it. */
  readonly reason?: string;
}

/** Stands in the place of the e-mail where no person of the store acted, but who runs the installation. */
export const SUPPORT = 'soporte';
/** The name of {@link SUPPORT}, for merchants. */
export const SUPPORT_NAME = 'Soporte de Trastienda';

type Sentence = (facts: ActivityFacts) => string;

const ofOrder = ({ order }: ActivityFacts) => (order === undefined ? 'de un pedido' : `del pedido ${order}`);
const theOrder = ({ order }: ActivityFacts) => (order === undefined ? 'un pedido' : `el pedido ${order}`);
const guides = ({ guides: count }: ActivityFacts) =>
  count === undefined || count === 1 ? 'una guía' : `${count} guías`;
/** A rehearsal changes nothing, and its sentence says so. */
const rehearsed =
  (done: string, looked: string): Sentence =>
  ({ isRehearsal = false }) =>
    isRehearsal ? looked : done;
const linked =
  (code: string): Sentence =>
  ({ isBegun = false }) =>
    `${isBegun ? 'Empezó a conectar' : 'Conectó'} ${channelName(code)}`;
const channelOr = (channel: ActivityFacts['channel']) =>
  channel === undefined ? 'un canal de venta' : channelName(channel);
/** A reason is somebody's own sentence, which ends where ours does. */
const because = ({ reason = '' }: ActivityFacts) => {
  const text = reason.trim().replace(/[.\s]+$/u, '');
  return text === '' ? '' : `: ${text}`;
};
const decided: Readonly<Record<string, string>> = {
  cancelar: 'cancelarlo',
  usar_nueva: 'usar la dirección nueva',
  reintentar: 'intentarlo otra vez',
  seguir: 'dejarlo como está',
  descartar: 'descartarlo',
  hecho: 'ya estaba hecho',
};
/** Names the order of one; of several how many they were. */
const caseDecided: Sentence = (facts) => {
  const { decision = '', others = 0 } = facts;
  const what = Object.hasOwn(decided, decision) ? `: ${decided[decision]}` : '';
  return others > 0
    ? `Resolvió ${others + 1} casos de tiendas conectadas${what}`
    : `Resolvió el caso ${ofOrder(facts)}${what}`;
};
const credited: Sentence = (facts) => {
  const { amount } = facts;
  if (amount === undefined) return `Corrigió el saldo para guías${because(facts)}`;
  const money = formatMxn(centavos(Math.abs(amount)));
  const what = amount < 0 ? `Descontó ${money} del` : `Abonó ${money} al`;
  return `${what} saldo para guías${because(facts)}`;
};

const sentences: Readonly<Record<ActivityKind, Readonly<Record<string, Sentence>>>> = {
  pedidos: {
    createOrder: () => 'Registró un pedido de otra venta',
    cancelOrder: (facts) => `Canceló productos ${ofOrder(facts)}`,
    saveOrderItems: (facts) => `Cambió los paquetes ${ofOrder(facts)}`,
    updateShippingData: (facts) => `Cambió los datos de envío ${ofOrder(facts)}`,
    deliverOrder: (facts) => `Marcó como entregado ${theOrder(facts)}`,
    retryOrderPush: (facts) => `Volvió a avisar a su tienda de ${theOrder(facts)}`,
    createOrderShipment: (facts) => `Registró el envío ${ofOrder(facts)}`,
    createAliExpressDbsShipment: (facts) => `Registró el envío ${ofOrder(facts)} de AliExpress`,
    markMercadoLibreShipped: (facts) => `Registró el envío ${ofOrder(facts)} de Mercado Libre`,
    runTotalPlayOrderAction: (facts) => `Movió ${theOrder(facts)} de Total Play`,
    runWooCommerceOrderAction: (facts) => `Movió ${theOrder(facts)} de WooCommerce`,
    saveSheinWaybillNumber: (facts) => `Registró la guía ${ofOrder(facts)} de Shein`,
    trackShopifyOrder: (facts) => `Registró el envío ${ofOrder(facts)} de Shopify`,
    uploadEvidence: (facts) => `Subió la evidencia ${ofOrder(facts)}`,
    changeEvidenceGuide: (facts) => `Corrigió la evidencia ${ofOrder(facts)}`,
    uploadAutomaticInvoice: (facts) => `Subió la factura ${ofOrder(facts)}`,
    uploadManualInvoice: (facts) => `Subió la factura ${ofOrder(facts)}`,
    uploadMassInvoices: () => 'Subió varias facturas',
    savePaymentClaim: (facts) => `Anotó la aclaración ${ofOrder(facts)}`,
  },
  guias: {
    topUpBalance: () => 'Recargó el saldo para guías',
    createCourierGuide: (facts) => `Compró la guía ${ofOrder(facts)}`,
    createAutomaticGuide: (facts) => `Generó la guía ${ofOrder(facts)}`,
    cancelCourierGuide: (facts) => `Canceló ${guides(facts)}`,
    requestPickup: (facts) => `Pidió la recolección de ${guides(facts)}`,
    saveGuideLot: () => 'Guardó un lote de guías',
    'wallet:credit': credited,
  },
  productos: {
    createProduct: () => 'Creó un producto',
    updateProduct: () => 'Cambió un producto',
    updateProductCategory: () => 'Cambió la categoría de un producto',
    deleteProducts: () => 'Eliminó productos',
    editHostedShopProduct: () => 'Cambió un producto de Shopify',
    activateProducts: () => 'Activó productos',
    pauseProducts: () => 'Pausó productos',
    activateProductsInBulk: rehearsed('Activó o pausó productos', 'Revisó qué productos activar o pausar'),
    createBulkLoad: rehearsed('Cargó un archivo de productos', 'Revisó un archivo de productos'),
    undoBulkLoad: () => 'Detuvo o deshizo una carga de productos',
  },
  fulfillment: {
    createFulfillmentShipment: () => 'Registró un envío a Fulfillment',
    updateFulfillmentShipment: () => 'Cambió un envío a Fulfillment',
    cancelFulfillmentShipment: () => 'Canceló un envío a Fulfillment',
    createInventoryWithdrawal: () => 'Pidió retirar inventario',
  },
  equipo: {
    createStoreUser: ({ person = 'una persona' }) => `Invitó a ${person}`,
    updateStoreUser: ({ person = 'una persona' }) => `Cambió el acceso o el nombre de ${person}`,
    deleteStoreUser: ({ person = 'una persona' }) => `Quitó del equipo a ${person}`,
  },
  canales: {
    linkMercadoLibre: linked('ML'),
    linkSheinByTempToken: linked('SH'),
    linkShopify: linked('SP'),
    linkTotalPlay: linked('TP'),
    linkWooCommerce: linked('WC'),
    completeAliExpressAuthorization: linked('AE'),
    resolveChannelCase: caseDecided,
    testIntegrationChannel: ({ channel }) => `Probó la conexión con ${channelOr(channel)}`,
    syncIntegrationChannel: ({ channel }) => `Pidió sincronizar ${channelOr(channel)}`,
    createStoreKey: () => 'Hizo una llave para conectar otro sistema',
    revokeStoreKey: () => 'Revocó la llave de otro sistema',
    saveStoreWebhook: () => 'Guardó la dirección para avisar a otro sistema',
    testStoreWebhook: () => 'Probó los avisos a otro sistema',
    deleteStoreWebhook: () => 'Quitó la dirección para avisar a otro sistema',
    'webhook:off': (facts) => `Dejó de avisar a otro sistema${because(facts)}`,
    deleteIntegrationChannel: ({ channel }) => `Desconectó ${channelOr(channel)}`,
  },
  tienda: {
    submitSurvey: () => 'Contestó la encuesta',
    updateStorehouse: () => 'Cambió los datos del almacén',
    updateStoreTax: () => 'Cambió la información fiscal',
    updateStoreFinancial: () => 'Cambió la cuenta de depósitos',
    updateStoreUserData: () => 'Cambió los datos de contacto',
    'store:owner': (facts) => `Puso la tienda a nombre de ${facts.person ?? 'otra persona'}${because(facts)}`,
    'store:close': (facts) => `Cerró la tienda${because(facts)}`,
    'store:open': (facts) => `Volvió a abrir la tienda${because(facts)}`,
    'jobs:retry': () => 'Volvió a intentar un trabajo con errores',
  },
};

const sentenceOfCall = new Map(
  activityKinds.flatMap((kind) =>
    Object.entries(sentences[kind]).map(([call, sentence]) => [call, { kind, sentence }] as const),
  ),
);

/**
 * The acts with a sentence, by the operation id of their call or the name of an operator's command: of one kind, or of all.
 * @example activityCalls('equipo') // => ['createStoreUser', 'updateStoreUser', 'deleteStoreUser']
 */
export const activityCalls = (kind?: ActivityKind): string[] =>
  kind === undefined ? [...sentenceOfCall.keys()] : Object.keys(sentences[kind]);

/**
 * Says what somebody did, in the merchant's words; `null` for an act that changed nothing that she sees.
 * @example activitySentence('cancelCourierGuide', { guides: 3 }) // => { kind: 'guias', what: 'Canceló 3 guías' }
 * @example activitySentence('quoteCourier', {}) // => null
 */
export function activitySentence(
  call: string,
  facts: ActivityFacts,
): { readonly kind: ActivityKind; readonly what: string } | null {
  const found = sentenceOfCall.get(call);
  return found === undefined ? null : { kind: found.kind, what: found.sentence(facts) };
}
