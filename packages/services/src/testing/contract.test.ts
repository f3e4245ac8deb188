import { isBinary } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { describe, expect, it } from 'vitest';
import { asking } from './ask.ts';
import { goodRequests } from './good-requests.ts';
import { useDatabase } from './test-database.ts';

const db = useDatabase();
const { answer, ask } = asking(() => db.database);

const requests = goodRequests(() => db.database, ask);

/** The lines of the specification that an answer of the right shape proves. */
const proves: Record<CallId, string> = {
  getStorehouse: 'calls.md 5',
  getOnboardingStore: 'S7.87',
  createOnboardingStore: 'S7.87',
  saveOnboardingContact: 'S7.87',
  saveTaxpayerType: 'S7.87',
  saveBankData: 'S7.87',
  uploadTaxCertificate: 'S7.88',
  uploadIdentityPhotos: 'S7.88',
  getApproval: 'S7.89',
  sendApproval: 'S7.89',
  getAgreement: 'S7.89',
  acceptAgreement: 'S7.89',
  signAgreement: 'S7.89',
  getOnboardingConfig: 'calls.md 7',
  updateOnboardingStep: 'calls.md 7',
  getStoreApproval: 'S7.86',
  createIdentityStore: 'calls.md 4',
  postStoreLog: 'S7.90',
  getSurvey: 'S7.90',
  submitSurvey: 'S7.90',
  listProducts: 'calls.md 18',
  getProduct: 'calls.md 18',
  listProductSkus: 'calls.md 18',
  getProductBySku: 'calls.md 18',
  checkSku: 'calls.md 18',
  listCategories: 'calls.md 18',
  getCategory: 'calls.md 18',
  listCategoryMatches: 'calls.md 18',
  listCartaPorte: 'calls.md 22',
  listBrands: 'calls.md 22',
  listBanks: 'calls.md 22',
  checkUniversalId: 'calls.md 18',
  createProduct: 'calls.md 18',
  updateProduct: 'calls.md 18',
  updateProductCategory: 'calls.md 18',
  deleteProducts: 'calls.md 25.4',
  listProductChanges: 'D262',
  getProductStock: 'calls.md 18',
  getHostedShopProduct: 'calls.md 18',
  editHostedShopProduct: 'calls.md 18',
  getActiveProductTotals: 'calls.md 18',
  listStoreTopCategories: 'calls.md 18',
  activateProducts: 'calls.md 25.4',
  pauseProducts: 'calls.md 25.4',
  activateProductsInBulk: 'D44',
  createBulkLoad: 'S7.70',
  listBulkLoads: 'D103',
  getBulkLoadLog: 'calls.md 24.10',
  downloadBulkLoadTemplate: 'D361',
  undoBulkLoad: 'D363',
  updateStorehouse: 'calls.md 5',
  getStoreTax: 'calls.md 5',
  updateStoreTax: 'calls.md 5',
  getStoreFinancial: 'calls.md 5',
  updateStoreFinancial: 'calls.md 5',
  getStoreUserData: 'calls.md 5',
  updateStoreUserData: 'calls.md 5',
  getStoreService: 'S7.19, S7.49',
  getShippingService: 'S7.20',
  verifyStoreOwnership: 'S7.16',
  listUserStores: 'S3.4',
  getStore: 'S3.4, S7.17',
  listStoreUsers: 'S6.6, S7.91',
  createStoreUser: 'S6.6, S7.91',
  updateStoreUser: 'S6.6, S7.91',
  deleteStoreUser: 'S6.6, S7.91',
  listStoreInvitations: 'D248',
  answerStoreInvitation: 'D248',
  listStoreActivity: 'D245',
  listSalesChannels: 'S3.5, S7.21',
  listOrders: 'S1.2, S3.10, S3.12, S3.13, S3.14, S3.15, S3.18, S3.19, S3.20, S3.21, S7.23, S7.24, S7.25',
  getOrderStatistics: 'S3.7, S3.17, S7.26',
  getPendingOrderStatistics: 'S7.27',
  getPendingEvidenceTotal: 'S7.28',
  listParcelCarriers: 'S7.29',
  createOrderShipment: 'S7.30',
  cancelOrder: 'S7.31',
  updateShippingData: 'S7.33',
  getBalance: 'S3.6, S7.18',
  topUpBalance: 'D400',
  quoteCourier: 'S3.44, S7.52',
  createCourierGuide: 'S7.50',
  cancelCourierGuide: 'S7.53',
  listStoreGuides: 'S7.54',
  getZipCode: 'S3.45, S7.56',
  getGuideDetail: 'S7.57',
  getGuideStatus: 'S7.57',
  downloadGuideLabel: 'S1.3',
  deliverOrder: 'S7.32',
  retryOrderPush: 'D528',
  downloadPurchaseOrder: 'S7.34',
  saveOrderItems: 'S7.35',
  createOrder: 'S7.36',
  getOrderIndicators: 'S7.78',
  getSalesStatistics: 'S7.79',
  getSalesTotals: 'S7.79',
  getUnitsTotals: 'S7.80',
  getAverageTicketTotals: 'S7.80',
  getMarketplaceOrderTotals: 'S7.81',
  getGeographicDensity: 'S7.81',
  getDailyPerformance: 'S7.82',
  getGeneralReport: 'S7.83',
  listProductPerformance: 'S7.82',
  listTopProducts: 'S7.84',
  listTopCategories: 'S7.84',
  downloadSheinShippingLabel: 'S7.37',
  saveSheinWaybillNumber: 'S7.37',
  exportSheinAddress: 'S7.37',
  listSheinLogisticsChannels: 'S7.38',
  runTotalPlayOrderAction: 'S7.40',
  downloadMercadoLibreLabels: 'S7.41',
  markMercadoLibreShipped: 'S7.41',
  trackShopifyOrder: 'S7.42',
  getShopifyUser: 'S7.42',
  listIntegrationChannels: 'S3.31, S7.47',
  deleteIntegrationChannel: 'S3.59, S7.48',
  listChannelCases: 'D534',
  resolveChannelCase: 'D534',
  testIntegrationChannel: 'D537',
  syncIntegrationChannel: 'D537',
  listChannelEvents: 'D537',
  listStoreKeys: 'D517',
  createStoreKey: 'D517',
  revokeStoreKey: 'D517',
  getStoreWebhook: 'D520',
  saveStoreWebhook: 'D520',
  deleteStoreWebhook: 'D520',
  testStoreWebhook: 'D521',
  getSheinAuthorizationUrl: 'S7.39',
  linkSheinByTempToken: 'S7.39',
  linkTotalPlay: 'S7.40',
  linkMercadoLibre: 'S7.41',
  linkShopify: 'S7.42',
  linkWooCommerce: 'S7.43',
  getAliExpressAuthorizationUrl: 'S7.46',
  completeAliExpressAuthorization: 'S7.46',
  runWooCommerceOrderAction: 'S7.43',
  queryAliExpressShippingServices: 'S7.44',
  createAliExpressDbsShipment: 'S7.45',
  uploadEvidence: 'calls.md 20',
  changeEvidenceGuide: 'calls.md 20',
  listManualBillings: 'S3.42, S7.94',
  listAutomaticBillings: 'S3.42',
  uploadManualInvoice: 'S3.41, S7.92',
  uploadAutomaticInvoice: 'S3.41',
  uploadMassInvoices: 'calls.md 21',
  downloadBillingFile: 'calls.md 21',
  downloadAccountantPack: 'D320',
  listPayments: 'S3.43, S7.93, S7.98',
  listOrderNets: 'calls.md 20',
  getOrderNet: 'calls.md 20',
  savePaymentClaim: 'calls.md 20',
  getPaymentSummary: 'calls.md 20',
  getPayment: 'calls.md 20',
  listPaymentLines: 'calls.md 20',
  downloadPaymentLines: 'calls.md 20',
  downloadPaymentInvoice: 'calls.md 20',
  listRejectedEvidences: 'S3.40, S7.92',
  getRejectedEvidencesTotal: 'calls.md 20',
  createAutomaticGuide: 'S7.51',
  getGuidesReport: 'S7.55',
  getAutomaticGuide: 'S7.58',
  listTrackingStates: 'S7.59',
  listGuideLots: 'S7.60',
  getGuideLot: 'S7.60',
  getNewGuideLot: 'S7.60',
  saveGuideLot: 'S7.61',
  requestPickup: 'S7.62',
  downloadGuideLotLabels: 'D158',
  listFulfillmentShipments: 'S1.9, D151',
  getFulfillmentShipment: 'S1.9, D151',
  cancelFulfillmentShipment: 'S1.9, D151',
  createFulfillmentShipment: 'S1.9, D358',
  updateFulfillmentShipment: 'S1.9, D358',
  listFulfillmentWarehouses: 'S1.9, D151',
  listInventory: 'S1.9, D359',
  getInventoryItem: 'S1.9, D357',
  createInventoryWithdrawal: 'S1.9, D360',
  listInventoryWithdrawals: 'S1.9, D360',
};

