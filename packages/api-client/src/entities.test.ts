import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { AnyCall } from './core/define-call.ts';
import { calls } from './calls.ts';
import { inputOf } from './testing/arbitrary-of.ts';
import { knownOnWire } from './testing/known-on-wire.ts';
import { looseClient } from './testing/loose-request.ts';

const defined: Readonly<Record<string, AnyCall>> = calls;
const callOf = (id: string): AnyCall => {
  const call = defined[id];
  if (!call) throw new Error(`No call ${id}`);
  return call;
};

/** A call's example without what the contract does not know. */
const answerOf = (id: string): unknown => knownOnWire(callOf(id).response, callOf(id).example());
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
const namesIn = (value: unknown): string[] => Object.keys((value ?? {}) as object);
const words = (text: string): string[] => text.split(' ');

describe('entities of the specification, field by field, in the answers of their calls', () => {
  it.each([
    ['S3.8', 'getActiveProductTotals', '', 'totalCSChannels totalSNChannels totalSRChannels totalPGChannels'],
    ['S3.9', 'getProductStock', '', 'count'],
    ['S3.28', 'getProduct', 'data', 'photos bullets shipping_method'],
    ['S3.28', 'getProduct', 'data.photos.0', 'url order'],
    ['S3.30', 'getProduct', 'data.info_by_sku.0', 'sku stock variation photos'],
    ['S3.30', 'getProduct', 'data.info_by_sku.0.variation.0', 'variationName variation_value'],
    ['S3.31', 'listIntegrationChannels', 'data.0', 'channel_id marketplace channels'],
    ['S3.35', 'getSalesTotals', '', 'porcentajeActual ventaTotalActual ventaTotalComparativa'],
    ['S3.35', 'getUnitsTotals', '', 'porcentajeActual unidadTotalActual unidadTotalComparativa'],
    ['S3.35', 'getAverageTicketTotals', '', 'porcentajeActual precioTotalActual precioTotalComparativa'],
    ['S3.36', 'getSalesTotals', 'ventasActuales.0', 'periodo'],
    ['S3.36', 'getUnitsTotals', 'unidadesActuales.0', 'periodo'],
    ['S3.36', 'getAverageTicketTotals', 'precioActuales.0', 'periodo'],
    ['S3.37', 'getSalesTotals', '', 'fechaInicio fechaFin fechaInicioComparativo fechaFinComparativo'],
    ['S3.38', 'getGeographicDensity', 'data.0', 'estado total'],
    ['S3.40', 'getRejectedEvidencesTotal', '', 'total_items'],
    ['S3.42', 'listAutomaticBillings', '', 'records totalRecords totalPages'],
    ['S3.42', 'listManualBillings', '', 'records totalRecords totalPages'],
    ['S3.43', 'listPayments', '', 'data pagination'],
    ['S3.53', 'listBanks', 'data.0', 'code name socialReason'],
    ['S3.53', 'listCartaPorte', 'data.0', 'code description'],
    ['S3.53', 'listBrands', 'data.0', 'id name'],
    ['S3.56', 'listCategories', 'data.0', 'id name parent hasChildren'],
    ['S3.56', 'getCategory', 'data', 'id name attributes'],
    ['S3.56', 'listCategoryMatches', 'data.0', 'id name path'],
    ['S3.58', 'getSurvey', 'survey.0', 'question answer'],
    ['S3.61', 'listStoreUsers', 'data.0', 'username service'],
  ] as const)('%s: %s, %s: %s', (_, id, path, fields) => {
    expect(namesIn(at(answerOf(id), path))).toEqual(expect.arrayContaining(words(fields)));
  });
});

/** The fields that an object's schema names, those too that an example leaves out. */
const shapeOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  (schema as { readonly shape?: Readonly<Record<string, unknown>> } | undefined)?.shape ?? {};