describe('S7.8: every call answers what its contract says, on the demo', () => {
  it.each(Object.entries(proves) as [CallId, string][])('%s (%s)', async (id) => {
    const call = calls[id];
    const given = await answer(call, await requests[id]());
    expect(given, JSON.stringify(given.body)).toMatchObject({ status: 200 });
    if (isBinary(call)) {
      expect(given.file?.bytes.length).toBeGreaterThan(100);
      return;
    }
    const wire = JSON.parse(JSON.stringify(given.body)) as unknown;
    const read = call.response.safeParse(wire);
    expect(read.error?.issues).toBeUndefined();
    // No field of the contract is left to its default: the answer is complete as it comes.
    expect(read.data).toEqual(JSON.parse(JSON.stringify(read.data)));
  });
});

describe('every call refuses in the shape of its service', () => {
  it.each(Object.keys(calls) as CallId[])('%s, for a store that is not the user’s', async (id) => {
    const call = calls[id];
    if (call.store === 'none') return;
    const input = await requests[id]();
    const given = await answer(call, input, { storeId: '20817' });
    const other = await answer(call, input, { storeId: 'no-such-store' });
    expect(given.status).toBe(403);
    expect(given.body).toEqual(other.body);
    expect(JSON.stringify(given.body)).toContain('No tienes acceso a esta tienda');
    if (call.service === 'shippings') expect(given.body).toMatchObject({ success: false });
    else expect(given.body).toMatchObject({ statusCode: 403, data: { message: expect.any(String) } });
  });

  it.each(Object.keys(calls) as CallId[])('%s, without its path or its data (D113)', async (id) => {
    const call = calls[id];
    const needsPath = Object.keys(call.params._zod.def.shape).length > 0;
    if (!needsPath && !call.body) return;
    const given = await answer(call, {});
    expect(given).toMatchObject({ status: 400, body: { message: 'Path and data are required' } });
  });
});