describe('entities of the specification, field by field, in what is asked', () => {
  const fieldsOf = (id: string, part: 'query' | 'body') => namesIn(shapeOf(callOf(id)[part]));

  it('S3.29: what a product is in each channel of its own stores: CS, SR and SN', () => {
    const { sales_channel } = shapeOf(callOf('createProduct').body);
    // A draft says nothing of them.
    const { innerType } = (sales_channel as { readonly def: { readonly innerType: unknown } }).def;
    expect(namesIn(shapeOf(innerType))).toEqual(['CS', 'SR', 'SN']);
  });

  it.each([
    ['S3.24', 'listProducts', 'query', 'page pageSize name'],
    [
      'S3.25',
      'listProducts',
      'query',
      'filter_categoria filter_dropshipping filter_fulfillment filter_status',
    ],
    ['S3.26', 'listProducts', 'query', 'filter_marketplace'],
    ['S3.27', 'listProducts', 'query', 'order_fecha_creacion order_name order_precio'],
    [
      'S3.39',
      'uploadEvidence',
      'body',
      'store_id no_pedido no_guia doc_nombre guia_total doc_base64 channel comentario',
    ],
    [
      'S3.41',
      'uploadAutomaticInvoice',
      'body',
      'status_order type_file file_name guide_type guide rfc file64',
    ],
    ['S3.59', 'deleteIntegrationChannel', 'body', 'feedbackbaja razonbaja'],
    ['S3.60', 'postStoreLog', 'body', 'store interaction log_type device_info'],
  ] as const)('%s: %s, %s: %s', (_, id, part, fields) => {
    expect(fieldsOf(id, part)).toEqual(expect.arrayContaining(words(fields)));
  });
});

describe('what never varies in what is asked', () => {
  it.each([
    ['S7.63', 'quoteCourier', { shippingDays: 1, packageType: 1, generatePickup: false }],
    [
      'S7.64',
      'createCourierGuide',
      { guideOrigin: 'portal-comercios', generatePickup: true, notification: true },
    ],
  ] as const)(
    '%s: %s is sent with its constants, and with nothing else in their place',
    (_, id, constants) => {
      const accepts = (body: unknown) => callOf(id).body?.safeParse(body).success;
      const others = [null, undefined, '', 0, 1, 2, true, false, 'portal'];
      for (const { body } of fc.sample(inputOf(callOf(id)), { numRuns: 20, seed: 5 })) {
        expect(body).toMatchObject(constants);
        expect(accepts(body)).toBe(true);
        for (const [name, constant] of Object.entries(constants)) {
          const taken = others.filter((other) => accepts(Object.assign({}, body, { [name]: other })));
          expect(taken.filter((other) => other !== constant)).toEqual([]);
        }
      }
    },
  );
});

describe('calls of linking a channel, letter for letter', () => {
  it.each([
    ['S7.39', 'getSheinAuthorizationUrl', 'GET shein authorization/get-autoriced-url'],
    ['S7.39', 'linkSheinByTempToken', 'POST shein authorization/link-by-temp-token'],
    ['S7.40', 'linkTotalPlay', 'POST totalplay authorization'],
    ['S7.41', 'linkMercadoLibre', 'POST mercadolibre auth'],
    ['S7.42', 'linkShopify', 'POST shopify auth'],
    ['S7.43', 'linkWooCommerce', 'POST woocommerce authorization'],
    ['S7.46', 'getAliExpressAuthorizationUrl', 'GET aliexpress auth/authorization-url/{storeId}'],
    ['S7.46', 'completeAliExpressAuthorization', 'POST aliexpress auth/callback/{storeId}'],
    ['S7.47', 'listIntegrationChannels', 'GET integrations canales'],
    ['S7.48', 'deleteIntegrationChannel', 'DELETE integrations canales'],
  ] as const)('%s: %s is %s', (_, id, written) => {
    const { method, service, path } = callOf(id);
    expect(`${method} ${service} ${path}`).toBe(written);
  });

  it('S7.47: the channels are those of a seller_id', () => {
    expect(namesIn(shapeOf(callOf('listIntegrationChannels').query))).toContain('seller_id');
  });
});

test('S8.11: evidences of no order at all, 404, are zero', async () => {
  const request = looseClient({
    fetch: async () => Response.json({ statusCode: 404, message: 'Not Found' }, { status: 404 }),
  });
  expect(await request(callOf('getPendingEvidenceTotal'), { params: { storeId: '10452' } })).toMatchObject({
    ok: true,
    value: { total: 0 },
  });
});
