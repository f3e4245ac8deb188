// Written by `npm run reference` from the calls; checked by tsc, never run.
import type { CallInput } from '../core/define-call.ts';
import type { allCalls } from '../msw/all-calls.ts';

type Calls = typeof allCalls;
declare function input<C>(one: CallInput<C>): void;

/** The calls that are checked here. */
export type Checked =
  | 'acceptAgreement'
  | 'activateProducts'
  | 'activateProductsInBulk'
  | 'answerStoreInvitation'
  | 'cancelCourierGuide'
  | 'cancelFulfillmentShipment'
  | 'cancelOrder'
  | 'changeEvidenceGuide'
  | 'checkSku'
  | 'checkUniversalId'
  | 'completeAliExpressAuthorization'
  | 'createAliExpressDbsShipment'
  | 'createAutomaticGuide'
  | 'createBulkLoad'
  | 'createCourierGuide'
  | 'createFulfillmentShipment'
  | 'createIdentityStore'
  | 'createInventoryWithdrawal'
  | 'createOnboardingStore'
  | 'createOrder'
  | 'createOrderShipment'
  | 'createProduct'
  | 'createStoreUser'
  | 'deleteIntegrationChannel'
  | 'deleteProducts'
  | 'deleteStoreUser'
  | 'deliverOrder'
  | 'downloadAccountantPack'
  | 'downloadBillingFile'
  | 'downloadBulkLoadTemplate'
  | 'downloadGuideLabel'
  | 'downloadGuideLotLabels'
  | 'downloadMercadoLibreLabels'
  | 'downloadPaymentInvoice'
  | 'downloadPaymentLines'
  | 'downloadPurchaseOrder'
  | 'downloadSheinShippingLabel'
  | 'editHostedShopProduct'
  | 'exportSheinAddress'
  | 'getActiveProductTotals'
  | 'getAgreement'
  | 'getAliExpressAuthorizationUrl'
  | 'getApproval'
  | 'getAutomaticGuide'
  | 'getAverageTicketTotals'
  | 'getBalance'
  | 'getBulkLoadLog'
  | 'getCategory'
  | 'getDailyPerformance'
  | 'getFulfillmentShipment'
  | 'getGeneralReport'
  | 'getGeographicDensity'
  | 'getGuideDetail'
  | 'getGuideLot'
  | 'getGuideStatus'
  | 'getGuidesReport'
  | 'getHostedShopProduct'
  | 'getInventoryItem'
  | 'getMarketplaceOrderTotals'
  | 'getNewGuideLot'
  | 'getOnboardingConfig'
  | 'getOnboardingStore'
  | 'getOrderIndicators'
  | 'getOrderNet'
  | 'getOrderStatistics'
  | 'getPayment'
  | 'getPaymentSummary'
  | 'getPendingEvidenceTotal'
  | 'getPendingOrderStatistics'
  | 'getProduct'
  | 'getProductBySku'
  | 'getProductStock'
  | 'getRejectedEvidencesTotal'
  | 'getSalesStatistics'
  | 'getSalesTotals'
  | 'getSheinAuthorizationUrl'
  | 'getShippingService'
  | 'getShopifyUser'
  | 'getStore'
  | 'getStoreApproval'
  | 'getStoreFinancial'
  | 'getStoreService'
  | 'getStoreTax'
  | 'getStoreUserData'
  | 'getStorehouse'
  | 'getSurvey'
  | 'getUnitsTotals'
  | 'getZipCode'
  | 'linkMercadoLibre'
  | 'linkSheinByTempToken'
  | 'linkShopify'
  | 'linkTotalPlay'
  | 'linkWooCommerce'
  | 'listAutomaticBillings'
  | 'listBanks'
  | 'listBrands'
  | 'listBulkLoads'
  | 'listCartaPorte'
  | 'listCategories'
  | 'listCategoryMatches'
  | 'listFulfillmentShipments'
  | 'listFulfillmentWarehouses'
  | 'listGuideLots'
  | 'listIntegrationChannels'
  | 'listInventory'
  | 'listInventoryWithdrawals'
  | 'listManualBillings'
  | 'listOrderNets'
  | 'listOrders'
  | 'listParcelCarriers'
  | 'listPaymentLines'
  | 'listPayments'
  | 'listProductChanges'
  | 'listProductPerformance'
  | 'listProductSkus'
  | 'listProducts'
  | 'listRejectedEvidences'
  | 'listSalesChannels'
  | 'listSheinLogisticsChannels'
  | 'listStoreActivity'
  | 'listStoreGuides'
  | 'listStoreInvitations'
  | 'listStoreTopCategories'
  | 'listStoreUsers'
  | 'listTopCategories'
  | 'listTopProducts'
  | 'listTrackingStates'
  | 'listUserStores'
  | 'markMercadoLibreShipped'
  | 'pauseProducts'
  | 'postStoreLog'
  | 'queryAliExpressShippingServices'
  | 'quoteCourier'
  | 'requestPickup'
  | 'runTotalPlayOrderAction'
  | 'runWooCommerceOrderAction'
  | 'saveBankData'
  | 'saveGuideLot'
  | 'saveOnboardingContact'
  | 'saveOrderItems'
  | 'savePaymentClaim'
  | 'saveSheinWaybillNumber'
  | 'saveTaxpayerType'
  | 'sendApproval'
  | 'signAgreement'
  | 'submitSurvey'
  | 'topUpBalance'
  | 'trackShopifyOrder'
  | 'undoBulkLoad'
  | 'updateFulfillmentShipment'
  | 'updateOnboardingStep'
  | 'updateProduct'
  | 'updateProductCategory'
  | 'updateShippingData'
  | 'updateStoreFinancial'
  | 'updateStoreTax'
  | 'updateStoreUser'
  | 'updateStoreUserData'
  | 'updateStorehouse'
  | 'uploadAutomaticInvoice'
  | 'uploadEvidence'
  | 'uploadIdentityPhotos'
  | 'uploadManualInvoice'
  | 'uploadMassInvoices'
  | 'uploadTaxCertificate'
  | 'verifyStoreOwnership';

input<Calls['acceptAgreement']>({ params: {}, query: {}, body: { storeId: "?x", channels: ["SN"], textHash: "8584b8f97cbb0add4d972d5b3baeeb01f330f49f8f25ed4e72ff326acfacc2a2", accepted: true } });
input<Calls['acceptAgreement']>({ params: {}, query: {}, body: { channels: ["SN"], textHash: "8584b8f97cbb0add4d972d5b3baeeb01f330f49f8f25ed4e72ff326acfacc2a2", accepted: true } });
// @ts-expect-error without its body
input<Calls['acceptAgreement']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['acceptAgreement']>({ params: {}, query: {}, body: { channels: ["SN"], textHash: "8584b8f97cbb0add4d972d5b3baeeb01f330f49f8f25ed4e72ff326acfacc2a2", accepted: true, storeId: (() => 0) } });
// @ts-expect-error body.channels of a wrong type
input<Calls['acceptAgreement']>({ params: {}, query: {}, body: { storeId: "?x", textHash: "8584b8f97cbb0add4d972d5b3baeeb01f330f49f8f25ed4e72ff326acfacc2a2", accepted: true, channels: (() => 0) } });
// @ts-expect-error body.textHash of a wrong type
input<Calls['acceptAgreement']>({ params: {}, query: {}, body: { storeId: "?x", channels: ["SN"], accepted: true, textHash: (() => 0) } });
// @ts-expect-error body.accepted of a wrong type
input<Calls['acceptAgreement']>({ params: {}, query: {}, body: { storeId: "?x", channels: ["SN"], textHash: "8584b8f97cbb0add4d972d5b3baeeb01f330f49f8f25ed4e72ff326acfacc2a2", accepted: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['acceptAgreement']>({ params: {}, query: {}, body: { storeId: "?x", channels: ["SN"], textHash: "8584b8f97cbb0add4d972d5b3baeeb01f330f49f8f25ed4e72ff326acfacc2a2", accepted: true, espia: 1 } });
input<Calls['activateProducts']>({ params: { storeId: "&x" }, query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"] } });
input<Calls['activateProducts']>({ params: {}, query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"] } });
// @ts-expect-error without its body
input<Calls['activateProducts']>({ params: { storeId: "&x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['activateProducts']>({ query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"] }, params: { storeId: (() => 0) } });
// @ts-expect-error body.ids of a wrong type
input<Calls['activateProducts']>({ params: { storeId: "&x" }, query: {}, body: { salesChannels: ["SN"], ids: (() => 0) } });
// @ts-expect-error body.salesChannels of a wrong type
input<Calls['activateProducts']>({ params: { storeId: "&x" }, query: {}, body: { ids: ["cx", "_x"], salesChannels: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['activateProducts']>({ params: { storeId: "&x" }, query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"], espia: 1 } });
input<Calls['activateProductsInBulk']>({ params: { storeId: "ñ?&-1x" }, query: {}, body: { salesChannels: ["SP"], filters: { filter_dropshipping: "true", filter_marketplace: ["SN"], filter_status: "draft", name: "Xa/", ids: ["c#a0ñ0ñ9x", "/0_b#%-Yx"], filter_brand: "", filter_missing: "brand", order_fecha_creacion: "asc", order_name: "asc" }, action: "active", dryRun: false } });
input<Calls['activateProductsInBulk']>({ params: {}, query: {}, body: { salesChannels: ["SP"], filters: { filter_dropshipping: "true", filter_marketplace: ["SN"], filter_status: "draft", name: "Xa/", ids: ["c#a0ñ0ñ9x", "/0_b#%-Yx"], filter_brand: "", filter_missing: "brand", order_fecha_creacion: "asc", order_name: "asc" }, action: "active", dryRun: false } });
// @ts-expect-error without its body
input<Calls['activateProductsInBulk']>({ params: { storeId: "ñ?&-1x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['activateProductsInBulk']>({ query: {}, body: { salesChannels: ["SP"], filters: { filter_dropshipping: "true", filter_marketplace: ["SN"], filter_status: "draft", name: "Xa/", ids: ["c#a0ñ0ñ9x", "/0_b#%-Yx"], filter_brand: "", filter_missing: "brand", order_fecha_creacion: "asc", order_name: "asc" }, action: "active", dryRun: false }, params: { storeId: (() => 0) } });
// @ts-expect-error body.salesChannels of a wrong type
input<Calls['activateProductsInBulk']>({ params: { storeId: "ñ?&-1x" }, query: {}, body: { filters: { filter_dropshipping: "true", filter_marketplace: ["SN"], filter_status: "draft", name: "Xa/", ids: ["c#a0ñ0ñ9x", "/0_b#%-Yx"], filter_brand: "", filter_missing: "brand", order_fecha_creacion: "asc", order_name: "asc" }, action: "active", dryRun: false, salesChannels: (() => 0) } });
// @ts-expect-error body.filters of a wrong type
input<Calls['activateProductsInBulk']>({ params: { storeId: "ñ?&-1x" }, query: {}, body: { salesChannels: ["SP"], action: "active", dryRun: false, filters: (() => 0) } });
// @ts-expect-error body.action of a wrong type
input<Calls['activateProductsInBulk']>({ params: { storeId: "ñ?&-1x" }, query: {}, body: { salesChannels: ["SP"], filters: { filter_dropshipping: "true", filter_marketplace: ["SN"], filter_status: "draft", name: "Xa/", ids: ["c#a0ñ0ñ9x", "/0_b#%-Yx"], filter_brand: "", filter_missing: "brand", order_fecha_creacion: "asc", order_name: "asc" }, dryRun: false, action: (() => 0) } });
// @ts-expect-error body.dryRun of a wrong type
input<Calls['activateProductsInBulk']>({ params: { storeId: "ñ?&-1x" }, query: {}, body: { salesChannels: ["SP"], filters: { filter_dropshipping: "true", filter_marketplace: ["SN"], filter_status: "draft", name: "Xa/", ids: ["c#a0ñ0ñ9x", "/0_b#%-Yx"], filter_brand: "", filter_missing: "brand", order_fecha_creacion: "asc", order_name: "asc" }, action: "active", dryRun: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['activateProductsInBulk']>({ params: { storeId: "ñ?&-1x" }, query: {}, body: { salesChannels: ["SP"], filters: { filter_dropshipping: "true", filter_marketplace: ["SN"], filter_status: "draft", name: "Xa/", ids: ["c#a0ñ0ñ9x", "/0_b#%-Yx"], filter_brand: "", filter_missing: "brand", order_fecha_creacion: "asc", order_name: "asc" }, action: "active", dryRun: false, espia: 1 } });
input<Calls['answerStoreInvitation']>({ params: { invitation: "?x" }, query: {}, body: { accept: true } });
// @ts-expect-error without the path parameter invitation
input<Calls['answerStoreInvitation']>({ params: {}, query: {}, body: { accept: true } });
// @ts-expect-error without its body
input<Calls['answerStoreInvitation']>({ params: { invitation: "?x" }, query: {} });
// @ts-expect-error params.invitation of a wrong type
input<Calls['answerStoreInvitation']>({ query: {}, body: { accept: true }, params: { invitation: (() => 0) } });
// @ts-expect-error body.accept of a wrong type
input<Calls['answerStoreInvitation']>({ params: { invitation: "?x" }, query: {}, body: { accept: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['answerStoreInvitation']>({ params: { invitation: "?x" }, query: {}, body: { accept: true, espia: 1 } });
input<Calls['cancelCourierGuide']>({ params: {}, query: {}, body: { storeId: "#- X#=x", guides: [], lotId: "_9x", reason: "" } });
input<Calls['cancelCourierGuide']>({ params: {}, query: {}, body: { guides: [], lotId: "_9x", reason: "" } });
// @ts-expect-error without its body
input<Calls['cancelCourierGuide']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['cancelCourierGuide']>({ params: {}, query: {}, body: { guides: [], lotId: "_9x", reason: "", storeId: (() => 0) } });
// @ts-expect-error body.guides of a wrong type
input<Calls['cancelCourierGuide']>({ params: {}, query: {}, body: { storeId: "#- X#=x", lotId: "_9x", reason: "", guides: (() => 0) } });
// @ts-expect-error body.lotId of a wrong type
input<Calls['cancelCourierGuide']>({ params: {}, query: {}, body: { storeId: "#- X#=x", guides: [], reason: "", lotId: (() => 0) } });
// @ts-expect-error body.reason of a wrong type
input<Calls['cancelCourierGuide']>({ params: {}, query: {}, body: { storeId: "#- X#=x", guides: [], lotId: "_9x", reason: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['cancelCourierGuide']>({ params: {}, query: {}, body: { storeId: "#- X#=x", guides: [], lotId: "_9x", reason: "", espia: 1 } });
input<Calls['cancelFulfillmentShipment']>({ params: { storeId: "ax", shipmentId: "ücbx" }, query: {} });
input<Calls['cancelFulfillmentShipment']>({ params: { shipmentId: "ücbx" }, query: {} });
// @ts-expect-error without the path parameter shipmentId
input<Calls['cancelFulfillmentShipment']>({ params: { storeId: "ax" }, query: {} });
// @ts-expect-error it has no body
input<Calls['cancelFulfillmentShipment']>({ params: { storeId: "ax", shipmentId: "ücbx" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['cancelFulfillmentShipment']>({ query: {}, params: { shipmentId: "ücbx", storeId: (() => 0) } });
// @ts-expect-error params.shipmentId of a wrong type
input<Calls['cancelFulfillmentShipment']>({ query: {}, params: { storeId: "ax", shipmentId: (() => 0) } });
input<Calls['cancelOrder']>({ params: {}, query: {}, body: { storeId: "=Z9bx", marketplace: "SN", orderId: "a_x", colocationIds: [], reason: "Otra", comment: "ü%+c#_" } });
input<Calls['cancelOrder']>({ params: {}, query: {}, body: { marketplace: "SN", orderId: "a_x", colocationIds: [], reason: "Otra", comment: "ü%+c#_" } });
// @ts-expect-error without its body
input<Calls['cancelOrder']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['cancelOrder']>({ params: {}, query: {}, body: { marketplace: "SN", orderId: "a_x", colocationIds: [], reason: "Otra", comment: "ü%+c#_", storeId: (() => 0) } });
// @ts-expect-error body.marketplace of a wrong type
input<Calls['cancelOrder']>({ params: {}, query: {}, body: { storeId: "=Z9bx", orderId: "a_x", colocationIds: [], reason: "Otra", comment: "ü%+c#_", marketplace: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['cancelOrder']>({ params: {}, query: {}, body: { storeId: "=Z9bx", marketplace: "SN", colocationIds: [], reason: "Otra", comment: "ü%+c#_", orderId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['cancelOrder']>({ params: {}, query: {}, body: { storeId: "=Z9bx", marketplace: "SN", orderId: "a_x", reason: "Otra", comment: "ü%+c#_", colocationIds: (() => 0) } });
// @ts-expect-error body.reason of a wrong type
input<Calls['cancelOrder']>({ params: {}, query: {}, body: { storeId: "=Z9bx", marketplace: "SN", orderId: "a_x", colocationIds: [], comment: "ü%+c#_", reason: (() => 0) } });
// @ts-expect-error body.comment of a wrong type
input<Calls['cancelOrder']>({ params: {}, query: {}, body: { storeId: "=Z9bx", marketplace: "SN", orderId: "a_x", colocationIds: [], reason: "Otra", comment: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['cancelOrder']>({ params: {}, query: {}, body: { storeId: "=Z9bx", marketplace: "SN", orderId: "a_x", colocationIds: [], reason: "Otra", comment: "ü%+c#_", espia: 1 } });
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "" } });
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "" } });
// @ts-expect-error without its body
input<Calls['changeEvidenceGuide']>({ params: {}, query: {} });
// @ts-expect-error body.store_id of a wrong type
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", store_id: (() => 0) } });
// @ts-expect-error body.no_pedido of a wrong type
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { store_id: "?x", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", no_pedido: (() => 0) } });
// @ts-expect-error body.no_guia of a wrong type
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", no_guia: (() => 0) } });
// @ts-expect-error body.doc_nombre of a wrong type
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", doc_nombre: (() => 0) } });
// @ts-expect-error body.guia_total of a wrong type
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", doc_base64: "Xx", channel: "CS", comentario: "", guia_total: (() => 0) } });
// @ts-expect-error body.doc_base64 of a wrong type
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, channel: "CS", comentario: "", doc_base64: (() => 0) } });
// @ts-expect-error body.channel of a wrong type
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", comentario: "", channel: (() => 0) } });
// @ts-expect-error body.comentario of a wrong type
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['changeEvidenceGuide']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", espia: 1 } });
input<Calls['checkSku']>({ params: { storeId: "ax" }, query: {}, body: { sku: "cx", productId: "üx" } });
input<Calls['checkSku']>({ params: {}, query: {}, body: { sku: "cx", productId: "üx" } });
// @ts-expect-error without its body
input<Calls['checkSku']>({ params: { storeId: "ax" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['checkSku']>({ query: {}, body: { sku: "cx", productId: "üx" }, params: { storeId: (() => 0) } });
// @ts-expect-error body.sku of a wrong type
input<Calls['checkSku']>({ params: { storeId: "ax" }, query: {}, body: { productId: "üx", sku: (() => 0) } });
// @ts-expect-error body.productId of a wrong type
input<Calls['checkSku']>({ params: { storeId: "ax" }, query: {}, body: { sku: "cx", productId: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['checkSku']>({ params: { storeId: "ax" }, query: {}, body: { sku: "cx", productId: "üx", espia: 1 } });
input<Calls['checkUniversalId']>({ params: { storeId: "ax" }, query: {}, body: { universalId: "cx", productId: "üx" } });
input<Calls['checkUniversalId']>({ params: {}, query: {}, body: { universalId: "cx", productId: "üx" } });
// @ts-expect-error without its body
input<Calls['checkUniversalId']>({ params: { storeId: "ax" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['checkUniversalId']>({ query: {}, body: { universalId: "cx", productId: "üx" }, params: { storeId: (() => 0) } });
// @ts-expect-error body.universalId of a wrong type
input<Calls['checkUniversalId']>({ params: { storeId: "ax" }, query: {}, body: { productId: "üx", universalId: (() => 0) } });
// @ts-expect-error body.productId of a wrong type
input<Calls['checkUniversalId']>({ params: { storeId: "ax" }, query: {}, body: { universalId: "cx", productId: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['checkUniversalId']>({ params: { storeId: "ax" }, query: {}, body: { universalId: "cx", productId: "üx", espia: 1 } });
input<Calls['completeAliExpressAuthorization']>({ params: { storeId: "&x" }, query: {}, body: { code: "0ax", state: "%_x" } });
input<Calls['completeAliExpressAuthorization']>({ params: {}, query: {}, body: { code: "0ax", state: "%_x" } });
// @ts-expect-error without its body
input<Calls['completeAliExpressAuthorization']>({ params: { storeId: "&x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['completeAliExpressAuthorization']>({ query: {}, body: { code: "0ax", state: "%_x" }, params: { storeId: (() => 0) } });
// @ts-expect-error body.code of a wrong type
input<Calls['completeAliExpressAuthorization']>({ params: { storeId: "&x" }, query: {}, body: { state: "%_x", code: (() => 0) } });
// @ts-expect-error body.state of a wrong type
input<Calls['completeAliExpressAuthorization']>({ params: { storeId: "&x" }, query: {}, body: { code: "0ax", state: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['completeAliExpressAuthorization']>({ params: { storeId: "&x" }, query: {}, body: { code: "0ax", state: "%_x", espia: 1 } });
input<Calls['createAliExpressDbsShipment']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {}, body: { colocationId: "_x", shipmentProviderCode: "0XXñ/x", trackingNumber: "Z/=x" } });
input<Calls['createAliExpressDbsShipment']>({ params: { orderId: "%Zñ0x" }, query: {}, body: { colocationId: "_x", shipmentProviderCode: "0XXñ/x", trackingNumber: "Z/=x" } });
// @ts-expect-error without the path parameter orderId
input<Calls['createAliExpressDbsShipment']>({ params: { storeId: "&x" }, query: {}, body: { colocationId: "_x", shipmentProviderCode: "0XXñ/x", trackingNumber: "Z/=x" } });
// @ts-expect-error without its body
input<Calls['createAliExpressDbsShipment']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['createAliExpressDbsShipment']>({ query: {}, body: { colocationId: "_x", shipmentProviderCode: "0XXñ/x", trackingNumber: "Z/=x" }, params: { orderId: "%Zñ0x", storeId: (() => 0) } });
// @ts-expect-error params.orderId of a wrong type
input<Calls['createAliExpressDbsShipment']>({ query: {}, body: { colocationId: "_x", shipmentProviderCode: "0XXñ/x", trackingNumber: "Z/=x" }, params: { storeId: "&x", orderId: (() => 0) } });
// @ts-expect-error body.colocationId of a wrong type
input<Calls['createAliExpressDbsShipment']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {}, body: { shipmentProviderCode: "0XXñ/x", trackingNumber: "Z/=x", colocationId: (() => 0) } });
// @ts-expect-error body.shipmentProviderCode of a wrong type
input<Calls['createAliExpressDbsShipment']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {}, body: { colocationId: "_x", trackingNumber: "Z/=x", shipmentProviderCode: (() => 0) } });
// @ts-expect-error body.trackingNumber of a wrong type
input<Calls['createAliExpressDbsShipment']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {}, body: { colocationId: "_x", shipmentProviderCode: "0XXñ/x", trackingNumber: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createAliExpressDbsShipment']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {}, body: { colocationId: "_x", shipmentProviderCode: "0XXñ/x", trackingNumber: "Z/=x", espia: 1 } });
input<Calls['createAutomaticGuide']>({ params: { marketplace: "SH" }, query: {}, body: { storeId: "X_#?/ñx", orderId: "á#+_x", colocationIds: ["Xa9 cb9_1x"], packages: [{ height: 26888.27, width: 34871.71, depth: 61336.09, weight: 43858.01, quantity: 51 }], forcedGuideType: null } });
input<Calls['createAutomaticGuide']>({ params: { marketplace: "SH" }, query: {}, body: { orderId: "á#+_x", colocationIds: ["Xa9 cb9_1x"], packages: [{ height: 26888.27, width: 34871.71, depth: 61336.09, weight: 43858.01, quantity: 51 }], forcedGuideType: null } });
// @ts-expect-error without the path parameter marketplace
input<Calls['createAutomaticGuide']>({ params: {}, query: {}, body: { storeId: "X_#?/ñx", orderId: "á#+_x", colocationIds: ["Xa9 cb9_1x"], packages: [{ height: 26888.27, width: 34871.71, depth: 61336.09, weight: 43858.01, quantity: 51 }], forcedGuideType: null } });
// @ts-expect-error without its body
input<Calls['createAutomaticGuide']>({ params: { marketplace: "SH" }, query: {} });
// @ts-expect-error params.marketplace of a wrong type
input<Calls['createAutomaticGuide']>({ query: {}, body: { storeId: "X_#?/ñx", orderId: "á#+_x", colocationIds: ["Xa9 cb9_1x"], packages: [{ height: 26888.27, width: 34871.71, depth: 61336.09, weight: 43858.01, quantity: 51 }], forcedGuideType: null }, params: { marketplace: (() => 0) } });
// @ts-expect-error body.storeId of a wrong type
input<Calls['createAutomaticGuide']>({ params: { marketplace: "SH" }, query: {}, body: { orderId: "á#+_x", colocationIds: ["Xa9 cb9_1x"], packages: [{ height: 26888.27, width: 34871.71, depth: 61336.09, weight: 43858.01, quantity: 51 }], forcedGuideType: null, storeId: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['createAutomaticGuide']>({ params: { marketplace: "SH" }, query: {}, body: { storeId: "X_#?/ñx", colocationIds: ["Xa9 cb9_1x"], packages: [{ height: 26888.27, width: 34871.71, depth: 61336.09, weight: 43858.01, quantity: 51 }], forcedGuideType: null, orderId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['createAutomaticGuide']>({ params: { marketplace: "SH" }, query: {}, body: { storeId: "X_#?/ñx", orderId: "á#+_x", packages: [{ height: 26888.27, width: 34871.71, depth: 61336.09, weight: 43858.01, quantity: 51 }], forcedGuideType: null, colocationIds: (() => 0) } });
// @ts-expect-error body.packages of a wrong type
input<Calls['createAutomaticGuide']>({ params: { marketplace: "SH" }, query: {}, body: { storeId: "X_#?/ñx", orderId: "á#+_x", colocationIds: ["Xa9 cb9_1x"], forcedGuideType: null, packages: (() => 0) } });
// @ts-expect-error body.forcedGuideType of a wrong type
input<Calls['createAutomaticGuide']>({ params: { marketplace: "SH" }, query: {}, body: { storeId: "X_#?/ñx", orderId: "á#+_x", colocationIds: ["Xa9 cb9_1x"], packages: [{ height: 26888.27, width: 34871.71, depth: 61336.09, weight: 43858.01, quantity: 51 }], forcedGuideType: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createAutomaticGuide']>({ params: { marketplace: "SH" }, query: {}, body: { storeId: "X_#?/ñx", orderId: "á#+_x", colocationIds: ["Xa9 cb9_1x"], packages: [{ height: 26888.27, width: 34871.71, depth: 61336.09, weight: 43858.01, quantity: 51 }], forcedGuideType: null, espia: 1 } });
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850" } });
input<Calls['createBulkLoad']>({ params: {}, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850" } });
// @ts-expect-error without its body
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['createBulkLoad']>({ query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850" }, params: { storeId: (() => 0) } });
// @ts-expect-error body.file of a wrong type
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850", file: (() => 0) } });
// @ts-expect-error body.type of a wrong type
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850", type: (() => 0) } });
// @ts-expect-error body.categoryId of a wrong type
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850", categoryId: (() => 0) } });
// @ts-expect-error body.salesChannels of a wrong type
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850", salesChannels: (() => 0) } });
// @ts-expect-error body.stockMode of a wrong type
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850", stockMode: (() => 0) } });
// @ts-expect-error body.dryRun of a wrong type
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], retryOf: "-YY#ñ&#?1 x", encoding: "ibm850", dryRun: (() => 0) } });
// @ts-expect-error body.retryOf of a wrong type
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, encoding: "ibm850", retryOf: (() => 0) } });
// @ts-expect-error body.columns of a wrong type
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850", columns: (() => 0) } });
// @ts-expect-error body.encoding of a wrong type
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createBulkLoad']>({ params: { storeId: "9/x" }, query: {}, body: { file: new File(['x'], "archivo.pdf"), type: "edicion", salesChannels: ["AE", "ML"], dryRun: true, retryOf: "-YY#ñ&#?1 x", encoding: "ibm850", espia: 1 } });
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "" } });
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "" } });
// @ts-expect-error without the path parameter token
input<Calls['createCourierGuide']>({ params: {}, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "" } });
// @ts-expect-error without its body
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {} });
// @ts-expect-error params.token of a wrong type
input<Calls['createCourierGuide']>({ query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "" }, params: { token: (() => 0) } });
// @ts-expect-error body.guideOrigin of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", guideOrigin: (() => 0) } });
// @ts-expect-error body.generatePickup of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", generatePickup: (() => 0) } });
// @ts-expect-error body.notification of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", notification: (() => 0) } });
// @ts-expect-error body.content of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", content: (() => 0) } });
// @ts-expect-error body.origin of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", origin: (() => 0) } });
// @ts-expect-error body.destination of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", destination: (() => 0) } });
// @ts-expect-error body.storeId of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", storeId: (() => 0) } });
// @ts-expect-error body.marketplace of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", marketplace: (() => 0) } });
// @ts-expect-error body.orderNumber of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", orderNumber: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", colocationIds: (() => 0) } });
// @ts-expect-error body.packages of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packageValue: 0.08, cartaPorte: "", packages: (() => 0) } });
// @ts-expect-error body.packageValue of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], cartaPorte: "", packageValue: (() => 0) } });
// @ts-expect-error body.cartaPorte of a wrong type
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createCourierGuide']>({ params: { token: "ZbZ#9ñ90Zx" }, query: {}, body: { guideOrigin: "portal-comercios", generatePickup: true, notification: true, content: "ü_9b+=?? Z", origin: { name: "c-0=x", lastName: "", email: "&/", phone: "", street: "ü+?ax", outdoorNumber: "á", interiorNumber: "", neighborhood: "", zipCode: "14767", city: "b%áá", borough: "", stateCode: "", reference: "/+#??%c00ü" }, destination: { name: "a%XaYá/cx", lastName: "", email: "", phone: "", street: "_#x", outdoorNumber: "", interiorNumber: "ac&-?Y_/Y?_", neighborhood: "", zipCode: "15840", city: "", borough: "", stateCode: "", reference: null }, storeId: "a+Y 1ñaY0x", marketplace: "ML", orderNumber: "c1&ñx", colocationIds: ["ü1Yüx"], packages: [{ height: 80415.25, width: 75820.97, depth: 1.06, weight: 1.23, quantity: 65 }], packageValue: 0.08, cartaPorte: "", espia: 1 } });
input<Calls['createFulfillmentShipment']>({ params: { storeId: "?9%&%áx" }, query: {}, body: { warehouseId: "Zx", carrier: "", trackingNumber: "", estimatedArrival: "2026-12-30", items: [{ sku: "c%ñXZa%ñx", quantity: 65982 }] } });
input<Calls['createFulfillmentShipment']>({ params: {}, query: {}, body: { warehouseId: "Zx", carrier: "", trackingNumber: "", estimatedArrival: "2026-12-30", items: [{ sku: "c%ñXZa%ñx", quantity: 65982 }] } });
// @ts-expect-error without its body
input<Calls['createFulfillmentShipment']>({ params: { storeId: "?9%&%áx" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['createFulfillmentShipment']>({ query: {}, body: { warehouseId: "Zx", carrier: "", trackingNumber: "", estimatedArrival: "2026-12-30", items: [{ sku: "c%ñXZa%ñx", quantity: 65982 }] }, params: { storeId: (() => 0) } });
// @ts-expect-error body.warehouseId of a wrong type
input<Calls['createFulfillmentShipment']>({ params: { storeId: "?9%&%áx" }, query: {}, body: { carrier: "", trackingNumber: "", estimatedArrival: "2026-12-30", items: [{ sku: "c%ñXZa%ñx", quantity: 65982 }], warehouseId: (() => 0) } });
// @ts-expect-error body.carrier of a wrong type
input<Calls['createFulfillmentShipment']>({ params: { storeId: "?9%&%áx" }, query: {}, body: { warehouseId: "Zx", trackingNumber: "", estimatedArrival: "2026-12-30", items: [{ sku: "c%ñXZa%ñx", quantity: 65982 }], carrier: (() => 0) } });
// @ts-expect-error body.trackingNumber of a wrong type
input<Calls['createFulfillmentShipment']>({ params: { storeId: "?9%&%áx" }, query: {}, body: { warehouseId: "Zx", carrier: "", estimatedArrival: "2026-12-30", items: [{ sku: "c%ñXZa%ñx", quantity: 65982 }], trackingNumber: (() => 0) } });
// @ts-expect-error body.estimatedArrival of a wrong type
input<Calls['createFulfillmentShipment']>({ params: { storeId: "?9%&%áx" }, query: {}, body: { warehouseId: "Zx", carrier: "", trackingNumber: "", items: [{ sku: "c%ñXZa%ñx", quantity: 65982 }], estimatedArrival: (() => 0) } });
// @ts-expect-error body.items of a wrong type
input<Calls['createFulfillmentShipment']>({ params: { storeId: "?9%&%áx" }, query: {}, body: { warehouseId: "Zx", carrier: "", trackingNumber: "", estimatedArrival: "2026-12-30", items: (() => 0) } });
// @ts-expect-error body.sent of a wrong type
input<Calls['createFulfillmentShipment']>({ params: { storeId: "?9%&%áx" }, query: {}, body: { warehouseId: "Zx", carrier: "", trackingNumber: "", estimatedArrival: "2026-12-30", items: [{ sku: "c%ñXZa%ñx", quantity: 65982 }], sent: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createFulfillmentShipment']>({ params: { storeId: "?9%&%áx" }, query: {}, body: { warehouseId: "Zx", carrier: "", trackingNumber: "", estimatedArrival: "2026-12-30", items: [{ sku: "c%ñXZa%ñx", quantity: 65982 }], espia: 1 } });
input<Calls['createIdentityStore']>({ params: {}, query: {}, body: { email: "/ñx", store: { id: " /x", name: "ax" } } });
input<Calls['createIdentityStore']>({ params: {}, query: {}, body: { email: "/ñx", store: { id: " /x", name: "ax" } } });
// @ts-expect-error without its body
input<Calls['createIdentityStore']>({ params: {}, query: {} });
// @ts-expect-error body.email of a wrong type
input<Calls['createIdentityStore']>({ params: {}, query: {}, body: { store: { id: " /x", name: "ax" }, email: (() => 0) } });
// @ts-expect-error body.store of a wrong type
input<Calls['createIdentityStore']>({ params: {}, query: {}, body: { email: "/ñx", store: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createIdentityStore']>({ params: {}, query: {}, body: { email: "/ñx", store: { id: " /x", name: "ax" }, espia: 1 } });
input<Calls['createInventoryWithdrawal']>({ params: { storeId: "&x" }, query: {}, body: { warehouseId: "0ax", deliverTo: "storehouse", items: [{ sku: "#x", quantity: 6 }], comment: "" } });
input<Calls['createInventoryWithdrawal']>({ params: {}, query: {}, body: { warehouseId: "0ax", deliverTo: "storehouse", items: [{ sku: "#x", quantity: 6 }], comment: "" } });
// @ts-expect-error without its body
input<Calls['createInventoryWithdrawal']>({ params: { storeId: "&x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['createInventoryWithdrawal']>({ query: {}, body: { warehouseId: "0ax", deliverTo: "storehouse", items: [{ sku: "#x", quantity: 6 }], comment: "" }, params: { storeId: (() => 0) } });
// @ts-expect-error body.warehouseId of a wrong type
input<Calls['createInventoryWithdrawal']>({ params: { storeId: "&x" }, query: {}, body: { deliverTo: "storehouse", items: [{ sku: "#x", quantity: 6 }], comment: "", warehouseId: (() => 0) } });
// @ts-expect-error body.deliverTo of a wrong type
input<Calls['createInventoryWithdrawal']>({ params: { storeId: "&x" }, query: {}, body: { warehouseId: "0ax", items: [{ sku: "#x", quantity: 6 }], comment: "", deliverTo: (() => 0) } });
// @ts-expect-error body.items of a wrong type
input<Calls['createInventoryWithdrawal']>({ params: { storeId: "&x" }, query: {}, body: { warehouseId: "0ax", deliverTo: "storehouse", comment: "", items: (() => 0) } });
// @ts-expect-error body.comment of a wrong type
input<Calls['createInventoryWithdrawal']>({ params: { storeId: "&x" }, query: {}, body: { warehouseId: "0ax", deliverTo: "storehouse", items: [{ sku: "#x", quantity: 6 }], comment: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createInventoryWithdrawal']>({ params: { storeId: "&x" }, query: {}, body: { warehouseId: "0ax", deliverTo: "storehouse", items: [{ sku: "#x", quantity: 6 }], comment: "", espia: 1 } });
input<Calls['createOnboardingStore']>({ params: {}, query: {}, body: { name: "?&x", category: "áx", website: "", channels: ["SR"] } });
// @ts-expect-error without its body
input<Calls['createOnboardingStore']>({ params: {}, query: {} });
// @ts-expect-error body.name of a wrong type
input<Calls['createOnboardingStore']>({ params: {}, query: {}, body: { category: "áx", website: "", channels: ["SR"], name: (() => 0) } });
// @ts-expect-error body.category of a wrong type
input<Calls['createOnboardingStore']>({ params: {}, query: {}, body: { name: "?&x", website: "", channels: ["SR"], category: (() => 0) } });
// @ts-expect-error body.website of a wrong type
input<Calls['createOnboardingStore']>({ params: {}, query: {}, body: { name: "?&x", category: "áx", channels: ["SR"], website: (() => 0) } });
// @ts-expect-error body.channels of a wrong type
input<Calls['createOnboardingStore']>({ params: {}, query: {}, body: { name: "?&x", category: "áx", website: "", channels: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createOnboardingStore']>({ params: {}, query: {}, body: { name: "?&x", category: "áx", website: "", channels: ["SR"], espia: 1 } });
input<Calls['createOrder']>({ params: {}, query: {}, body: { storeId: "ñ_=?%x", clientData: { fullname: "/?x", email: "?1x" }, shippingAddress: { zipCode: "33475", city: "", phoneNumber: "", notes: "Y", outdoorNumber: "1", interiorNumber: "", borough: null, betweenStreets: "ü=?+c+_ñ91", suburb: "", stateCode: "", state: "", street: "a-#=+a-1++_?", addressee: null }, orderedProductsList: [{ sku: "", name: "ücx", quantity: 528, salePrice: 90.62, dimensions: [] }] } });
input<Calls['createOrder']>({ params: {}, query: {}, body: { clientData: { fullname: "/?x", email: "?1x" }, shippingAddress: { zipCode: "33475", city: "", phoneNumber: "", notes: "Y", outdoorNumber: "1", interiorNumber: "", borough: null, betweenStreets: "ü=?+c+_ñ91", suburb: "", stateCode: "", state: "", street: "a-#=+a-1++_?", addressee: null }, orderedProductsList: [{ sku: "", name: "ücx", quantity: 528, salePrice: 90.62, dimensions: [] }] } });
// @ts-expect-error without its body
input<Calls['createOrder']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['createOrder']>({ params: {}, query: {}, body: { clientData: { fullname: "/?x", email: "?1x" }, shippingAddress: { zipCode: "33475", city: "", phoneNumber: "", notes: "Y", outdoorNumber: "1", interiorNumber: "", borough: null, betweenStreets: "ü=?+c+_ñ91", suburb: "", stateCode: "", state: "", street: "a-#=+a-1++_?", addressee: null }, orderedProductsList: [{ sku: "", name: "ücx", quantity: 528, salePrice: 90.62, dimensions: [] }], storeId: (() => 0) } });
// @ts-expect-error body.clientData of a wrong type
input<Calls['createOrder']>({ params: {}, query: {}, body: { storeId: "ñ_=?%x", shippingAddress: { zipCode: "33475", city: "", phoneNumber: "", notes: "Y", outdoorNumber: "1", interiorNumber: "", borough: null, betweenStreets: "ü=?+c+_ñ91", suburb: "", stateCode: "", state: "", street: "a-#=+a-1++_?", addressee: null }, orderedProductsList: [{ sku: "", name: "ücx", quantity: 528, salePrice: 90.62, dimensions: [] }], clientData: (() => 0) } });
// @ts-expect-error body.shippingAddress of a wrong type
input<Calls['createOrder']>({ params: {}, query: {}, body: { storeId: "ñ_=?%x", clientData: { fullname: "/?x", email: "?1x" }, orderedProductsList: [{ sku: "", name: "ücx", quantity: 528, salePrice: 90.62, dimensions: [] }], shippingAddress: (() => 0) } });
// @ts-expect-error body.orderedProductsList of a wrong type
input<Calls['createOrder']>({ params: {}, query: {}, body: { storeId: "ñ_=?%x", clientData: { fullname: "/?x", email: "?1x" }, shippingAddress: { zipCode: "33475", city: "", phoneNumber: "", notes: "Y", outdoorNumber: "1", interiorNumber: "", borough: null, betweenStreets: "ü=?+c+_ñ91", suburb: "", stateCode: "", state: "", street: "a-#=+a-1++_?", addressee: null }, orderedProductsList: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createOrder']>({ params: {}, query: {}, body: { storeId: "ñ_=?%x", clientData: { fullname: "/?x", email: "?1x" }, shippingAddress: { zipCode: "33475", city: "", phoneNumber: "", notes: "Y", outdoorNumber: "1", interiorNumber: "", borough: null, betweenStreets: "ü=?+c+_ñ91", suburb: "", stateCode: "", state: "", street: "a-#=+a-1++_?", addressee: null }, orderedProductsList: [{ sku: "", name: "ücx", quantity: 528, salePrice: 90.62, dimensions: [] }], espia: 1 } });
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: "-+_x" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null } });
input<Calls['createOrderShipment']>({ params: { marketplace: "SN", orderId: "-+_x" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null } });
// @ts-expect-error without the path parameter marketplace
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", orderId: "-+_x" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null } });
// @ts-expect-error without the path parameter orderId
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null } });
// @ts-expect-error without its body
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: "-+_x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['createOrderShipment']>({ query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null }, params: { marketplace: "SN", orderId: "-+_x", storeId: (() => 0) } });
// @ts-expect-error params.marketplace of a wrong type
input<Calls['createOrderShipment']>({ query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null }, params: { storeId: "&9_%%übá%á9x", orderId: "-+_x", marketplace: (() => 0) } });
// @ts-expect-error params.orderId of a wrong type
input<Calls['createOrderShipment']>({ query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null }, params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: "-+_x" }, query: {}, body: { deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null, colocationIds: (() => 0) } });
// @ts-expect-error body.deliveryCarrierId of a wrong type
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: "-+_x" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null, deliveryCarrierId: (() => 0) } });
// @ts-expect-error body.deliveryCarrierName of a wrong type
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: "-+_x" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null, deliveryCarrierName: (() => 0) } });
// @ts-expect-error body.deliveryTrackId of a wrong type
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: "-+_x" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", forcedGuideType: null, dimensions: null, deliveryTrackId: (() => 0) } });
// @ts-expect-error body.forcedGuideType of a wrong type
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: "-+_x" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", dimensions: null, forcedGuideType: (() => 0) } });
// @ts-expect-error body.dimensions of a wrong type
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: "-+_x" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createOrderShipment']>({ params: { storeId: "&9_%%übá%á9x", marketplace: "SN", orderId: "-+_x" }, query: {}, body: { colocationIds: [" & %/x", "-1bá1?=x"], deliveryCarrierId: "+_Z#%%Y/bx", deliveryCarrierName: "b0X&%ZYx", deliveryTrackId: "& x", forcedGuideType: null, dimensions: null, espia: 1 } });
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }] } });
input<Calls['createProduct']>({ params: {}, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }] } });
// @ts-expect-error without its body
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['createProduct']>({ query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }] }, params: { storeId: (() => 0) } });
// @ts-expect-error body.draft of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], draft: (() => 0) } });
// @ts-expect-error body.name of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], name: (() => 0) } });
// @ts-expect-error body.description of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], description: (() => 0) } });
// @ts-expect-error body.bullets of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], bullets: (() => 0) } });
// @ts-expect-error body.photos of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], photos: (() => 0) } });
// @ts-expect-error body.brand of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], brand: (() => 0) } });
// @ts-expect-error body.category of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], category: (() => 0) } });
// @ts-expect-error body.category_name of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], category_name: (() => 0) } });
// @ts-expect-error body.attributes of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], attributes: (() => 0) } });
// @ts-expect-error body.universalId of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], universalId: (() => 0) } });
// @ts-expect-error body.price of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], price: (() => 0) } });
// @ts-expect-error body.salePrice of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], salePrice: (() => 0) } });
// @ts-expect-error body.cost of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], cost: (() => 0) } });
// @ts-expect-error body.dimensions of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], dimensions: (() => 0) } });
// @ts-expect-error body.sales_channel of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], sales_channel: (() => 0) } });
// @ts-expect-error body.shipping_method of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], shipping_method: (() => 0) } });
// @ts-expect-error body.cartaPorte of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], cartaPorte: (() => 0) } });
// @ts-expect-error body.satUnit of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], satUnit: (() => 0) } });
// @ts-expect-error body.parentSku of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], parentSku: (() => 0) } });
// @ts-expect-error body.info_by_sku of a wrong type
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createProduct']>({ params: { storeId: "/c9x" }, query: {}, body: { draft: false, name: "", description: "", bullets: ["cZ &-", "Y??"], category: "-b1-/", category_name: "", universalId: null, salePrice: 0.13, dimensions: { height: 99998.84, width: 50428.77, depth: 64194.31, weight: 99998.87 }, sales_channel: { SR: { active: false, price: 292.75, salePrice: 999.85, category: "", follows: { percent: 795.48, rounding: "peso" }, stockBuffer: 782868171 }, SN: { active: true, price: 929.35, salePrice: 611.59, category: null, follows: { percent: 516.87, rounding: "peso" }, stockBuffer: 5214205 } }, shipping_method: "dropshipping", cartaPorte: null, satUnit: null, parentSku: "cZ+1", info_by_sku: [{ sku: "=Yñc", stock: 264566046, variation: [], photos: [{ url: "/upload/files/V------.png", order: 351 }, { url: "WZ-x.png", order: 254 }] }], espia: 1 } });
input<Calls['createStoreUser']>({ params: {}, query: {}, body: { username: "/ñx", service: "comercios", name: "", store_id: "büax" } });
input<Calls['createStoreUser']>({ params: {}, query: {}, body: { username: "/ñx", service: "comercios", name: "" } });
// @ts-expect-error without its body
input<Calls['createStoreUser']>({ params: {}, query: {} });
// @ts-expect-error body.username of a wrong type
input<Calls['createStoreUser']>({ params: {}, query: {}, body: { service: "comercios", name: "", store_id: "büax", username: (() => 0) } });
// @ts-expect-error body.service of a wrong type
input<Calls['createStoreUser']>({ params: {}, query: {}, body: { username: "/ñx", name: "", store_id: "büax", service: (() => 0) } });
// @ts-expect-error body.name of a wrong type
input<Calls['createStoreUser']>({ params: {}, query: {}, body: { username: "/ñx", service: "comercios", store_id: "büax", name: (() => 0) } });
// @ts-expect-error body.store_id of a wrong type
input<Calls['createStoreUser']>({ params: {}, query: {}, body: { username: "/ñx", service: "comercios", name: "", store_id: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['createStoreUser']>({ params: {}, query: {}, body: { username: "/ñx", service: "comercios", name: "", store_id: "büax", espia: 1 } });
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {}, body: { seller_id: "/1 x", channel_id: "_áYx", shop_id: "##üc+x", feedbackbaja: "", razonbaja: "Uso otro sistema" } });
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {}, body: { channel_id: "_áYx", shop_id: "##üc+x", feedbackbaja: "", razonbaja: "Uso otro sistema" } });
// @ts-expect-error without its body
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {} });
// @ts-expect-error body.seller_id of a wrong type
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {}, body: { channel_id: "_áYx", shop_id: "##üc+x", feedbackbaja: "", razonbaja: "Uso otro sistema", seller_id: (() => 0) } });
// @ts-expect-error body.channel_id of a wrong type
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {}, body: { seller_id: "/1 x", shop_id: "##üc+x", feedbackbaja: "", razonbaja: "Uso otro sistema", channel_id: (() => 0) } });
// @ts-expect-error body.shop_id of a wrong type
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {}, body: { seller_id: "/1 x", channel_id: "_áYx", feedbackbaja: "", razonbaja: "Uso otro sistema", shop_id: (() => 0) } });
// @ts-expect-error body.feedbackbaja of a wrong type
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {}, body: { seller_id: "/1 x", channel_id: "_áYx", shop_id: "##üc+x", razonbaja: "Uso otro sistema", feedbackbaja: (() => 0) } });
// @ts-expect-error body.razonbaja of a wrong type
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {}, body: { seller_id: "/1 x", channel_id: "_áYx", shop_id: "##üc+x", feedbackbaja: "", razonbaja: (() => 0) } });
// @ts-expect-error body.pendientes of a wrong type
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {}, body: { seller_id: "/1 x", channel_id: "_áYx", shop_id: "##üc+x", feedbackbaja: "", razonbaja: "Uso otro sistema", pendientes: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['deleteIntegrationChannel']>({ params: {}, query: {}, body: { seller_id: "/1 x", channel_id: "_áYx", shop_id: "##üc+x", feedbackbaja: "", razonbaja: "Uso otro sistema", espia: 1 } });
input<Calls['deleteProducts']>({ params: { storeId: "&x" }, query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"] } });
input<Calls['deleteProducts']>({ params: {}, query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"] } });
// @ts-expect-error without its body
input<Calls['deleteProducts']>({ params: { storeId: "&x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['deleteProducts']>({ query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"] }, params: { storeId: (() => 0) } });
// @ts-expect-error body.ids of a wrong type
input<Calls['deleteProducts']>({ params: { storeId: "&x" }, query: {}, body: { salesChannels: ["SN"], ids: (() => 0) } });
// @ts-expect-error body.salesChannels of a wrong type
input<Calls['deleteProducts']>({ params: { storeId: "&x" }, query: {}, body: { ids: ["cx", "_x"], salesChannels: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['deleteProducts']>({ params: { storeId: "&x" }, query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"], espia: 1 } });
input<Calls['deleteStoreUser']>({ params: { username: "?x" }, query: { service: "comercios" } });
// @ts-expect-error without the path parameter username
input<Calls['deleteStoreUser']>({ params: {}, query: { service: "comercios" } });
// @ts-expect-error it has no body
input<Calls['deleteStoreUser']>({ params: { username: "?x" }, query: { service: "comercios" }, body: {} });
// @ts-expect-error params.username of a wrong type
input<Calls['deleteStoreUser']>({ query: { service: "comercios" }, params: { username: (() => 0) } });
// @ts-expect-error query.service of a wrong type
input<Calls['deleteStoreUser']>({ params: { username: "?x" }, query: { service: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['deleteStoreUser']>({ params: { username: "?x" }, query: { service: "comercios", espia: 1 } });
input<Calls['deliverOrder']>({ params: { storeId: "ax", marketplace: "ML", orderId: "cx", trackId: "%üXü=ü bbx" }, query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "" } });
input<Calls['deliverOrder']>({ params: { marketplace: "ML", orderId: "cx", trackId: "%üXü=ü bbx" }, query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "" } });
// @ts-expect-error without the path parameter marketplace
input<Calls['deliverOrder']>({ params: { storeId: "ax", orderId: "cx", trackId: "%üXü=ü bbx" }, query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "" } });
// @ts-expect-error without the path parameter orderId
input<Calls['deliverOrder']>({ params: { storeId: "ax", marketplace: "ML", trackId: "%üXü=ü bbx" }, query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "" } });
// @ts-expect-error without the path parameter trackId
input<Calls['deliverOrder']>({ params: { storeId: "ax", marketplace: "ML", orderId: "cx" }, query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "" } });
// @ts-expect-error without its body
input<Calls['deliverOrder']>({ params: { storeId: "ax", marketplace: "ML", orderId: "cx", trackId: "%üXü=ü bbx" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['deliverOrder']>({ query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "" }, params: { marketplace: "ML", orderId: "cx", trackId: "%üXü=ü bbx", storeId: (() => 0) } });
// @ts-expect-error params.marketplace of a wrong type
input<Calls['deliverOrder']>({ query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "" }, params: { storeId: "ax", orderId: "cx", trackId: "%üXü=ü bbx", marketplace: (() => 0) } });
// @ts-expect-error params.orderId of a wrong type
input<Calls['deliverOrder']>({ query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "" }, params: { storeId: "ax", marketplace: "ML", trackId: "%üXü=ü bbx", orderId: (() => 0) } });
// @ts-expect-error params.trackId of a wrong type
input<Calls['deliverOrder']>({ query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "" }, params: { storeId: "ax", marketplace: "ML", orderId: "cx", trackId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['deliverOrder']>({ params: { storeId: "ax", marketplace: "ML", orderId: "cx", trackId: "%üXü=ü bbx" }, query: {}, body: { status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "", colocationIds: (() => 0) } });
// @ts-expect-error body.status of a wrong type
input<Calls['deliverOrder']>({ params: { storeId: "ax", marketplace: "ML", orderId: "cx", trackId: "%üXü=ü bbx" }, query: {}, body: { colocationIds: ["-X?0&_x"], deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "", status: (() => 0) } });
// @ts-expect-error body.deliveredAt of a wrong type
input<Calls['deliverOrder']>({ params: { storeId: "ax", marketplace: "ML", orderId: "cx", trackId: "%üXü=ü bbx" }, query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", receivedBy: "", deliveredAt: (() => 0) } });
// @ts-expect-error body.receivedBy of a wrong type
input<Calls['deliverOrder']>({ params: { storeId: "ax", marketplace: "ML", orderId: "cx", trackId: "%üXü=ü bbx" }, query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['deliverOrder']>({ params: { storeId: "ax", marketplace: "ML", orderId: "cx", trackId: "%üXü=ü bbx" }, query: {}, body: { colocationIds: ["-X?0&_x"], status: "entregado", deliveredAt: "2025-06-05T00:24:22.503Z", receivedBy: "", espia: 1 } });
input<Calls['downloadAccountantPack']>({ params: { month: "1993-04" }, query: { store_id: "-x" } });
input<Calls['downloadAccountantPack']>({ params: { month: "1993-04" }, query: {} });
// @ts-expect-error without the path parameter month
input<Calls['downloadAccountantPack']>({ params: {}, query: { store_id: "-x" } });
// @ts-expect-error it has no body
input<Calls['downloadAccountantPack']>({ params: { month: "1993-04" }, query: { store_id: "-x" }, body: {} });
// @ts-expect-error params.month of a wrong type
input<Calls['downloadAccountantPack']>({ query: { store_id: "-x" }, params: { month: (() => 0) } });
// @ts-expect-error query.store_id of a wrong type
input<Calls['downloadAccountantPack']>({ params: { month: "1993-04" }, query: { store_id: (() => 0) } });
// @ts-expect-error query.marketplace of a wrong type
input<Calls['downloadAccountantPack']>({ params: { month: "1993-04" }, query: { store_id: "-x", marketplace: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['downloadAccountantPack']>({ params: { month: "1993-04" }, query: { store_id: "-x", espia: 1 } });
input<Calls['downloadBillingFile']>({ params: { billingId: "%?Y?á+x" }, query: { type_file: "evidence" } });
// @ts-expect-error without the path parameter billingId
input<Calls['downloadBillingFile']>({ params: {}, query: { type_file: "evidence" } });
// @ts-expect-error it has no body
input<Calls['downloadBillingFile']>({ params: { billingId: "%?Y?á+x" }, query: { type_file: "evidence" }, body: {} });
// @ts-expect-error params.billingId of a wrong type
input<Calls['downloadBillingFile']>({ query: { type_file: "evidence" }, params: { billingId: (() => 0) } });
// @ts-expect-error query.type_file of a wrong type
input<Calls['downloadBillingFile']>({ params: { billingId: "%?Y?á+x" }, query: { type_file: (() => 0) } });
// @ts-expect-error query.formato of a wrong type
input<Calls['downloadBillingFile']>({ params: { billingId: "%?Y?á+x" }, query: { type_file: "evidence", formato: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['downloadBillingFile']>({ params: { billingId: "%?Y?á+x" }, query: { type_file: "evidence", espia: 1 } });
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc" } });
input<Calls['downloadBulkLoadTemplate']>({ params: { categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc" } });
// @ts-expect-error without the path parameter categoryId
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc" } });
// @ts-expect-error it has no body
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc" }, params: { categoryId: "0x", storeId: (() => 0) } });
// @ts-expect-error params.categoryId of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc" }, params: { storeId: "a0%1x", categoryId: (() => 0) } });
// @ts-expect-error query.type of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", type: (() => 0) } });
// @ts-expect-error query.format of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", format: (() => 0) } });
// @ts-expect-error query.filter_categoria of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", filter_categoria: (() => 0) } });
// @ts-expect-error query.filter_dropshipping of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", filter_dropshipping: (() => 0) } });
// @ts-expect-error query.filter_fulfillment of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", filter_fulfillment: (() => 0) } });
// @ts-expect-error query.filter_marketplace of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", filter_marketplace: (() => 0) } });
// @ts-expect-error query.filter_status of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", filter_status: (() => 0) } });
// @ts-expect-error query.name of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", name: (() => 0) } });
// @ts-expect-error query.ids of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", filter_missing: "attributes", order_name: "asc", order_precio: "asc", ids: (() => 0) } });
// @ts-expect-error query.filter_brand of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", filter_brand: (() => 0) } });
// @ts-expect-error query.filter_missing of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], order_name: "asc", order_precio: "asc", filter_missing: (() => 0) } });
// @ts-expect-error query.order_fecha_creacion of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", order_fecha_creacion: (() => 0) } });
// @ts-expect-error query.order_name of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_precio: "asc", order_name: (() => 0) } });
// @ts-expect-error query.order_precio of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: (() => 0) } });
// @ts-expect-error query.order_existencias of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", order_existencias: (() => 0) } });
// @ts-expect-error query.order_fecha_modificacion of a wrong type
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", order_fecha_modificacion: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['downloadBulkLoadTemplate']>({ params: { storeId: "a0%1x", categoryId: "0x" }, query: { format: "csv", filter_categoria: "0YY", filter_fulfillment: "true", filter_marketplace: ["ML", "SP", "TP"], filter_status: "draft", name: "9/  +ü=c#=", ids: [], filter_missing: "attributes", order_name: "asc", order_precio: "asc", espia: 1 } });
input<Calls['downloadGuideLabel']>({ params: { guide: "?x" }, query: {} });
// @ts-expect-error without the path parameter guide
input<Calls['downloadGuideLabel']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['downloadGuideLabel']>({ params: { guide: "?x" }, query: {}, body: {} });
// @ts-expect-error params.guide of a wrong type
input<Calls['downloadGuideLabel']>({ query: {}, params: { guide: (() => 0) } });
input<Calls['downloadGuideLotLabels']>({ params: { lotId: "?x" }, query: {} });
// @ts-expect-error without the path parameter lotId
input<Calls['downloadGuideLotLabels']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['downloadGuideLotLabels']>({ params: { lotId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.lotId of a wrong type
input<Calls['downloadGuideLotLabels']>({ query: {}, params: { lotId: (() => 0) } });
input<Calls['downloadMercadoLibreLabels']>({ params: {}, query: {}, body: { storeId: "?x", orderIds: ["bá%x"] } });
input<Calls['downloadMercadoLibreLabels']>({ params: {}, query: {}, body: { orderIds: ["bá%x"] } });
// @ts-expect-error without its body
input<Calls['downloadMercadoLibreLabels']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['downloadMercadoLibreLabels']>({ params: {}, query: {}, body: { orderIds: ["bá%x"], storeId: (() => 0) } });
// @ts-expect-error body.orderIds of a wrong type
input<Calls['downloadMercadoLibreLabels']>({ params: {}, query: {}, body: { storeId: "?x", orderIds: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['downloadMercadoLibreLabels']>({ params: {}, query: {}, body: { storeId: "?x", orderIds: ["bá%x"], espia: 1 } });
input<Calls['downloadPaymentInvoice']>({ params: { paymentId: "?x" }, query: {} });
// @ts-expect-error without the path parameter paymentId
input<Calls['downloadPaymentInvoice']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['downloadPaymentInvoice']>({ params: { paymentId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.paymentId of a wrong type
input<Calls['downloadPaymentInvoice']>({ query: {}, params: { paymentId: (() => 0) } });
input<Calls['downloadPaymentLines']>({ params: { paymentId: "?x" }, query: {} });
// @ts-expect-error without the path parameter paymentId
input<Calls['downloadPaymentLines']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['downloadPaymentLines']>({ params: { paymentId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.paymentId of a wrong type
input<Calls['downloadPaymentLines']>({ query: {}, params: { paymentId: (() => 0) } });
input<Calls['downloadPurchaseOrder']>({ params: { storeId: "9/x", marketplace: "SP", orderId: " /x", id: "ax" }, query: {} });
input<Calls['downloadPurchaseOrder']>({ params: { marketplace: "SP", orderId: " /x", id: "ax" }, query: {} });
// @ts-expect-error without the path parameter marketplace
input<Calls['downloadPurchaseOrder']>({ params: { storeId: "9/x", orderId: " /x", id: "ax" }, query: {} });
// @ts-expect-error without the path parameter orderId
input<Calls['downloadPurchaseOrder']>({ params: { storeId: "9/x", marketplace: "SP", id: "ax" }, query: {} });
// @ts-expect-error without the path parameter id
input<Calls['downloadPurchaseOrder']>({ params: { storeId: "9/x", marketplace: "SP", orderId: " /x" }, query: {} });
// @ts-expect-error it has no body
input<Calls['downloadPurchaseOrder']>({ params: { storeId: "9/x", marketplace: "SP", orderId: " /x", id: "ax" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['downloadPurchaseOrder']>({ query: {}, params: { marketplace: "SP", orderId: " /x", id: "ax", storeId: (() => 0) } });
// @ts-expect-error params.marketplace of a wrong type
input<Calls['downloadPurchaseOrder']>({ query: {}, params: { storeId: "9/x", orderId: " /x", id: "ax", marketplace: (() => 0) } });
// @ts-expect-error params.orderId of a wrong type
input<Calls['downloadPurchaseOrder']>({ query: {}, params: { storeId: "9/x", marketplace: "SP", id: "ax", orderId: (() => 0) } });
// @ts-expect-error params.id of a wrong type
input<Calls['downloadPurchaseOrder']>({ query: {}, params: { storeId: "9/x", marketplace: "SP", orderId: " /x", id: (() => 0) } });
input<Calls['downloadSheinShippingLabel']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"] } });
input<Calls['downloadSheinShippingLabel']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"] } });
// @ts-expect-error without its body
input<Calls['downloadSheinShippingLabel']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['downloadSheinShippingLabel']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], storeId: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['downloadSheinShippingLabel']>({ params: {}, query: {}, body: { storeId: "?x", colocationIds: ["üx"], orderId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['downloadSheinShippingLabel']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['downloadSheinShippingLabel']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], espia: 1 } });
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {}, body: { IDProduct: "", shop_id: "", name: "", price: 114.31, sku: "", stock: 3, active: false } });
// @ts-expect-error without the path parameter shopId
input<Calls['editHostedShopProduct']>({ params: {}, query: {}, body: { IDProduct: "", shop_id: "", name: "", price: 114.31, sku: "", stock: 3, active: false } });
// @ts-expect-error without its body
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {} });
// @ts-expect-error params.shopId of a wrong type
input<Calls['editHostedShopProduct']>({ query: {}, body: { IDProduct: "", shop_id: "", name: "", price: 114.31, sku: "", stock: 3, active: false }, params: { shopId: (() => 0) } });
// @ts-expect-error body.IDProduct of a wrong type
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {}, body: { shop_id: "", name: "", price: 114.31, sku: "", stock: 3, active: false, IDProduct: (() => 0) } });
// @ts-expect-error body.shop_id of a wrong type
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {}, body: { IDProduct: "", name: "", price: 114.31, sku: "", stock: 3, active: false, shop_id: (() => 0) } });
// @ts-expect-error body.name of a wrong type
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {}, body: { IDProduct: "", shop_id: "", price: 114.31, sku: "", stock: 3, active: false, name: (() => 0) } });
// @ts-expect-error body.price of a wrong type
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {}, body: { IDProduct: "", shop_id: "", name: "", sku: "", stock: 3, active: false, price: (() => 0) } });
// @ts-expect-error body.sku of a wrong type
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {}, body: { IDProduct: "", shop_id: "", name: "", price: 114.31, stock: 3, active: false, sku: (() => 0) } });
// @ts-expect-error body.stock of a wrong type
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {}, body: { IDProduct: "", shop_id: "", name: "", price: 114.31, sku: "", active: false, stock: (() => 0) } });
// @ts-expect-error body.active of a wrong type
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {}, body: { IDProduct: "", shop_id: "", name: "", price: 114.31, sku: "", stock: 3, active: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['editHostedShopProduct']>({ params: { shopId: "áx" }, query: {}, body: { IDProduct: "", shop_id: "", name: "", price: 114.31, sku: "", stock: 3, active: false, espia: 1 } });
input<Calls['exportSheinAddress']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx" } });
input<Calls['exportSheinAddress']>({ params: {}, query: {}, body: { orderId: "cx" } });
// @ts-expect-error without its body
input<Calls['exportSheinAddress']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['exportSheinAddress']>({ params: {}, query: {}, body: { orderId: "cx", storeId: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['exportSheinAddress']>({ params: {}, query: {}, body: { storeId: "?x", orderId: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['exportSheinAddress']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", espia: 1 } });
input<Calls['getActiveProductTotals']>({ params: { storeId: "?x" }, query: {} });
input<Calls['getActiveProductTotals']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getActiveProductTotals']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getActiveProductTotals']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['getAgreement']>({ params: {}, query: { storeId: "?x" } });
input<Calls['getAgreement']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getAgreement']>({ params: {}, query: { storeId: "?x" }, body: {} });
// @ts-expect-error query.storeId of a wrong type
input<Calls['getAgreement']>({ params: {}, query: { storeId: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getAgreement']>({ params: {}, query: { storeId: "?x", espia: 1 } });
input<Calls['getAliExpressAuthorizationUrl']>({ params: { storeId: "?x" }, query: {} });
input<Calls['getAliExpressAuthorizationUrl']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getAliExpressAuthorizationUrl']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getAliExpressAuthorizationUrl']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['getApproval']>({ params: {}, query: { storeId: "?x" } });
input<Calls['getApproval']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getApproval']>({ params: {}, query: { storeId: "?x" }, body: {} });
// @ts-expect-error query.storeId of a wrong type
input<Calls['getApproval']>({ params: {}, query: { storeId: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getApproval']>({ params: {}, query: { storeId: "?x", espia: 1 } });
input<Calls['getAutomaticGuide']>({ params: { m: "WC", ref: "?x" }, query: {} });
// @ts-expect-error without the path parameter m
input<Calls['getAutomaticGuide']>({ params: { ref: "?x" }, query: {} });
// @ts-expect-error without the path parameter ref
input<Calls['getAutomaticGuide']>({ params: { m: "WC" }, query: {} });
// @ts-expect-error it has no body
input<Calls['getAutomaticGuide']>({ params: { m: "WC", ref: "?x" }, query: {}, body: {} });
// @ts-expect-error params.m of a wrong type
input<Calls['getAutomaticGuide']>({ query: {}, params: { ref: "?x", m: (() => 0) } });
// @ts-expect-error params.ref of a wrong type
input<Calls['getAutomaticGuide']>({ query: {}, params: { m: "WC", ref: (() => 0) } });
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['getAverageTicketTotals']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getAverageTicketTotals']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getAverageTicketTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['getBalance']>({ params: { storeId: "?x" }, query: {} });
input<Calls['getBalance']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getBalance']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getBalance']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['getBulkLoadLog']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { outcome: "updated", field: "" } });
input<Calls['getBulkLoadLog']>({ params: { id: "ñ /?x" }, query: { outcome: "updated", field: "" } });
// @ts-expect-error without the path parameter id
input<Calls['getBulkLoadLog']>({ params: { storeId: "9/x" }, query: { outcome: "updated", field: "" } });
// @ts-expect-error it has no body
input<Calls['getBulkLoadLog']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { outcome: "updated", field: "" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getBulkLoadLog']>({ query: { outcome: "updated", field: "" }, params: { id: "ñ /?x", storeId: (() => 0) } });
// @ts-expect-error params.id of a wrong type
input<Calls['getBulkLoadLog']>({ query: { outcome: "updated", field: "" }, params: { storeId: "9/x", id: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['getBulkLoadLog']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { outcome: "updated", field: "", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['getBulkLoadLog']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { outcome: "updated", field: "", pageSize: (() => 0) } });
// @ts-expect-error query.outcome of a wrong type
input<Calls['getBulkLoadLog']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { field: "", outcome: (() => 0) } });
// @ts-expect-error query.field of a wrong type
input<Calls['getBulkLoadLog']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { outcome: "updated", field: (() => 0) } });
// @ts-expect-error query.code of a wrong type
input<Calls['getBulkLoadLog']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { outcome: "updated", field: "", code: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getBulkLoadLog']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { outcome: "updated", field: "", espia: 1 } });
input<Calls['getCategory']>({ params: { id: "?x" }, query: {} });
// @ts-expect-error without the path parameter id
input<Calls['getCategory']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getCategory']>({ params: { id: "?x" }, query: {}, body: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['getCategory']>({ query: {}, params: { id: (() => 0) } });
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['getDailyPerformance']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getDailyPerformance']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getDailyPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['getFulfillmentShipment']>({ params: { storeId: "ax", shipmentId: "ücbx" }, query: {} });
input<Calls['getFulfillmentShipment']>({ params: { shipmentId: "ücbx" }, query: {} });
// @ts-expect-error without the path parameter shipmentId
input<Calls['getFulfillmentShipment']>({ params: { storeId: "ax" }, query: {} });
// @ts-expect-error it has no body
input<Calls['getFulfillmentShipment']>({ params: { storeId: "ax", shipmentId: "ücbx" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getFulfillmentShipment']>({ query: {}, params: { shipmentId: "ücbx", storeId: (() => 0) } });
// @ts-expect-error params.shipmentId of a wrong type
input<Calls['getFulfillmentShipment']>({ query: {}, params: { storeId: "ax", shipmentId: (() => 0) } });
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['getGeneralReport']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getGeneralReport']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getGeneralReport']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['getGeographicDensity']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getGeographicDensity']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getGeographicDensity']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['getGuideDetail']>({ params: { guide: "?x" }, query: {} });
// @ts-expect-error without the path parameter guide
input<Calls['getGuideDetail']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getGuideDetail']>({ params: { guide: "?x" }, query: {}, body: {} });
// @ts-expect-error params.guide of a wrong type
input<Calls['getGuideDetail']>({ query: {}, params: { guide: (() => 0) } });
input<Calls['getGuideLot']>({ params: { lotId: "?x" }, query: {} });
// @ts-expect-error without the path parameter lotId
input<Calls['getGuideLot']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getGuideLot']>({ params: { lotId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.lotId of a wrong type
input<Calls['getGuideLot']>({ query: {}, params: { lotId: (() => 0) } });
input<Calls['getGuideStatus']>({ params: { guide: "?x" }, query: {} });
// @ts-expect-error without the path parameter guide
input<Calls['getGuideStatus']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getGuideStatus']>({ params: { guide: "?x" }, query: {}, body: {} });
// @ts-expect-error params.guide of a wrong type
input<Calls['getGuideStatus']>({ query: {}, params: { guide: (() => 0) } });
input<Calls['getGuidesReport']>({ params: { storeId: "?x", fecha_inicio: "2024-01-01", fecha_fin: "2024-01-01" }, query: {} });
input<Calls['getGuidesReport']>({ params: { fecha_inicio: "2024-01-01", fecha_fin: "2024-01-01" }, query: {} });
// @ts-expect-error without the path parameter fecha_inicio
input<Calls['getGuidesReport']>({ params: { storeId: "?x", fecha_fin: "2024-01-01" }, query: {} });
// @ts-expect-error without the path parameter fecha_fin
input<Calls['getGuidesReport']>({ params: { storeId: "?x", fecha_inicio: "2024-01-01" }, query: {} });
// @ts-expect-error it has no body
input<Calls['getGuidesReport']>({ params: { storeId: "?x", fecha_inicio: "2024-01-01", fecha_fin: "2024-01-01" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getGuidesReport']>({ query: {}, params: { fecha_inicio: "2024-01-01", fecha_fin: "2024-01-01", storeId: (() => 0) } });
// @ts-expect-error params.fecha_inicio of a wrong type
input<Calls['getGuidesReport']>({ query: {}, params: { storeId: "?x", fecha_fin: "2024-01-01", fecha_inicio: (() => 0) } });
// @ts-expect-error params.fecha_fin of a wrong type
input<Calls['getGuidesReport']>({ query: {}, params: { storeId: "?x", fecha_inicio: "2024-01-01", fecha_fin: (() => 0) } });
input<Calls['getHostedShopProduct']>({ params: { storeId: "ax" }, query: { IDProduct: "cx" } });
input<Calls['getHostedShopProduct']>({ params: {}, query: { IDProduct: "cx" } });
// @ts-expect-error it has no body
input<Calls['getHostedShopProduct']>({ params: { storeId: "ax" }, query: { IDProduct: "cx" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getHostedShopProduct']>({ query: { IDProduct: "cx" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.IDProduct of a wrong type
input<Calls['getHostedShopProduct']>({ params: { storeId: "ax" }, query: { IDProduct: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getHostedShopProduct']>({ params: { storeId: "ax" }, query: { IDProduct: "cx", espia: 1 } });
input<Calls['getInventoryItem']>({ params: { storeId: "ax", sku: "ücbx" }, query: {} });
input<Calls['getInventoryItem']>({ params: { sku: "ücbx" }, query: {} });
// @ts-expect-error without the path parameter sku
input<Calls['getInventoryItem']>({ params: { storeId: "ax" }, query: {} });
// @ts-expect-error it has no body
input<Calls['getInventoryItem']>({ params: { storeId: "ax", sku: "ücbx" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getInventoryItem']>({ query: {}, params: { sku: "ücbx", storeId: (() => 0) } });
// @ts-expect-error params.sku of a wrong type
input<Calls['getInventoryItem']>({ query: {}, params: { storeId: "ax", sku: (() => 0) } });
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['getMarketplaceOrderTotals']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getMarketplaceOrderTotals']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getMarketplaceOrderTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['getNewGuideLot']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getNewGuideLot']>({ params: {}, query: {}, body: {} });
input<Calls['getOnboardingConfig']>({ params: {}, query: {} });
input<Calls['getOnboardingConfig']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getOnboardingConfig']>({ params: {}, query: {}, body: {} });
// @ts-expect-error query.storeId of a wrong type
input<Calls['getOnboardingConfig']>({ params: {}, query: { storeId: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getOnboardingConfig']>({ params: {}, query: { espia: 1 } });
input<Calls['getOnboardingStore']>({ params: {}, query: {} });
input<Calls['getOnboardingStore']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getOnboardingStore']>({ params: {}, query: {}, body: {} });
// @ts-expect-error query.storeId of a wrong type
input<Calls['getOnboardingStore']>({ params: {}, query: { storeId: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getOnboardingStore']>({ params: {}, query: { espia: 1 } });
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['getOrderIndicators']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getOrderIndicators']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getOrderIndicators']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['getOrderNet']>({ params: { marketplace: "WC", orderId: "?x" }, query: {} });
// @ts-expect-error without the path parameter marketplace
input<Calls['getOrderNet']>({ params: { orderId: "?x" }, query: {} });
// @ts-expect-error without the path parameter orderId
input<Calls['getOrderNet']>({ params: { marketplace: "WC" }, query: {} });
// @ts-expect-error it has no body
input<Calls['getOrderNet']>({ params: { marketplace: "WC", orderId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.marketplace of a wrong type
input<Calls['getOrderNet']>({ query: {}, params: { orderId: "?x", marketplace: (() => 0) } });
// @ts-expect-error params.orderId of a wrong type
input<Calls['getOrderNet']>({ query: {}, params: { marketplace: "WC", orderId: (() => 0) } });
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": "dropshipping" } });
input<Calls['getOrderStatistics']>({ params: {}, query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": "dropshipping" } });
// @ts-expect-error it has no body
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": "dropshipping" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getOrderStatistics']>({ query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": "dropshipping" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.filter-date-range-begin of a wrong type
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": "dropshipping", "filter-date-range-begin": (() => 0) } });
// @ts-expect-error query.filter-date-range-end of a wrong type
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": "dropshipping", "filter-date-range-end": (() => 0) } });
// @ts-expect-error query.filter-orderId of a wrong type
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": "dropshipping", "filter-orderId": (() => 0) } });
// @ts-expect-error query.filtro_evidencia_pendiente of a wrong type
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { "filter-orderId": "", "filter-status": 274, "filter-deliveryType": "dropshipping", filtro_evidencia_pendiente: (() => 0) } });
// @ts-expect-error query.filter-status of a wrong type
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-deliveryType": "dropshipping", "filter-status": (() => 0) } });
// @ts-expect-error query.filter-deliveryType of a wrong type
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": (() => 0) } });
// @ts-expect-error query.search of a wrong type
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": "dropshipping", search: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getOrderStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { "filter-orderId": "", filtro_evidencia_pendiente: "true", "filter-status": 274, "filter-deliveryType": "dropshipping", espia: 1 } });
input<Calls['getPayment']>({ params: { paymentId: "?x" }, query: {} });
// @ts-expect-error without the path parameter paymentId
input<Calls['getPayment']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getPayment']>({ params: { paymentId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.paymentId of a wrong type
input<Calls['getPayment']>({ query: {}, params: { paymentId: (() => 0) } });
input<Calls['getPaymentSummary']>({ params: {}, query: { store_id: "?x" } });
input<Calls['getPaymentSummary']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getPaymentSummary']>({ params: {}, query: { store_id: "?x" }, body: {} });
// @ts-expect-error query.store_id of a wrong type
input<Calls['getPaymentSummary']>({ params: {}, query: { store_id: (() => 0) } });
// @ts-expect-error query.marketplace of a wrong type
input<Calls['getPaymentSummary']>({ params: {}, query: { store_id: "?x", marketplace: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getPaymentSummary']>({ params: {}, query: { store_id: "?x", espia: 1 } });
input<Calls['getPendingEvidenceTotal']>({ params: { storeId: "?x" }, query: {} });
input<Calls['getPendingEvidenceTotal']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getPendingEvidenceTotal']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getPendingEvidenceTotal']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['getPendingOrderStatistics']>({ params: { storeId: "?x" }, query: {} });
input<Calls['getPendingOrderStatistics']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getPendingOrderStatistics']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getPendingOrderStatistics']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['getProduct']>({ params: { storeId: "ax", id: "ücbx" }, query: {} });
input<Calls['getProduct']>({ params: { id: "ücbx" }, query: {} });
// @ts-expect-error without the path parameter id
input<Calls['getProduct']>({ params: { storeId: "ax" }, query: {} });
// @ts-expect-error it has no body
input<Calls['getProduct']>({ params: { storeId: "ax", id: "ücbx" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getProduct']>({ query: {}, params: { id: "ücbx", storeId: (() => 0) } });
// @ts-expect-error params.id of a wrong type
input<Calls['getProduct']>({ query: {}, params: { storeId: "ax", id: (() => 0) } });
input<Calls['getProductBySku']>({ params: { storeId: "ax", sku: "ücbx" }, query: {} });
input<Calls['getProductBySku']>({ params: { sku: "ücbx" }, query: {} });
// @ts-expect-error without the path parameter sku
input<Calls['getProductBySku']>({ params: { storeId: "ax" }, query: {} });
// @ts-expect-error it has no body
input<Calls['getProductBySku']>({ params: { storeId: "ax", sku: "ücbx" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getProductBySku']>({ query: {}, params: { sku: "ücbx", storeId: (() => 0) } });
// @ts-expect-error params.sku of a wrong type
input<Calls['getProductBySku']>({ query: {}, params: { storeId: "ax", sku: (() => 0) } });
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, only_unavailable: true, order: "name", runs_out: "week", skus: [] } });
input<Calls['getProductStock']>({ params: {}, query: { page: 501, pageSize: 49, only_unavailable: true, order: "name", runs_out: "week", skus: [] } });
// @ts-expect-error it has no body
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, only_unavailable: true, order: "name", runs_out: "week", skus: [] }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getProductStock']>({ query: { page: 501, pageSize: 49, only_unavailable: true, order: "name", runs_out: "week", skus: [] }, params: { storeId: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { pageSize: 49, only_unavailable: true, order: "name", runs_out: "week", skus: [], page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, only_unavailable: true, order: "name", runs_out: "week", skus: [], pageSize: (() => 0) } });
// @ts-expect-error query.name of a wrong type
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, only_unavailable: true, order: "name", runs_out: "week", skus: [], name: (() => 0) } });
// @ts-expect-error query.filter_marketplace of a wrong type
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, only_unavailable: true, order: "name", runs_out: "week", skus: [], filter_marketplace: (() => 0) } });
// @ts-expect-error query.only_unavailable of a wrong type
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, order: "name", runs_out: "week", skus: [], only_unavailable: (() => 0) } });
// @ts-expect-error query.order of a wrong type
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, only_unavailable: true, runs_out: "week", skus: [], order: (() => 0) } });
// @ts-expect-error query.runs_out of a wrong type
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, only_unavailable: true, order: "name", skus: [], runs_out: (() => 0) } });
// @ts-expect-error query.skus of a wrong type
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, only_unavailable: true, order: "name", runs_out: "week", skus: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getProductStock']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, only_unavailable: true, order: "name", runs_out: "week", skus: [], espia: 1 } });
input<Calls['getRejectedEvidencesTotal']>({ params: {}, query: { store_id: "?x" } });
input<Calls['getRejectedEvidencesTotal']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getRejectedEvidencesTotal']>({ params: {}, query: { store_id: "?x" }, body: {} });
// @ts-expect-error query.store_id of a wrong type
input<Calls['getRejectedEvidencesTotal']>({ params: {}, query: { store_id: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getRejectedEvidencesTotal']>({ params: {}, query: { store_id: "?x", espia: 1 } });
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['getSalesStatistics']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getSalesStatistics']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getSalesStatistics']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['getSalesTotals']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getSalesTotals']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getSalesTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['getSheinAuthorizationUrl']>({ params: {}, query: { storeId: "?x" } });
input<Calls['getSheinAuthorizationUrl']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getSheinAuthorizationUrl']>({ params: {}, query: { storeId: "?x" }, body: {} });
// @ts-expect-error query.storeId of a wrong type
input<Calls['getSheinAuthorizationUrl']>({ params: {}, query: { storeId: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getSheinAuthorizationUrl']>({ params: {}, query: { storeId: "?x", espia: 1 } });
input<Calls['getShippingService']>({ params: { storeId: "?x" }, query: {} });
input<Calls['getShippingService']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getShippingService']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getShippingService']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['getShopifyUser']>({ params: {}, query: { shop_id: "?x" } });
// @ts-expect-error it has no body
input<Calls['getShopifyUser']>({ params: {}, query: { shop_id: "?x" }, body: {} });
// @ts-expect-error query.shop_id of a wrong type
input<Calls['getShopifyUser']>({ params: {}, query: { shop_id: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getShopifyUser']>({ params: {}, query: { shop_id: "?x", espia: 1 } });
input<Calls['getStore']>({ params: { storeId: "?x" }, query: {} });
input<Calls['getStore']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getStore']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getStore']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['getStoreApproval']>({ params: { id: "?x" }, query: {} });
input<Calls['getStoreApproval']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getStoreApproval']>({ params: { id: "?x" }, query: {}, body: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['getStoreApproval']>({ query: {}, params: { id: (() => 0) } });
input<Calls['getStoreFinancial']>({ params: { id: "?x" }, query: {} });
input<Calls['getStoreFinancial']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getStoreFinancial']>({ params: { id: "?x" }, query: {}, body: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['getStoreFinancial']>({ query: {}, params: { id: (() => 0) } });
input<Calls['getStoreService']>({ params: { id: "ax", name: "ücbx" }, query: {} });
input<Calls['getStoreService']>({ params: { name: "ücbx" }, query: {} });
// @ts-expect-error without the path parameter name
input<Calls['getStoreService']>({ params: { id: "ax" }, query: {} });
// @ts-expect-error it has no body
input<Calls['getStoreService']>({ params: { id: "ax", name: "ücbx" }, query: {}, body: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['getStoreService']>({ query: {}, params: { name: "ücbx", id: (() => 0) } });
// @ts-expect-error params.name of a wrong type
input<Calls['getStoreService']>({ query: {}, params: { id: "ax", name: (() => 0) } });
input<Calls['getStoreTax']>({ params: { id: "?x" }, query: {} });
input<Calls['getStoreTax']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getStoreTax']>({ params: { id: "?x" }, query: {}, body: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['getStoreTax']>({ query: {}, params: { id: (() => 0) } });
input<Calls['getStoreUserData']>({ params: { id: "?x" }, query: {} });
input<Calls['getStoreUserData']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getStoreUserData']>({ params: { id: "?x" }, query: {}, body: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['getStoreUserData']>({ query: {}, params: { id: (() => 0) } });
input<Calls['getStorehouse']>({ params: { id: "?x" }, query: {} });
input<Calls['getStorehouse']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getStorehouse']>({ params: { id: "?x" }, query: {}, body: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['getStorehouse']>({ query: {}, params: { id: (() => 0) } });
input<Calls['getSurvey']>({ params: {}, query: { storeId: "?x" } });
input<Calls['getSurvey']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getSurvey']>({ params: {}, query: { storeId: "?x" }, body: {} });
// @ts-expect-error query.storeId of a wrong type
input<Calls['getSurvey']>({ params: {}, query: { storeId: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getSurvey']>({ params: {}, query: { storeId: "?x", espia: 1 } });
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['getUnitsTotals']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['getUnitsTotals']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['getUnitsTotals']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['getZipCode']>({ params: { code: "73228" }, query: {} });
// @ts-expect-error without the path parameter code
input<Calls['getZipCode']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['getZipCode']>({ params: { code: "73228" }, query: {}, body: {} });
// @ts-expect-error params.code of a wrong type
input<Calls['getZipCode']>({ query: {}, params: { code: (() => 0) } });
input<Calls['linkMercadoLibre']>({ params: {}, query: {}, body: { storeId: "Xx", redirectUri: "Záx", code: "_ñX-x", state: "á%añYx" } });
input<Calls['linkMercadoLibre']>({ params: {}, query: {}, body: { redirectUri: "Záx", code: "_ñX-x", state: "á%añYx" } });
// @ts-expect-error without its body
input<Calls['linkMercadoLibre']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['linkMercadoLibre']>({ params: {}, query: {}, body: { redirectUri: "Záx", code: "_ñX-x", state: "á%añYx", storeId: (() => 0) } });
// @ts-expect-error body.redirectUri of a wrong type
input<Calls['linkMercadoLibre']>({ params: {}, query: {}, body: { storeId: "Xx", code: "_ñX-x", state: "á%añYx", redirectUri: (() => 0) } });
// @ts-expect-error body.code of a wrong type
input<Calls['linkMercadoLibre']>({ params: {}, query: {}, body: { storeId: "Xx", redirectUri: "Záx", state: "á%añYx", code: (() => 0) } });
// @ts-expect-error body.state of a wrong type
input<Calls['linkMercadoLibre']>({ params: {}, query: {}, body: { storeId: "Xx", redirectUri: "Záx", code: "_ñX-x", state: (() => 0) } });
// @ts-expect-error body.callback of a wrong type
input<Calls['linkMercadoLibre']>({ params: {}, query: {}, body: { storeId: "Xx", redirectUri: "Záx", code: "_ñX-x", state: "á%añYx", callback: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['linkMercadoLibre']>({ params: {}, query: {}, body: { storeId: "Xx", redirectUri: "Záx", code: "_ñX-x", state: "á%añYx", espia: 1 } });
input<Calls['linkSheinByTempToken']>({ params: {}, query: {}, body: { storeId: "/ñx", tempToken: " /x", state: "ax" } });
input<Calls['linkSheinByTempToken']>({ params: {}, query: {}, body: { tempToken: " /x", state: "ax" } });
// @ts-expect-error without its body
input<Calls['linkSheinByTempToken']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['linkSheinByTempToken']>({ params: {}, query: {}, body: { tempToken: " /x", state: "ax", storeId: (() => 0) } });
// @ts-expect-error body.tempToken of a wrong type
input<Calls['linkSheinByTempToken']>({ params: {}, query: {}, body: { storeId: "/ñx", state: "ax", tempToken: (() => 0) } });
// @ts-expect-error body.state of a wrong type
input<Calls['linkSheinByTempToken']>({ params: {}, query: {}, body: { storeId: "/ñx", tempToken: " /x", state: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['linkSheinByTempToken']>({ params: {}, query: {}, body: { storeId: "/ñx", tempToken: " /x", state: "ax", espia: 1 } });
input<Calls['linkShopify']>({ params: {}, query: {}, body: { storeId: "üY1ax", shop: "ñ+&Xx", redirectUri: "#%bx", code: "=Y=x", state: "_1/x", callback: {} } });
input<Calls['linkShopify']>({ params: {}, query: {}, body: { shop: "ñ+&Xx", redirectUri: "#%bx", code: "=Y=x", state: "_1/x", callback: {} } });
// @ts-expect-error without its body
input<Calls['linkShopify']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['linkShopify']>({ params: {}, query: {}, body: { shop: "ñ+&Xx", redirectUri: "#%bx", code: "=Y=x", state: "_1/x", callback: {}, storeId: (() => 0) } });
// @ts-expect-error body.shop of a wrong type
input<Calls['linkShopify']>({ params: {}, query: {}, body: { storeId: "üY1ax", redirectUri: "#%bx", code: "=Y=x", state: "_1/x", callback: {}, shop: (() => 0) } });
// @ts-expect-error body.redirectUri of a wrong type
input<Calls['linkShopify']>({ params: {}, query: {}, body: { storeId: "üY1ax", shop: "ñ+&Xx", code: "=Y=x", state: "_1/x", callback: {}, redirectUri: (() => 0) } });
// @ts-expect-error body.code of a wrong type
input<Calls['linkShopify']>({ params: {}, query: {}, body: { storeId: "üY1ax", shop: "ñ+&Xx", redirectUri: "#%bx", state: "_1/x", callback: {}, code: (() => 0) } });
// @ts-expect-error body.state of a wrong type
input<Calls['linkShopify']>({ params: {}, query: {}, body: { storeId: "üY1ax", shop: "ñ+&Xx", redirectUri: "#%bx", code: "=Y=x", callback: {}, state: (() => 0) } });
// @ts-expect-error body.callback of a wrong type
input<Calls['linkShopify']>({ params: {}, query: {}, body: { storeId: "üY1ax", shop: "ñ+&Xx", redirectUri: "#%bx", code: "=Y=x", state: "_1/x", callback: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['linkShopify']>({ params: {}, query: {}, body: { storeId: "üY1ax", shop: "ñ+&Xx", redirectUri: "#%bx", code: "=Y=x", state: "_1/x", callback: {}, espia: 1 } });
input<Calls['linkTotalPlay']>({ params: {}, query: {}, body: { storeId: "/ñx", user: " /x", password: "ax" } });
input<Calls['linkTotalPlay']>({ params: {}, query: {}, body: { user: " /x", password: "ax" } });
// @ts-expect-error without its body
input<Calls['linkTotalPlay']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['linkTotalPlay']>({ params: {}, query: {}, body: { user: " /x", password: "ax", storeId: (() => 0) } });
// @ts-expect-error body.user of a wrong type
input<Calls['linkTotalPlay']>({ params: {}, query: {}, body: { storeId: "/ñx", password: "ax", user: (() => 0) } });
// @ts-expect-error body.password of a wrong type
input<Calls['linkTotalPlay']>({ params: {}, query: {}, body: { storeId: "/ñx", user: " /x", password: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['linkTotalPlay']>({ params: {}, query: {}, body: { storeId: "/ñx", user: " /x", password: "ax", espia: 1 } });
input<Calls['linkWooCommerce']>({ params: {}, query: {}, body: { storeId: " %?1-x", url: "1cx", consumerKey: "9x", consumerSecret: "Zü/x" } });
input<Calls['linkWooCommerce']>({ params: {}, query: {}, body: { url: "1cx", consumerKey: "9x", consumerSecret: "Zü/x" } });
// @ts-expect-error without its body
input<Calls['linkWooCommerce']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['linkWooCommerce']>({ params: {}, query: {}, body: { url: "1cx", consumerKey: "9x", consumerSecret: "Zü/x", storeId: (() => 0) } });
// @ts-expect-error body.url of a wrong type
input<Calls['linkWooCommerce']>({ params: {}, query: {}, body: { storeId: " %?1-x", consumerKey: "9x", consumerSecret: "Zü/x", url: (() => 0) } });
// @ts-expect-error body.consumerKey of a wrong type
input<Calls['linkWooCommerce']>({ params: {}, query: {}, body: { storeId: " %?1-x", url: "1cx", consumerSecret: "Zü/x", consumerKey: (() => 0) } });
// @ts-expect-error body.consumerSecret of a wrong type
input<Calls['linkWooCommerce']>({ params: {}, query: {}, body: { storeId: " %?1-x", url: "1cx", consumerKey: "9x", consumerSecret: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['linkWooCommerce']>({ params: {}, query: {}, body: { storeId: " %?1-x", url: "1cx", consumerKey: "9x", consumerSecret: "Zü/x", espia: 1 } });
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90 } });
input<Calls['listAutomaticBillings']>({ params: {}, query: { invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90 } });
// @ts-expect-error it has no body
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90 }, body: {} });
// @ts-expect-error query.store_id of a wrong type
input<Calls['listAutomaticBillings']>({ params: {}, query: { invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, store_id: (() => 0) } });
// @ts-expect-error query.marketplace of a wrong type
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, marketplace: (() => 0) } });
// @ts-expect-error query.status_order of a wrong type
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, status_order: (() => 0) } });
// @ts-expect-error query.invoice_status of a wrong type
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, invoice_status: (() => 0) } });
// @ts-expect-error query.no_pedido of a wrong type
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", fecha_inicio: "2024-02-05", page: 90, no_pedido: (() => 0) } });
// @ts-expect-error query.fecha_inicio of a wrong type
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", page: 90, fecha_inicio: (() => 0) } });
// @ts-expect-error query.fecha_fin of a wrong type
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, fecha_fin: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, pageSize: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listAutomaticBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, espia: 1 } });
input<Calls['listBanks']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listBanks']>({ params: {}, query: {}, body: {} });
input<Calls['listBrands']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listBrands']>({ params: {}, query: {}, body: {} });
// @ts-expect-error query.search of a wrong type
input<Calls['listBrands']>({ params: {}, query: { search: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listBrands']>({ params: {}, query: { espia: 1 } });
input<Calls['listBulkLoads']>({ params: { storeId: "üZ9Yb#0x" }, query: { pageSize: 6 } });
input<Calls['listBulkLoads']>({ params: {}, query: { pageSize: 6 } });
// @ts-expect-error it has no body
input<Calls['listBulkLoads']>({ params: { storeId: "üZ9Yb#0x" }, query: { pageSize: 6 }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listBulkLoads']>({ query: { pageSize: 6 }, params: { storeId: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listBulkLoads']>({ params: { storeId: "üZ9Yb#0x" }, query: { pageSize: 6, page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listBulkLoads']>({ params: { storeId: "üZ9Yb#0x" }, query: { pageSize: (() => 0) } });
// @ts-expect-error query.type of a wrong type
input<Calls['listBulkLoads']>({ params: { storeId: "üZ9Yb#0x" }, query: { pageSize: 6, type: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listBulkLoads']>({ params: { storeId: "üZ9Yb#0x" }, query: { pageSize: 6, espia: 1 } });
input<Calls['listCartaPorte']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listCartaPorte']>({ params: {}, query: {}, body: {} });
// @ts-expect-error query.search of a wrong type
input<Calls['listCartaPorte']>({ params: {}, query: { search: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listCartaPorte']>({ params: {}, query: { espia: 1 } });
input<Calls['listCategories']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listCategories']>({ params: {}, query: {}, body: {} });
// @ts-expect-error query.parent of a wrong type
input<Calls['listCategories']>({ params: {}, query: { parent: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listCategories']>({ params: {}, query: { espia: 1 } });
input<Calls['listCategoryMatches']>({ params: {}, query: { name: "?x" } });
// @ts-expect-error it has no body
input<Calls['listCategoryMatches']>({ params: {}, query: { name: "?x" }, body: {} });
// @ts-expect-error query.name of a wrong type
input<Calls['listCategoryMatches']>({ params: {}, query: { name: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listCategoryMatches']>({ params: {}, query: { name: "?x", espia: 1 } });
input<Calls['listFulfillmentShipments']>({ params: { storeId: "9/x" }, query: { page: 337, pageSize: 7, dateBegin: "2025-10-26" } });
input<Calls['listFulfillmentShipments']>({ params: {}, query: { page: 337, pageSize: 7, dateBegin: "2025-10-26" } });
// @ts-expect-error it has no body
input<Calls['listFulfillmentShipments']>({ params: { storeId: "9/x" }, query: { page: 337, pageSize: 7, dateBegin: "2025-10-26" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listFulfillmentShipments']>({ query: { page: 337, pageSize: 7, dateBegin: "2025-10-26" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listFulfillmentShipments']>({ params: { storeId: "9/x" }, query: { pageSize: 7, dateBegin: "2025-10-26", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listFulfillmentShipments']>({ params: { storeId: "9/x" }, query: { page: 337, dateBegin: "2025-10-26", pageSize: (() => 0) } });
// @ts-expect-error query.status of a wrong type
input<Calls['listFulfillmentShipments']>({ params: { storeId: "9/x" }, query: { page: 337, pageSize: 7, dateBegin: "2025-10-26", status: (() => 0) } });
// @ts-expect-error query.dateBegin of a wrong type
input<Calls['listFulfillmentShipments']>({ params: { storeId: "9/x" }, query: { page: 337, pageSize: 7, dateBegin: (() => 0) } });
// @ts-expect-error query.dateEnd of a wrong type
input<Calls['listFulfillmentShipments']>({ params: { storeId: "9/x" }, query: { page: 337, pageSize: 7, dateBegin: "2025-10-26", dateEnd: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listFulfillmentShipments']>({ params: { storeId: "9/x" }, query: { page: 337, pageSize: 7, dateBegin: "2025-10-26", espia: 1 } });
input<Calls['listFulfillmentWarehouses']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listFulfillmentWarehouses']>({ params: {}, query: {}, body: {} });
input<Calls['listGuideLots']>({ params: { storeId: "?x" }, query: {} });
input<Calls['listGuideLots']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listGuideLots']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listGuideLots']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['listIntegrationChannels']>({ params: {}, query: { seller_id: "?x" } });
input<Calls['listIntegrationChannels']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listIntegrationChannels']>({ params: {}, query: { seller_id: "?x" }, body: {} });
// @ts-expect-error query.seller_id of a wrong type
input<Calls['listIntegrationChannels']>({ params: {}, query: { seller_id: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listIntegrationChannels']>({ params: {}, query: { seller_id: "?x", espia: 1 } });
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, warehouseId: "c9&0x", order: "name" } });
input<Calls['listInventory']>({ params: {}, query: { page: 501, pageSize: 49, warehouseId: "c9&0x", order: "name" } });
// @ts-expect-error it has no body
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, warehouseId: "c9&0x", order: "name" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listInventory']>({ query: { page: 501, pageSize: 49, warehouseId: "c9&0x", order: "name" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { pageSize: 49, warehouseId: "c9&0x", order: "name", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, warehouseId: "c9&0x", order: "name", pageSize: (() => 0) } });
// @ts-expect-error query.name of a wrong type
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, warehouseId: "c9&0x", order: "name", name: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, warehouseId: "c9&0x", order: "name", sku: (() => 0) } });
// @ts-expect-error query.warehouseId of a wrong type
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, order: "name", warehouseId: (() => 0) } });
// @ts-expect-error query.skus of a wrong type
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, warehouseId: "c9&0x", order: "name", skus: (() => 0) } });
// @ts-expect-error query.order of a wrong type
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, warehouseId: "c9&0x", order: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listInventory']>({ params: { storeId: "%?9&Yx" }, query: { page: 501, pageSize: 49, warehouseId: "c9&0x", order: "name", espia: 1 } });
input<Calls['listInventoryWithdrawals']>({ params: { storeId: "ñ_#- X#x" }, query: {} });
input<Calls['listInventoryWithdrawals']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listInventoryWithdrawals']>({ params: { storeId: "ñ_#- X#x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listInventoryWithdrawals']>({ query: {}, params: { storeId: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listInventoryWithdrawals']>({ params: { storeId: "ñ_#- X#x" }, query: { page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listInventoryWithdrawals']>({ params: { storeId: "ñ_#- X#x" }, query: { pageSize: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listInventoryWithdrawals']>({ params: { storeId: "ñ_#- X#x" }, query: { espia: 1 } });
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90 } });
input<Calls['listManualBillings']>({ params: {}, query: { invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90 } });
// @ts-expect-error it has no body
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90 }, body: {} });
// @ts-expect-error query.store_id of a wrong type
input<Calls['listManualBillings']>({ params: {}, query: { invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, store_id: (() => 0) } });
// @ts-expect-error query.marketplace of a wrong type
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, marketplace: (() => 0) } });
// @ts-expect-error query.status_order of a wrong type
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, status_order: (() => 0) } });
// @ts-expect-error query.invoice_status of a wrong type
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, invoice_status: (() => 0) } });
// @ts-expect-error query.no_pedido of a wrong type
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", fecha_inicio: "2024-02-05", page: 90, no_pedido: (() => 0) } });
// @ts-expect-error query.fecha_inicio of a wrong type
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", page: 90, fecha_inicio: (() => 0) } });
// @ts-expect-error query.fecha_fin of a wrong type
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, fecha_fin: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, pageSize: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listManualBillings']>({ params: {}, query: { store_id: "#- X#=x", invoice_status: "rechazada", no_pedido: "", fecha_inicio: "2024-02-05", page: 90, espia: 1 } });
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: 952 } });
input<Calls['listOrderNets']>({ params: {}, query: { marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: 952 } });
// @ts-expect-error it has no body
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: 952 }, body: {} });
// @ts-expect-error query.store_id of a wrong type
input<Calls['listOrderNets']>({ params: {}, query: { marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: 952, store_id: (() => 0) } });
// @ts-expect-error query.marketplace of a wrong type
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", paymentId: "", fecha_inicio: "2026-02-04", page: 952, marketplace: (() => 0) } });
// @ts-expect-error query.estado of a wrong type
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: 952, estado: (() => 0) } });
// @ts-expect-error query.paymentId of a wrong type
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", fecha_inicio: "2026-02-04", page: 952, paymentId: (() => 0) } });
// @ts-expect-error query.fecha_inicio of a wrong type
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", paymentId: "", page: 952, fecha_inicio: (() => 0) } });
// @ts-expect-error query.fecha_fin of a wrong type
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: 952, fecha_fin: (() => 0) } });
// @ts-expect-error query.search of a wrong type
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: 952, search: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: 952, pageSize: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listOrderNets']>({ params: {}, query: { store_id: "9x", marketplace: "SN", paymentId: "", fecha_inicio: "2026-02-04", page: 952, espia: 1 } });
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc" } });
input<Calls['listOrders']>({ params: {}, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc" } });
// @ts-expect-error it has no body
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listOrders']>({ query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", pageSize: (() => 0) } });
// @ts-expect-error query.filter-date-range-begin of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", "filter-date-range-begin": (() => 0) } });
// @ts-expect-error query.filter-date-range-end of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", "filter-date-range-end": (() => 0) } });
// @ts-expect-error query.filter-orderId of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", "filter-orderId": (() => 0) } });
// @ts-expect-error query.filtro_evidencia_pendiente of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", filtro_evidencia_pendiente: (() => 0) } });
// @ts-expect-error query.filter-status of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-marketplace": ["WC"], sort: "total_desc", "filter-status": (() => 0) } });
// @ts-expect-error query.filter-deliveryType of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", "filter-deliveryType": (() => 0) } });
// @ts-expect-error query.search of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", search: (() => 0) } });
// @ts-expect-error query.filter-status-family of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", "filter-status-family": (() => 0) } });
// @ts-expect-error query.filter-marketplace of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, sort: "total_desc", "filter-marketplace": (() => 0) } });
// @ts-expect-error query.filter-deadline of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", "filter-deadline": (() => 0) } });
// @ts-expect-error query.sort of a wrong type
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listOrders']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 96, "filter-date-range-end": "2026-12-30", "filter-orderId": "X===#-%#", filtro_evidencia_pendiente: "true", "filter-status": 502, "filter-marketplace": ["WC"], sort: "total_desc", espia: 1 } });
input<Calls['listParcelCarriers']>({ params: { storeId: "?x" }, query: {} });
input<Calls['listParcelCarriers']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listParcelCarriers']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listParcelCarriers']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['listPaymentLines']>({ params: { paymentId: "%?9&Yx" }, query: { page: 501, pageSize: 49, no_pedido: "" } });
// @ts-expect-error without the path parameter paymentId
input<Calls['listPaymentLines']>({ params: {}, query: { page: 501, pageSize: 49, no_pedido: "" } });
// @ts-expect-error it has no body
input<Calls['listPaymentLines']>({ params: { paymentId: "%?9&Yx" }, query: { page: 501, pageSize: 49, no_pedido: "" }, body: {} });
// @ts-expect-error params.paymentId of a wrong type
input<Calls['listPaymentLines']>({ query: { page: 501, pageSize: 49, no_pedido: "" }, params: { paymentId: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listPaymentLines']>({ params: { paymentId: "%?9&Yx" }, query: { pageSize: 49, no_pedido: "", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listPaymentLines']>({ params: { paymentId: "%?9&Yx" }, query: { page: 501, no_pedido: "", pageSize: (() => 0) } });
// @ts-expect-error query.tipo of a wrong type
input<Calls['listPaymentLines']>({ params: { paymentId: "%?9&Yx" }, query: { page: 501, pageSize: 49, no_pedido: "", tipo: (() => 0) } });
// @ts-expect-error query.solo_diferencias of a wrong type
input<Calls['listPaymentLines']>({ params: { paymentId: "%?9&Yx" }, query: { page: 501, pageSize: 49, no_pedido: "", solo_diferencias: (() => 0) } });
// @ts-expect-error query.no_pedido of a wrong type
input<Calls['listPaymentLines']>({ params: { paymentId: "%?9&Yx" }, query: { page: 501, pageSize: 49, no_pedido: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listPaymentLines']>({ params: { paymentId: "%?9&Yx" }, query: { page: 501, pageSize: 49, no_pedido: "", espia: 1 } });
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", marketplace: "CS", pageSize: 59, fecha_inicio: "2024-12-25", estado: "rechazado" } });
input<Calls['listPayments']>({ params: {}, query: { marketplace: "CS", pageSize: 59, fecha_inicio: "2024-12-25", estado: "rechazado" } });
// @ts-expect-error it has no body
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", marketplace: "CS", pageSize: 59, fecha_inicio: "2024-12-25", estado: "rechazado" }, body: {} });
// @ts-expect-error query.store_id of a wrong type
input<Calls['listPayments']>({ params: {}, query: { marketplace: "CS", pageSize: 59, fecha_inicio: "2024-12-25", estado: "rechazado", store_id: (() => 0) } });
// @ts-expect-error query.marketplace of a wrong type
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", pageSize: 59, fecha_inicio: "2024-12-25", estado: "rechazado", marketplace: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", marketplace: "CS", pageSize: 59, fecha_inicio: "2024-12-25", estado: "rechazado", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", marketplace: "CS", fecha_inicio: "2024-12-25", estado: "rechazado", pageSize: (() => 0) } });
// @ts-expect-error query.fecha_inicio of a wrong type
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", marketplace: "CS", pageSize: 59, estado: "rechazado", fecha_inicio: (() => 0) } });
// @ts-expect-error query.fecha_fin of a wrong type
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", marketplace: "CS", pageSize: 59, fecha_inicio: "2024-12-25", estado: "rechazado", fecha_fin: (() => 0) } });
// @ts-expect-error query.search of a wrong type
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", marketplace: "CS", pageSize: 59, fecha_inicio: "2024-12-25", estado: "rechazado", search: (() => 0) } });
// @ts-expect-error query.estado of a wrong type
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", marketplace: "CS", pageSize: 59, fecha_inicio: "2024-12-25", estado: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listPayments']>({ params: {}, query: { store_id: "#- X#=x", marketplace: "CS", pageSize: 59, fecha_inicio: "2024-12-25", estado: "rechazado", espia: 1 } });
input<Calls['listProductChanges']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: {} });
input<Calls['listProductChanges']>({ params: { id: "ñ /?x" }, query: {} });
// @ts-expect-error without the path parameter id
input<Calls['listProductChanges']>({ params: { storeId: "9/x" }, query: {} });
// @ts-expect-error it has no body
input<Calls['listProductChanges']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listProductChanges']>({ query: {}, params: { id: "ñ /?x", storeId: (() => 0) } });
// @ts-expect-error params.id of a wrong type
input<Calls['listProductChanges']>({ query: {}, params: { storeId: "9/x", id: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listProductChanges']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listProductChanges']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { pageSize: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listProductChanges']>({ params: { storeId: "9/x", id: "ñ /?x" }, query: { espia: 1 } });
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4 } });
input<Calls['listProductPerformance']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4 } });
// @ts-expect-error it has no body
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4 }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listProductPerformance']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4 }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4, fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4, fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4, marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4, sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", pageSize: 4, periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", pageSize: 4, comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4, comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, pageSize: 4, comparaFin: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4, page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: (() => 0) } });
// @ts-expect-error query.orden of a wrong type
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4, orden: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listProductPerformance']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", pageSize: 4, espia: 1 } });
input<Calls['listProductSkus']>({ params: { storeId: "ax", id: "ücbx" }, query: {} });
input<Calls['listProductSkus']>({ params: { id: "ücbx" }, query: {} });
// @ts-expect-error without the path parameter id
input<Calls['listProductSkus']>({ params: { storeId: "ax" }, query: {} });
// @ts-expect-error it has no body
input<Calls['listProductSkus']>({ params: { storeId: "ax", id: "ücbx" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listProductSkus']>({ query: {}, params: { id: "ücbx", storeId: (() => 0) } });
// @ts-expect-error params.id of a wrong type
input<Calls['listProductSkus']>({ query: {}, params: { storeId: "ax", id: (() => 0) } });
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc" } });
input<Calls['listProducts']>({ params: {}, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc" } });
// @ts-expect-error it has no body
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listProducts']>({ query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", pageSize: (() => 0) } });
// @ts-expect-error query.filter_categoria of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", filter_categoria: (() => 0) } });
// @ts-expect-error query.filter_dropshipping of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", filter_dropshipping: (() => 0) } });
// @ts-expect-error query.filter_fulfillment of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", filter_fulfillment: (() => 0) } });
// @ts-expect-error query.filter_marketplace of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", filter_marketplace: (() => 0) } });
// @ts-expect-error query.filter_status of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", filter_status: (() => 0) } });
// @ts-expect-error query.name of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", name: (() => 0) } });
// @ts-expect-error query.ids of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", ids: (() => 0) } });
// @ts-expect-error query.filter_brand of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", filter_brand: (() => 0) } });
// @ts-expect-error query.filter_missing of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", order_name: "asc", order_precio: "asc", order_existencias: "asc", filter_missing: (() => 0) } });
// @ts-expect-error query.order_fecha_creacion of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", order_fecha_creacion: (() => 0) } });
// @ts-expect-error query.order_name of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_precio: "asc", order_existencias: "asc", order_name: (() => 0) } });
// @ts-expect-error query.order_precio of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_existencias: "asc", order_precio: (() => 0) } });
// @ts-expect-error query.order_existencias of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: (() => 0) } });
// @ts-expect-error query.order_fecha_modificacion of a wrong type
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", order_fecha_modificacion: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listProducts']>({ params: { storeId: "ü%0X=/aa-x" }, query: { page: 427, pageSize: 86, filter_categoria: "", filter_fulfillment: "false", filter_marketplace: ["WC", "TP", "ML"], filter_status: "paused", filter_missing: "photo", order_name: "asc", order_precio: "asc", order_existencias: "asc", espia: 1 } });
input<Calls['listRejectedEvidences']>({ params: {}, query: { store_id: "?x", no_pedido: "", page: 10 } });
input<Calls['listRejectedEvidences']>({ params: {}, query: { no_pedido: "", page: 10 } });
// @ts-expect-error it has no body
input<Calls['listRejectedEvidences']>({ params: {}, query: { store_id: "?x", no_pedido: "", page: 10 }, body: {} });
// @ts-expect-error query.store_id of a wrong type
input<Calls['listRejectedEvidences']>({ params: {}, query: { no_pedido: "", page: 10, store_id: (() => 0) } });
// @ts-expect-error query.channel of a wrong type
input<Calls['listRejectedEvidences']>({ params: {}, query: { store_id: "?x", no_pedido: "", page: 10, channel: (() => 0) } });
// @ts-expect-error query.no_pedido of a wrong type
input<Calls['listRejectedEvidences']>({ params: {}, query: { store_id: "?x", page: 10, no_pedido: (() => 0) } });
// @ts-expect-error query.status of a wrong type
input<Calls['listRejectedEvidences']>({ params: {}, query: { store_id: "?x", no_pedido: "", page: 10, status: (() => 0) } });
// @ts-expect-error query.page of a wrong type
input<Calls['listRejectedEvidences']>({ params: {}, query: { store_id: "?x", no_pedido: "", page: (() => 0) } });
// @ts-expect-error query.pageSize of a wrong type
input<Calls['listRejectedEvidences']>({ params: {}, query: { store_id: "?x", no_pedido: "", page: 10, pageSize: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listRejectedEvidences']>({ params: {}, query: { store_id: "?x", no_pedido: "", page: 10, espia: 1 } });
input<Calls['listSalesChannels']>({ params: {}, query: { email: "/ñx", storeId: " /x" } });
input<Calls['listSalesChannels']>({ params: {}, query: { email: "/ñx" } });
// @ts-expect-error it has no body
input<Calls['listSalesChannels']>({ params: {}, query: { email: "/ñx", storeId: " /x" }, body: {} });
// @ts-expect-error query.email of a wrong type
input<Calls['listSalesChannels']>({ params: {}, query: { storeId: " /x", email: (() => 0) } });
// @ts-expect-error query.storeId of a wrong type
input<Calls['listSalesChannels']>({ params: {}, query: { email: "/ñx", storeId: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listSalesChannels']>({ params: {}, query: { email: "/ñx", storeId: " /x", espia: 1 } });
input<Calls['listSheinLogisticsChannels']>({ params: {}, query: { storeId: "?x" } });
input<Calls['listSheinLogisticsChannels']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listSheinLogisticsChannels']>({ params: {}, query: { storeId: "?x" }, body: {} });
// @ts-expect-error query.storeId of a wrong type
input<Calls['listSheinLogisticsChannels']>({ params: {}, query: { storeId: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listSheinLogisticsChannels']>({ params: {}, query: { storeId: "?x", espia: 1 } });
input<Calls['listStoreActivity']>({ params: {}, query: { before: "85-6", person: "", from: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['listStoreActivity']>({ params: {}, query: { before: "85-6", person: "", from: "2024-01-01" }, body: {} });
// @ts-expect-error query.before of a wrong type
input<Calls['listStoreActivity']>({ params: {}, query: { person: "", from: "2024-01-01", before: (() => 0) } });
// @ts-expect-error query.person of a wrong type
input<Calls['listStoreActivity']>({ params: {}, query: { before: "85-6", from: "2024-01-01", person: (() => 0) } });
// @ts-expect-error query.kind of a wrong type
input<Calls['listStoreActivity']>({ params: {}, query: { before: "85-6", person: "", from: "2024-01-01", kind: (() => 0) } });
// @ts-expect-error query.from of a wrong type
input<Calls['listStoreActivity']>({ params: {}, query: { before: "85-6", person: "", from: (() => 0) } });
// @ts-expect-error query.to of a wrong type
input<Calls['listStoreActivity']>({ params: {}, query: { before: "85-6", person: "", from: "2024-01-01", to: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listStoreActivity']>({ params: {}, query: { before: "85-6", person: "", from: "2024-01-01", espia: 1 } });
input<Calls['listStoreGuides']>({ params: { storeId: "/-=0x", n: "4", p: "8" }, query: {} });
input<Calls['listStoreGuides']>({ params: { n: "4", p: "8" }, query: {} });
// @ts-expect-error without the path parameter n
input<Calls['listStoreGuides']>({ params: { storeId: "/-=0x", p: "8" }, query: {} });
// @ts-expect-error without the path parameter p
input<Calls['listStoreGuides']>({ params: { storeId: "/-=0x", n: "4" }, query: {} });
// @ts-expect-error it has no body
input<Calls['listStoreGuides']>({ params: { storeId: "/-=0x", n: "4", p: "8" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listStoreGuides']>({ query: {}, params: { n: "4", p: "8", storeId: (() => 0) } });
// @ts-expect-error params.n of a wrong type
input<Calls['listStoreGuides']>({ query: {}, params: { storeId: "/-=0x", p: "8", n: (() => 0) } });
// @ts-expect-error params.p of a wrong type
input<Calls['listStoreGuides']>({ query: {}, params: { storeId: "/-=0x", n: "4", p: (() => 0) } });
// @ts-expect-error query.search of a wrong type
input<Calls['listStoreGuides']>({ params: { storeId: "/-=0x", n: "4", p: "8" }, query: { search: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listStoreGuides']>({ params: { storeId: "/-=0x", n: "4", p: "8" }, query: { espia: 1 } });
input<Calls['listStoreInvitations']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listStoreInvitations']>({ params: {}, query: {}, body: {} });
input<Calls['listStoreTopCategories']>({ params: { storeId: "?x" }, query: {} });
input<Calls['listStoreTopCategories']>({ params: {}, query: {} });
// @ts-expect-error it has no body
input<Calls['listStoreTopCategories']>({ params: { storeId: "?x" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listStoreTopCategories']>({ query: {}, params: { storeId: (() => 0) } });
input<Calls['listStoreUsers']>({ params: {}, query: { service: "comercios" } });
// @ts-expect-error it has no body
input<Calls['listStoreUsers']>({ params: {}, query: { service: "comercios" }, body: {} });
// @ts-expect-error query.service of a wrong type
input<Calls['listStoreUsers']>({ params: {}, query: { service: (() => 0) } });
// @ts-expect-error query.username of a wrong type
input<Calls['listStoreUsers']>({ params: {}, query: { service: "comercios", username: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listStoreUsers']>({ params: {}, query: { service: "comercios", espia: 1 } });
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['listTopCategories']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listTopCategories']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listTopCategories']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
input<Calls['listTopProducts']>({ params: {}, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" } });
// @ts-expect-error it has no body
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listTopProducts']>({ query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01" }, params: { storeId: (() => 0) } });
// @ts-expect-error query.fechaInicio of a wrong type
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaInicio: (() => 0) } });
// @ts-expect-error query.fechaFin of a wrong type
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", fechaFin: (() => 0) } });
// @ts-expect-error query.marketPlace of a wrong type
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", marketPlace: (() => 0) } });
// @ts-expect-error query.sku of a wrong type
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], periodo: 1, comparador: 2, comparaFin: "2024-01-01", sku: (() => 0) } });
// @ts-expect-error query.periodo of a wrong type
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", comparador: 2, comparaFin: "2024-01-01", periodo: (() => 0) } });
// @ts-expect-error query.comparador of a wrong type
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparaFin: "2024-01-01", comparador: (() => 0) } });
// @ts-expect-error query.comparaInicio of a wrong type
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", comparaInicio: (() => 0) } });
// @ts-expect-error query.comparaFin of a wrong type
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listTopProducts']>({ params: { storeId: "ñ_#- X#x" }, query: { marketPlace: ["AE", "AE"], sku: "", periodo: 1, comparador: 2, comparaFin: "2024-01-01", espia: 1 } });
input<Calls['listTrackingStates']>({ params: { storeId: "1Xx", fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", n: "82", p: "482" }, query: {} });
input<Calls['listTrackingStates']>({ params: { fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", n: "82", p: "482" }, query: {} });
// @ts-expect-error without the path parameter fecha_inicio
input<Calls['listTrackingStates']>({ params: { storeId: "1Xx", fecha_fin: "2024-06-30", n: "82", p: "482" }, query: {} });
// @ts-expect-error without the path parameter fecha_fin
input<Calls['listTrackingStates']>({ params: { storeId: "1Xx", fecha_inicio: "2026-02-12", n: "82", p: "482" }, query: {} });
// @ts-expect-error without the path parameter n
input<Calls['listTrackingStates']>({ params: { storeId: "1Xx", fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", p: "482" }, query: {} });
// @ts-expect-error without the path parameter p
input<Calls['listTrackingStates']>({ params: { storeId: "1Xx", fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", n: "82" }, query: {} });
// @ts-expect-error it has no body
input<Calls['listTrackingStates']>({ params: { storeId: "1Xx", fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", n: "82", p: "482" }, query: {}, body: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['listTrackingStates']>({ query: {}, params: { fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", n: "82", p: "482", storeId: (() => 0) } });
// @ts-expect-error params.fecha_inicio of a wrong type
input<Calls['listTrackingStates']>({ query: {}, params: { storeId: "1Xx", fecha_fin: "2024-06-30", n: "82", p: "482", fecha_inicio: (() => 0) } });
// @ts-expect-error params.fecha_fin of a wrong type
input<Calls['listTrackingStates']>({ query: {}, params: { storeId: "1Xx", fecha_inicio: "2026-02-12", n: "82", p: "482", fecha_fin: (() => 0) } });
// @ts-expect-error params.n of a wrong type
input<Calls['listTrackingStates']>({ query: {}, params: { storeId: "1Xx", fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", p: "482", n: (() => 0) } });
// @ts-expect-error params.p of a wrong type
input<Calls['listTrackingStates']>({ query: {}, params: { storeId: "1Xx", fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", n: "82", p: (() => 0) } });
// @ts-expect-error query.estado of a wrong type
input<Calls['listTrackingStates']>({ params: { storeId: "1Xx", fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", n: "82", p: "482" }, query: { estado: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listTrackingStates']>({ params: { storeId: "1Xx", fecha_inicio: "2026-02-12", fecha_fin: "2024-06-30", n: "82", p: "482" }, query: { espia: 1 } });
input<Calls['listUserStores']>({ params: {}, query: { email: "x?x" } });
// @ts-expect-error it has no body
input<Calls['listUserStores']>({ params: {}, query: { email: "x?x" }, body: {} });
// @ts-expect-error query.email of a wrong type
input<Calls['listUserStores']>({ params: {}, query: { email: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['listUserStores']>({ params: {}, query: { email: "x?x", espia: 1 } });
input<Calls['markMercadoLibreShipped']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], carrier: "ü bx", trackingNumber: " Ybü0/-Xx" } });
input<Calls['markMercadoLibreShipped']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], carrier: "ü bx", trackingNumber: " Ybü0/-Xx" } });
// @ts-expect-error without its body
input<Calls['markMercadoLibreShipped']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['markMercadoLibreShipped']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], carrier: "ü bx", trackingNumber: " Ybü0/-Xx", storeId: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['markMercadoLibreShipped']>({ params: {}, query: {}, body: { storeId: "?x", colocationIds: ["üx"], carrier: "ü bx", trackingNumber: " Ybü0/-Xx", orderId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['markMercadoLibreShipped']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", carrier: "ü bx", trackingNumber: " Ybü0/-Xx", colocationIds: (() => 0) } });
// @ts-expect-error body.carrier of a wrong type
input<Calls['markMercadoLibreShipped']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], trackingNumber: " Ybü0/-Xx", carrier: (() => 0) } });
// @ts-expect-error body.trackingNumber of a wrong type
input<Calls['markMercadoLibreShipped']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], carrier: "ü bx", trackingNumber: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['markMercadoLibreShipped']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], carrier: "ü bx", trackingNumber: " Ybü0/-Xx", espia: 1 } });
input<Calls['pauseProducts']>({ params: { storeId: "&x" }, query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"] } });
input<Calls['pauseProducts']>({ params: {}, query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"] } });
// @ts-expect-error without its body
input<Calls['pauseProducts']>({ params: { storeId: "&x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['pauseProducts']>({ query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"] }, params: { storeId: (() => 0) } });
// @ts-expect-error body.ids of a wrong type
input<Calls['pauseProducts']>({ params: { storeId: "&x" }, query: {}, body: { salesChannels: ["SN"], ids: (() => 0) } });
// @ts-expect-error body.salesChannels of a wrong type
input<Calls['pauseProducts']>({ params: { storeId: "&x" }, query: {}, body: { ids: ["cx", "_x"], salesChannels: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['pauseProducts']>({ params: { storeId: "&x" }, query: {}, body: { ids: ["cx", "_x"], salesChannels: ["SN"], espia: 1 } });
input<Calls['postStoreLog']>({ params: {}, query: {}, body: { store: "?&x", interaction: "áx", log_type: "info", device_info: { userAgent: "", width: 6, height: 734, language: "b-", sessionId: "" } } });
input<Calls['postStoreLog']>({ params: {}, query: {}, body: { interaction: "áx", log_type: "info", device_info: { userAgent: "", width: 6, height: 734, language: "b-", sessionId: "" } } });
// @ts-expect-error without its body
input<Calls['postStoreLog']>({ params: {}, query: {} });
// @ts-expect-error body.store of a wrong type
input<Calls['postStoreLog']>({ params: {}, query: {}, body: { interaction: "áx", log_type: "info", device_info: { userAgent: "", width: 6, height: 734, language: "b-", sessionId: "" }, store: (() => 0) } });
// @ts-expect-error body.interaction of a wrong type
input<Calls['postStoreLog']>({ params: {}, query: {}, body: { store: "?&x", log_type: "info", device_info: { userAgent: "", width: 6, height: 734, language: "b-", sessionId: "" }, interaction: (() => 0) } });
// @ts-expect-error body.log_type of a wrong type
input<Calls['postStoreLog']>({ params: {}, query: {}, body: { store: "?&x", interaction: "áx", device_info: { userAgent: "", width: 6, height: 734, language: "b-", sessionId: "" }, log_type: (() => 0) } });
// @ts-expect-error body.device_info of a wrong type
input<Calls['postStoreLog']>({ params: {}, query: {}, body: { store: "?&x", interaction: "áx", log_type: "info", device_info: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['postStoreLog']>({ params: {}, query: {}, body: { store: "?&x", interaction: "áx", log_type: "info", device_info: { userAgent: "", width: 6, height: 734, language: "b-", sessionId: "" }, espia: 1 } });
input<Calls['queryAliExpressShippingServices']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {}, body: { colocationId: "_x" } });
input<Calls['queryAliExpressShippingServices']>({ params: { orderId: "%Zñ0x" }, query: {}, body: { colocationId: "_x" } });
// @ts-expect-error without the path parameter orderId
input<Calls['queryAliExpressShippingServices']>({ params: { storeId: "&x" }, query: {}, body: { colocationId: "_x" } });
// @ts-expect-error without its body
input<Calls['queryAliExpressShippingServices']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['queryAliExpressShippingServices']>({ query: {}, body: { colocationId: "_x" }, params: { orderId: "%Zñ0x", storeId: (() => 0) } });
// @ts-expect-error params.orderId of a wrong type
input<Calls['queryAliExpressShippingServices']>({ query: {}, body: { colocationId: "_x" }, params: { storeId: "&x", orderId: (() => 0) } });
// @ts-expect-error body.colocationId of a wrong type
input<Calls['queryAliExpressShippingServices']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {}, body: { colocationId: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['queryAliExpressShippingServices']>({ params: { storeId: "&x", orderId: "%Zñ0x" }, query: {}, body: { colocationId: "_x", espia: 1 } });
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false } });
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false } });
// @ts-expect-error without its body
input<Calls['quoteCourier']>({ params: {}, query: {} });
// @ts-expect-error body.shippingDays of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false, shippingDays: (() => 0) } });
// @ts-expect-error body.packageType of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false, packageType: (() => 0) } });
// @ts-expect-error body.generatePickup of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false, generatePickup: (() => 0) } });
// @ts-expect-error body.storeId of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false, storeId: (() => 0) } });
// @ts-expect-error body.originZipCode of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false, originZipCode: (() => 0) } });
// @ts-expect-error body.destinationZipCode of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false, destinationZipCode: (() => 0) } });
// @ts-expect-error body.height of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false, height: (() => 0) } });
// @ts-expect-error body.width of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false, width: (() => 0) } });
// @ts-expect-error body.depth of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, weight: 1.1, packageValue: 0.15, insurance: false, depth: (() => 0) } });
// @ts-expect-error body.weight of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, packageValue: 0.15, insurance: false, weight: (() => 0) } });
// @ts-expect-error body.packageValue of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, insurance: false, packageValue: (() => 0) } });
// @ts-expect-error body.insurance of a wrong type
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['quoteCourier']>({ params: {}, query: {}, body: { shippingDays: 1, packageType: 1, generatePickup: false, storeId: "+/=x", originZipCode: "67967", destinationZipCode: "79408", height: 1, width: 1.04, depth: 70435.73, weight: 1.1, packageValue: 0.15, insurance: false, espia: 1 } });
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", guides: ["%#áx"], nameParcel: "1=x", date: "2024-01-01", fromHour: "23:27", toHour: "18:13", packages: 7114, weight: 2611.42, notes: "" } });
input<Calls['requestPickup']>({ params: {}, query: {}, body: { guides: ["%#áx"], nameParcel: "1=x", date: "2024-01-01", fromHour: "23:27", toHour: "18:13", packages: 7114, weight: 2611.42, notes: "" } });
// @ts-expect-error without its body
input<Calls['requestPickup']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['requestPickup']>({ params: {}, query: {}, body: { guides: ["%#áx"], nameParcel: "1=x", date: "2024-01-01", fromHour: "23:27", toHour: "18:13", packages: 7114, weight: 2611.42, notes: "", storeId: (() => 0) } });
// @ts-expect-error body.guides of a wrong type
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", nameParcel: "1=x", date: "2024-01-01", fromHour: "23:27", toHour: "18:13", packages: 7114, weight: 2611.42, notes: "", guides: (() => 0) } });
// @ts-expect-error body.nameParcel of a wrong type
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", guides: ["%#áx"], date: "2024-01-01", fromHour: "23:27", toHour: "18:13", packages: 7114, weight: 2611.42, notes: "", nameParcel: (() => 0) } });
// @ts-expect-error body.date of a wrong type
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", guides: ["%#áx"], nameParcel: "1=x", fromHour: "23:27", toHour: "18:13", packages: 7114, weight: 2611.42, notes: "", date: (() => 0) } });
// @ts-expect-error body.fromHour of a wrong type
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", guides: ["%#áx"], nameParcel: "1=x", date: "2024-01-01", toHour: "18:13", packages: 7114, weight: 2611.42, notes: "", fromHour: (() => 0) } });
// @ts-expect-error body.toHour of a wrong type
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", guides: ["%#áx"], nameParcel: "1=x", date: "2024-01-01", fromHour: "23:27", packages: 7114, weight: 2611.42, notes: "", toHour: (() => 0) } });
// @ts-expect-error body.packages of a wrong type
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", guides: ["%#áx"], nameParcel: "1=x", date: "2024-01-01", fromHour: "23:27", toHour: "18:13", weight: 2611.42, notes: "", packages: (() => 0) } });
// @ts-expect-error body.weight of a wrong type
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", guides: ["%#áx"], nameParcel: "1=x", date: "2024-01-01", fromHour: "23:27", toHour: "18:13", packages: 7114, notes: "", weight: (() => 0) } });
// @ts-expect-error body.notes of a wrong type
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", guides: ["%#áx"], nameParcel: "1=x", date: "2024-01-01", fromHour: "23:27", toHour: "18:13", packages: 7114, weight: 2611.42, notes: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['requestPickup']>({ params: {}, query: {}, body: { storeId: "?&x", guides: ["%#áx"], nameParcel: "1=x", date: "2024-01-01", fromHour: "23:27", toHour: "18:13", packages: 7114, weight: 2611.42, notes: "", espia: 1 } });
input<Calls['runTotalPlayOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], action: "validar_envio" } });
input<Calls['runTotalPlayOrderAction']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], action: "validar_envio" } });
// @ts-expect-error without its body
input<Calls['runTotalPlayOrderAction']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['runTotalPlayOrderAction']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], action: "validar_envio", storeId: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['runTotalPlayOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", colocationIds: ["üx"], action: "validar_envio", orderId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['runTotalPlayOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", action: "validar_envio", colocationIds: (() => 0) } });
// @ts-expect-error body.action of a wrong type
input<Calls['runTotalPlayOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], action: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['runTotalPlayOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], action: "validar_envio", espia: 1 } });
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], action: "ship", carrier: "b", trackingNumber: "" } });
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], action: "ship", carrier: "b", trackingNumber: "" } });
// @ts-expect-error without its body
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], action: "ship", carrier: "b", trackingNumber: "", storeId: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", colocationIds: ["üx"], action: "ship", carrier: "b", trackingNumber: "", orderId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", action: "ship", carrier: "b", trackingNumber: "", colocationIds: (() => 0) } });
// @ts-expect-error body.action of a wrong type
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], carrier: "b", trackingNumber: "", action: (() => 0) } });
// @ts-expect-error body.carrier of a wrong type
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], action: "ship", trackingNumber: "", carrier: (() => 0) } });
// @ts-expect-error body.trackingNumber of a wrong type
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], action: "ship", carrier: "b", trackingNumber: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['runWooCommerceOrderAction']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], action: "ship", carrier: "b", trackingNumber: "", espia: 1 } });
input<Calls['saveBankData']>({ params: {}, query: {}, body: { storeId: "_%x", bank: { bankCode: "494", clabe: "691386773959625227", accountHolder: "bx" } } });
input<Calls['saveBankData']>({ params: {}, query: {}, body: { bank: { bankCode: "494", clabe: "691386773959625227", accountHolder: "bx" } } });
// @ts-expect-error without its body
input<Calls['saveBankData']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['saveBankData']>({ params: {}, query: {}, body: { bank: { bankCode: "494", clabe: "691386773959625227", accountHolder: "bx" }, storeId: (() => 0) } });
// @ts-expect-error body.bank of a wrong type
input<Calls['saveBankData']>({ params: {}, query: {}, body: { storeId: "_%x", bank: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['saveBankData']>({ params: {}, query: {}, body: { storeId: "_%x", bank: { bankCode: "494", clabe: "691386773959625227", accountHolder: "bx" }, espia: 1 } });
input<Calls['saveGuideLot']>({ params: {}, query: {}, body: { storeId: "#- X#=x", lotId: "0=_x", name: "9üY?&b 0-Y#Yx", items: [{ marketplace: "SN", orderNumber: "=áx", colocationIds: [], packages: [{ height: 26563.19, width: 9338.32, depth: 25794.57, weight: 37204.98, quantity: 21 }], content: " a_", packageValue: 135.88, nameParcel: "Ya0", serviceType: "", choice: "recommended" }] } });
input<Calls['saveGuideLot']>({ params: {}, query: {}, body: { lotId: "0=_x", name: "9üY?&b 0-Y#Yx", items: [{ marketplace: "SN", orderNumber: "=áx", colocationIds: [], packages: [{ height: 26563.19, width: 9338.32, depth: 25794.57, weight: 37204.98, quantity: 21 }], content: " a_", packageValue: 135.88, nameParcel: "Ya0", serviceType: "", choice: "recommended" }] } });
// @ts-expect-error without its body
input<Calls['saveGuideLot']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['saveGuideLot']>({ params: {}, query: {}, body: { lotId: "0=_x", name: "9üY?&b 0-Y#Yx", items: [{ marketplace: "SN", orderNumber: "=áx", colocationIds: [], packages: [{ height: 26563.19, width: 9338.32, depth: 25794.57, weight: 37204.98, quantity: 21 }], content: " a_", packageValue: 135.88, nameParcel: "Ya0", serviceType: "", choice: "recommended" }], storeId: (() => 0) } });
// @ts-expect-error body.lotId of a wrong type
input<Calls['saveGuideLot']>({ params: {}, query: {}, body: { storeId: "#- X#=x", name: "9üY?&b 0-Y#Yx", items: [{ marketplace: "SN", orderNumber: "=áx", colocationIds: [], packages: [{ height: 26563.19, width: 9338.32, depth: 25794.57, weight: 37204.98, quantity: 21 }], content: " a_", packageValue: 135.88, nameParcel: "Ya0", serviceType: "", choice: "recommended" }], lotId: (() => 0) } });
// @ts-expect-error body.name of a wrong type
input<Calls['saveGuideLot']>({ params: {}, query: {}, body: { storeId: "#- X#=x", lotId: "0=_x", items: [{ marketplace: "SN", orderNumber: "=áx", colocationIds: [], packages: [{ height: 26563.19, width: 9338.32, depth: 25794.57, weight: 37204.98, quantity: 21 }], content: " a_", packageValue: 135.88, nameParcel: "Ya0", serviceType: "", choice: "recommended" }], name: (() => 0) } });
// @ts-expect-error body.items of a wrong type
input<Calls['saveGuideLot']>({ params: {}, query: {}, body: { storeId: "#- X#=x", lotId: "0=_x", name: "9üY?&b 0-Y#Yx", items: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['saveGuideLot']>({ params: {}, query: {}, body: { storeId: "#- X#=x", lotId: "0=_x", name: "9üY?&b 0-Y#Yx", items: [{ marketplace: "SN", orderNumber: "=áx", colocationIds: [], packages: [{ height: 26563.19, width: 9338.32, depth: 25794.57, weight: 37204.98, quantity: 21 }], content: " a_", packageValue: 135.88, nameParcel: "Ya0", serviceType: "", choice: "recommended" }], espia: 1 } });
input<Calls['saveOnboardingContact']>({ params: {}, query: {}, body: { storeId: " %?1-x", contact: { name: "1cx", lastName: "9x", email: "Zü/x", phone: "0710441510" } } });
input<Calls['saveOnboardingContact']>({ params: {}, query: {}, body: { contact: { name: "1cx", lastName: "9x", email: "Zü/x", phone: "0710441510" } } });
// @ts-expect-error without its body
input<Calls['saveOnboardingContact']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['saveOnboardingContact']>({ params: {}, query: {}, body: { contact: { name: "1cx", lastName: "9x", email: "Zü/x", phone: "0710441510" }, storeId: (() => 0) } });
// @ts-expect-error body.contact of a wrong type
input<Calls['saveOnboardingContact']>({ params: {}, query: {}, body: { storeId: " %?1-x", contact: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['saveOnboardingContact']>({ params: {}, query: {}, body: { storeId: " %?1-x", contact: { name: "1cx", lastName: "9x", email: "Zü/x", phone: "0710441510" }, espia: 1 } });
input<Calls['saveOrderItems']>({ params: {}, query: {}, body: { storeId: "%&%á#a-üZ9+/x", marketplace: "SH", orderId: "üáx", paquetes: [{ id: "ñXZx", colocationIds: ["ññ#c+??x"] }] } });
input<Calls['saveOrderItems']>({ params: {}, query: {}, body: { marketplace: "SH", orderId: "üáx", paquetes: [{ id: "ñXZx", colocationIds: ["ññ#c+??x"] }] } });
// @ts-expect-error without its body
input<Calls['saveOrderItems']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['saveOrderItems']>({ params: {}, query: {}, body: { marketplace: "SH", orderId: "üáx", paquetes: [{ id: "ñXZx", colocationIds: ["ññ#c+??x"] }], storeId: (() => 0) } });
// @ts-expect-error body.marketplace of a wrong type
input<Calls['saveOrderItems']>({ params: {}, query: {}, body: { storeId: "%&%á#a-üZ9+/x", orderId: "üáx", paquetes: [{ id: "ñXZx", colocationIds: ["ññ#c+??x"] }], marketplace: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['saveOrderItems']>({ params: {}, query: {}, body: { storeId: "%&%á#a-üZ9+/x", marketplace: "SH", paquetes: [{ id: "ñXZx", colocationIds: ["ññ#c+??x"] }], orderId: (() => 0) } });
// @ts-expect-error body.paquetes of a wrong type
input<Calls['saveOrderItems']>({ params: {}, query: {}, body: { storeId: "%&%á#a-üZ9+/x", marketplace: "SH", orderId: "üáx", paquetes: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['saveOrderItems']>({ params: {}, query: {}, body: { storeId: "%&%á#a-üZ9+/x", marketplace: "SH", orderId: "üáx", paquetes: [{ id: "ñXZx", colocationIds: ["ññ#c+??x"] }], espia: 1 } });
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x", orderId: "ñ /?x" }, query: {}, body: { store_id: "9Z-YY#x", marketplace: "SN", folio: "", nota: "X", resuelta: true } });
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x", orderId: "ñ /?x" }, query: {}, body: { marketplace: "SN", folio: "", nota: "X", resuelta: true } });
// @ts-expect-error without the path parameter paymentId
input<Calls['savePaymentClaim']>({ params: { orderId: "ñ /?x" }, query: {}, body: { store_id: "9Z-YY#x", marketplace: "SN", folio: "", nota: "X", resuelta: true } });
// @ts-expect-error without the path parameter orderId
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x" }, query: {}, body: { store_id: "9Z-YY#x", marketplace: "SN", folio: "", nota: "X", resuelta: true } });
// @ts-expect-error without its body
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x", orderId: "ñ /?x" }, query: {} });
// @ts-expect-error params.paymentId of a wrong type
input<Calls['savePaymentClaim']>({ query: {}, body: { store_id: "9Z-YY#x", marketplace: "SN", folio: "", nota: "X", resuelta: true }, params: { orderId: "ñ /?x", paymentId: (() => 0) } });
// @ts-expect-error params.orderId of a wrong type
input<Calls['savePaymentClaim']>({ query: {}, body: { store_id: "9Z-YY#x", marketplace: "SN", folio: "", nota: "X", resuelta: true }, params: { paymentId: "9/x", orderId: (() => 0) } });
// @ts-expect-error body.store_id of a wrong type
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x", orderId: "ñ /?x" }, query: {}, body: { marketplace: "SN", folio: "", nota: "X", resuelta: true, store_id: (() => 0) } });
// @ts-expect-error body.marketplace of a wrong type
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x", orderId: "ñ /?x" }, query: {}, body: { store_id: "9Z-YY#x", folio: "", nota: "X", resuelta: true, marketplace: (() => 0) } });
// @ts-expect-error body.folio of a wrong type
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x", orderId: "ñ /?x" }, query: {}, body: { store_id: "9Z-YY#x", marketplace: "SN", nota: "X", resuelta: true, folio: (() => 0) } });
// @ts-expect-error body.nota of a wrong type
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x", orderId: "ñ /?x" }, query: {}, body: { store_id: "9Z-YY#x", marketplace: "SN", folio: "", resuelta: true, nota: (() => 0) } });
// @ts-expect-error body.resuelta of a wrong type
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x", orderId: "ñ /?x" }, query: {}, body: { store_id: "9Z-YY#x", marketplace: "SN", folio: "", nota: "X", resuelta: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['savePaymentClaim']>({ params: { paymentId: "9/x", orderId: "ñ /?x" }, query: {}, body: { store_id: "9Z-YY#x", marketplace: "SN", folio: "", nota: "X", resuelta: true, espia: 1 } });
input<Calls['saveSheinWaybillNumber']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], logisticsChannelId: "ü bx", waybillNumber: " Ybü0/-Xx" } });
input<Calls['saveSheinWaybillNumber']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], logisticsChannelId: "ü bx", waybillNumber: " Ybü0/-Xx" } });
// @ts-expect-error without its body
input<Calls['saveSheinWaybillNumber']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['saveSheinWaybillNumber']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], logisticsChannelId: "ü bx", waybillNumber: " Ybü0/-Xx", storeId: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['saveSheinWaybillNumber']>({ params: {}, query: {}, body: { storeId: "?x", colocationIds: ["üx"], logisticsChannelId: "ü bx", waybillNumber: " Ybü0/-Xx", orderId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['saveSheinWaybillNumber']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", logisticsChannelId: "ü bx", waybillNumber: " Ybü0/-Xx", colocationIds: (() => 0) } });
// @ts-expect-error body.logisticsChannelId of a wrong type
input<Calls['saveSheinWaybillNumber']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], waybillNumber: " Ybü0/-Xx", logisticsChannelId: (() => 0) } });
// @ts-expect-error body.waybillNumber of a wrong type
input<Calls['saveSheinWaybillNumber']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], logisticsChannelId: "ü bx", waybillNumber: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['saveSheinWaybillNumber']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], logisticsChannelId: "ü bx", waybillNumber: " Ybü0/-Xx", espia: 1 } });
input<Calls['saveTaxpayerType']>({ params: {}, query: {}, body: { storeId: "-x", typePerson: "moral" } });
input<Calls['saveTaxpayerType']>({ params: {}, query: {}, body: { typePerson: "moral" } });
// @ts-expect-error without its body
input<Calls['saveTaxpayerType']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['saveTaxpayerType']>({ params: {}, query: {}, body: { typePerson: "moral", storeId: (() => 0) } });
// @ts-expect-error body.typePerson of a wrong type
input<Calls['saveTaxpayerType']>({ params: {}, query: {}, body: { storeId: "-x", typePerson: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['saveTaxpayerType']>({ params: {}, query: {}, body: { storeId: "-x", typePerson: "moral", espia: 1 } });
input<Calls['sendApproval']>({ params: {}, query: {}, body: { storeId: "-x", step: "legal" } });
input<Calls['sendApproval']>({ params: {}, query: {}, body: { step: "legal" } });
// @ts-expect-error without its body
input<Calls['sendApproval']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['sendApproval']>({ params: {}, query: {}, body: { step: "legal", storeId: (() => 0) } });
// @ts-expect-error body.step of a wrong type
input<Calls['sendApproval']>({ params: {}, query: {}, body: { storeId: "-x", step: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['sendApproval']>({ params: {}, query: {}, body: { storeId: "-x", step: "legal", espia: 1 } });
input<Calls['signAgreement']>({ params: {}, query: {}, body: { storeId: "&%Zñx", agreementId: "cx", signerName: "_x", signerEmail: "0XXñ/x", textHash: "5b9c11a2aba8befe27c9f08782f1a65bc63ccbbb7cb13baca9e0283615dfd67f", method: "nombre", signature64: "X-#áx" } });
input<Calls['signAgreement']>({ params: {}, query: {}, body: { agreementId: "cx", signerName: "_x", signerEmail: "0XXñ/x", textHash: "5b9c11a2aba8befe27c9f08782f1a65bc63ccbbb7cb13baca9e0283615dfd67f", method: "nombre", signature64: "X-#áx" } });
// @ts-expect-error without its body
input<Calls['signAgreement']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['signAgreement']>({ params: {}, query: {}, body: { agreementId: "cx", signerName: "_x", signerEmail: "0XXñ/x", textHash: "5b9c11a2aba8befe27c9f08782f1a65bc63ccbbb7cb13baca9e0283615dfd67f", method: "nombre", signature64: "X-#áx", storeId: (() => 0) } });
// @ts-expect-error body.agreementId of a wrong type
input<Calls['signAgreement']>({ params: {}, query: {}, body: { storeId: "&%Zñx", signerName: "_x", signerEmail: "0XXñ/x", textHash: "5b9c11a2aba8befe27c9f08782f1a65bc63ccbbb7cb13baca9e0283615dfd67f", method: "nombre", signature64: "X-#áx", agreementId: (() => 0) } });
// @ts-expect-error body.signerName of a wrong type
input<Calls['signAgreement']>({ params: {}, query: {}, body: { storeId: "&%Zñx", agreementId: "cx", signerEmail: "0XXñ/x", textHash: "5b9c11a2aba8befe27c9f08782f1a65bc63ccbbb7cb13baca9e0283615dfd67f", method: "nombre", signature64: "X-#áx", signerName: (() => 0) } });
// @ts-expect-error body.signerEmail of a wrong type
input<Calls['signAgreement']>({ params: {}, query: {}, body: { storeId: "&%Zñx", agreementId: "cx", signerName: "_x", textHash: "5b9c11a2aba8befe27c9f08782f1a65bc63ccbbb7cb13baca9e0283615dfd67f", method: "nombre", signature64: "X-#áx", signerEmail: (() => 0) } });
// @ts-expect-error body.textHash of a wrong type
input<Calls['signAgreement']>({ params: {}, query: {}, body: { storeId: "&%Zñx", agreementId: "cx", signerName: "_x", signerEmail: "0XXñ/x", method: "nombre", signature64: "X-#áx", textHash: (() => 0) } });
// @ts-expect-error body.method of a wrong type
input<Calls['signAgreement']>({ params: {}, query: {}, body: { storeId: "&%Zñx", agreementId: "cx", signerName: "_x", signerEmail: "0XXñ/x", textHash: "5b9c11a2aba8befe27c9f08782f1a65bc63ccbbb7cb13baca9e0283615dfd67f", signature64: "X-#áx", method: (() => 0) } });
// @ts-expect-error body.signature64 of a wrong type
input<Calls['signAgreement']>({ params: {}, query: {}, body: { storeId: "&%Zñx", agreementId: "cx", signerName: "_x", signerEmail: "0XXñ/x", textHash: "5b9c11a2aba8befe27c9f08782f1a65bc63ccbbb7cb13baca9e0283615dfd67f", method: "nombre", signature64: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['signAgreement']>({ params: {}, query: {}, body: { storeId: "&%Zñx", agreementId: "cx", signerName: "_x", signerEmail: "0XXñ/x", textHash: "5b9c11a2aba8befe27c9f08782f1a65bc63ccbbb7cb13baca9e0283615dfd67f", method: "nombre", signature64: "X-#áx", espia: 1 } });
input<Calls['submitSurvey']>({ params: {}, query: {}, body: { storeId: "?x", survey: [{ question: "bá%x", answer: "" }] } });
input<Calls['submitSurvey']>({ params: {}, query: {}, body: { survey: [{ question: "bá%x", answer: "" }] } });
// @ts-expect-error without its body
input<Calls['submitSurvey']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['submitSurvey']>({ params: {}, query: {}, body: { survey: [{ question: "bá%x", answer: "" }], storeId: (() => 0) } });
// @ts-expect-error body.survey of a wrong type
input<Calls['submitSurvey']>({ params: {}, query: {}, body: { storeId: "?x", survey: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['submitSurvey']>({ params: {}, query: {}, body: { storeId: "?x", survey: [{ question: "bá%x", answer: "" }], espia: 1 } });
input<Calls['topUpBalance']>({ params: { storeId: "&x" }, query: {}, body: { amount: 1.13 } });
input<Calls['topUpBalance']>({ params: {}, query: {}, body: { amount: 1.13 } });
// @ts-expect-error without its body
input<Calls['topUpBalance']>({ params: { storeId: "&x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['topUpBalance']>({ query: {}, body: { amount: 1.13 }, params: { storeId: (() => 0) } });
// @ts-expect-error body.amount of a wrong type
input<Calls['topUpBalance']>({ params: { storeId: "&x" }, query: {}, body: { amount: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['topUpBalance']>({ params: { storeId: "&x" }, query: {}, body: { amount: 1.13, espia: 1 } });
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], sellerID: "ü bx", carrier: " Ybü0/-Xx", trackingNumber: "_b__x", trackingUrl: "" } });
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], sellerID: "ü bx", carrier: " Ybü0/-Xx", trackingNumber: "_b__x", trackingUrl: "" } });
// @ts-expect-error without its body
input<Calls['trackShopifyOrder']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { orderId: "cx", colocationIds: ["üx"], sellerID: "ü bx", carrier: " Ybü0/-Xx", trackingNumber: "_b__x", trackingUrl: "", storeId: (() => 0) } });
// @ts-expect-error body.orderId of a wrong type
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { storeId: "?x", colocationIds: ["üx"], sellerID: "ü bx", carrier: " Ybü0/-Xx", trackingNumber: "_b__x", trackingUrl: "", orderId: (() => 0) } });
// @ts-expect-error body.colocationIds of a wrong type
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", sellerID: "ü bx", carrier: " Ybü0/-Xx", trackingNumber: "_b__x", trackingUrl: "", colocationIds: (() => 0) } });
// @ts-expect-error body.sellerID of a wrong type
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], carrier: " Ybü0/-Xx", trackingNumber: "_b__x", trackingUrl: "", sellerID: (() => 0) } });
// @ts-expect-error body.carrier of a wrong type
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], sellerID: "ü bx", trackingNumber: "_b__x", trackingUrl: "", carrier: (() => 0) } });
// @ts-expect-error body.trackingNumber of a wrong type
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], sellerID: "ü bx", carrier: " Ybü0/-Xx", trackingUrl: "", trackingNumber: (() => 0) } });
// @ts-expect-error body.trackingUrl of a wrong type
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], sellerID: "ü bx", carrier: " Ybü0/-Xx", trackingNumber: "_b__x", trackingUrl: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['trackShopifyOrder']>({ params: {}, query: {}, body: { storeId: "?x", orderId: "cx", colocationIds: ["üx"], sellerID: "ü bx", carrier: " Ybü0/-Xx", trackingNumber: "_b__x", trackingUrl: "", espia: 1 } });
input<Calls['undoBulkLoad']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {}, body: { reason: "_" } });
input<Calls['undoBulkLoad']>({ params: { id: "%Zñ0x" }, query: {}, body: { reason: "_" } });
// @ts-expect-error without the path parameter id
input<Calls['undoBulkLoad']>({ params: { storeId: "&x" }, query: {}, body: { reason: "_" } });
// @ts-expect-error without its body
input<Calls['undoBulkLoad']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['undoBulkLoad']>({ query: {}, body: { reason: "_" }, params: { id: "%Zñ0x", storeId: (() => 0) } });
// @ts-expect-error params.id of a wrong type
input<Calls['undoBulkLoad']>({ query: {}, body: { reason: "_" }, params: { storeId: "&x", id: (() => 0) } });
// @ts-expect-error body.reason of a wrong type
input<Calls['undoBulkLoad']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {}, body: { reason: (() => 0) } });
// @ts-expect-error body.keepDone of a wrong type
input<Calls['undoBulkLoad']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {}, body: { reason: "_", keepDone: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['undoBulkLoad']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {}, body: { reason: "_", espia: 1 } });
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x", shipmentId: "üx" }, query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", trackingNumber: null, estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }] } });
input<Calls['updateFulfillmentShipment']>({ params: { shipmentId: "üx" }, query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", trackingNumber: null, estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }] } });
// @ts-expect-error without the path parameter shipmentId
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x" }, query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", trackingNumber: null, estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }] } });
// @ts-expect-error without its body
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x", shipmentId: "üx" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['updateFulfillmentShipment']>({ query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", trackingNumber: null, estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }] }, params: { shipmentId: "üx", storeId: (() => 0) } });
// @ts-expect-error params.shipmentId of a wrong type
input<Calls['updateFulfillmentShipment']>({ query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", trackingNumber: null, estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }] }, params: { storeId: "ñ_#- X#x", shipmentId: (() => 0) } });
// @ts-expect-error body.warehouseId of a wrong type
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x", shipmentId: "üx" }, query: {}, body: { carrier: "b 0-Y#Y0", trackingNumber: null, estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }], warehouseId: (() => 0) } });
// @ts-expect-error body.carrier of a wrong type
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x", shipmentId: "üx" }, query: {}, body: { warehouseId: "_9x", trackingNumber: null, estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }], carrier: (() => 0) } });
// @ts-expect-error body.trackingNumber of a wrong type
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x", shipmentId: "üx" }, query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }], trackingNumber: (() => 0) } });
// @ts-expect-error body.estimatedArrival of a wrong type
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x", shipmentId: "üx" }, query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", trackingNumber: null, items: [{ sku: "/?c1á%=0ax", quantity: 8 }], estimatedArrival: (() => 0) } });
// @ts-expect-error body.items of a wrong type
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x", shipmentId: "üx" }, query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", trackingNumber: null, estimatedArrival: "2025-06-22", items: (() => 0) } });
// @ts-expect-error body.sent of a wrong type
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x", shipmentId: "üx" }, query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", trackingNumber: null, estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }], sent: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateFulfillmentShipment']>({ params: { storeId: "ñ_#- X#x", shipmentId: "üx" }, query: {}, body: { warehouseId: "_9x", carrier: "b 0-Y#Y0", trackingNumber: null, estimatedArrival: "2025-06-22", items: [{ sku: "/?c1á%=0ax", quantity: 8 }], espia: 1 } });
input<Calls['updateOnboardingStep']>({ params: {}, query: {}, body: { storeId: "-x", currentStep: 5 } });
input<Calls['updateOnboardingStep']>({ params: {}, query: {}, body: { currentStep: 5 } });
// @ts-expect-error without its body
input<Calls['updateOnboardingStep']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['updateOnboardingStep']>({ params: {}, query: {}, body: { currentStep: 5, storeId: (() => 0) } });
// @ts-expect-error body.currentStep of a wrong type
input<Calls['updateOnboardingStep']>({ params: {}, query: {}, body: { storeId: "-x", currentStep: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateOnboardingStep']>({ params: {}, query: {}, body: { storeId: "-x", currentStep: 5, espia: 1 } });
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69 } });
input<Calls['updateProduct']>({ params: { id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69 } });
// @ts-expect-error without the path parameter id
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69 } });
// @ts-expect-error params.storeId of a wrong type
input<Calls['updateProduct']>({ query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69 }, params: { id: "Y99%_Zabax", storeId: (() => 0) } });
// @ts-expect-error params.id of a wrong type
input<Calls['updateProduct']>({ query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69 }, params: { storeId: "  Za-01ñ+cx", id: (() => 0) } });
// @ts-expect-error body.draft of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, draft: (() => 0) } });
// @ts-expect-error body.name of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, name: (() => 0) } });
// @ts-expect-error body.description of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, description: (() => 0) } });
// @ts-expect-error body.bullets of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, bullets: (() => 0) } });
// @ts-expect-error body.photos of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, photos: (() => 0) } });
// @ts-expect-error body.brand of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, brand: (() => 0) } });
// @ts-expect-error body.category of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, category: (() => 0) } });
// @ts-expect-error body.category_name of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, category_name: (() => 0) } });
// @ts-expect-error body.attributes of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, attributes: (() => 0) } });
// @ts-expect-error body.universalId of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, universalId: (() => 0) } });
// @ts-expect-error body.price of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, price: (() => 0) } });
// @ts-expect-error body.salePrice of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, salePrice: (() => 0) } });
// @ts-expect-error body.cost of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, cost: (() => 0) } });
// @ts-expect-error body.dimensions of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, dimensions: (() => 0) } });
// @ts-expect-error body.sales_channel of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, sales_channel: (() => 0) } });
// @ts-expect-error body.shipping_method of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, shipping_method: (() => 0) } });
// @ts-expect-error body.cartaPorte of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", satUnit: "", parentSku: "", version: 69, cartaPorte: (() => 0) } });
// @ts-expect-error body.satUnit of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", parentSku: "", version: 69, satUnit: (() => 0) } });
// @ts-expect-error body.parentSku of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", version: 69, parentSku: (() => 0) } });
// @ts-expect-error body.info_by_sku of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, info_by_sku: (() => 0) } });
// @ts-expect-error body.version of a wrong type
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateProduct']>({ params: { storeId: "  Za-01ñ+cx", id: "Y99%_Zabax" }, query: {}, body: { name: "_9%&-X0+X", description: "##c%ñ0üá", bullets: ["", "", ""], photos: [], brand: "", category: "", category_name: "", attributes: { s: "" }, universalId: "&1üY-", price: 0.12, salePrice: 0.07, shipping_method: "fulfillment", cartaPorte: "=cb%Z", satUnit: "", parentSku: "", version: 69, espia: 1 } });
input<Calls['updateProductCategory']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {}, body: { category: "_x", category_name: "0XXñ/x" } });
input<Calls['updateProductCategory']>({ params: { id: "%Zñ0x" }, query: {}, body: { category: "_x", category_name: "0XXñ/x" } });
// @ts-expect-error without the path parameter id
input<Calls['updateProductCategory']>({ params: { storeId: "&x" }, query: {}, body: { category: "_x", category_name: "0XXñ/x" } });
// @ts-expect-error without its body
input<Calls['updateProductCategory']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['updateProductCategory']>({ query: {}, body: { category: "_x", category_name: "0XXñ/x" }, params: { id: "%Zñ0x", storeId: (() => 0) } });
// @ts-expect-error params.id of a wrong type
input<Calls['updateProductCategory']>({ query: {}, body: { category: "_x", category_name: "0XXñ/x" }, params: { storeId: "&x", id: (() => 0) } });
// @ts-expect-error body.category of a wrong type
input<Calls['updateProductCategory']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {}, body: { category_name: "0XXñ/x", category: (() => 0) } });
// @ts-expect-error body.category_name of a wrong type
input<Calls['updateProductCategory']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {}, body: { category: "_x", category_name: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateProductCategory']>({ params: { storeId: "&x", id: "%Zñ0x" }, query: {}, body: { category: "_x", category_name: "0XXñ/x", espia: 1 } });
input<Calls['updateShippingData']>({ params: { storeId: "9/x", marketplace: "SP", orderId: " /x" }, query: {}, body: { shippingAddress: { zipCode: "65179", city: null, phoneNumber: "", notes: "#ñ01a1-0", outdoorNumber: "Xc=", interiorNumber: "", borough: "", betweenStreets: "c&0-", suburb: "", stateCode: "ñü", state: "?b", street: "1?=9", addressee: null }, clientData: { fullname: "-_x", email: "" } } });
input<Calls['updateShippingData']>({ params: { marketplace: "SP", orderId: " /x" }, query: {}, body: { shippingAddress: { zipCode: "65179", city: null, phoneNumber: "", notes: "#ñ01a1-0", outdoorNumber: "Xc=", interiorNumber: "", borough: "", betweenStreets: "c&0-", suburb: "", stateCode: "ñü", state: "?b", street: "1?=9", addressee: null }, clientData: { fullname: "-_x", email: "" } } });
// @ts-expect-error without the path parameter marketplace
input<Calls['updateShippingData']>({ params: { storeId: "9/x", orderId: " /x" }, query: {}, body: { shippingAddress: { zipCode: "65179", city: null, phoneNumber: "", notes: "#ñ01a1-0", outdoorNumber: "Xc=", interiorNumber: "", borough: "", betweenStreets: "c&0-", suburb: "", stateCode: "ñü", state: "?b", street: "1?=9", addressee: null }, clientData: { fullname: "-_x", email: "" } } });
// @ts-expect-error without the path parameter orderId
input<Calls['updateShippingData']>({ params: { storeId: "9/x", marketplace: "SP" }, query: {}, body: { shippingAddress: { zipCode: "65179", city: null, phoneNumber: "", notes: "#ñ01a1-0", outdoorNumber: "Xc=", interiorNumber: "", borough: "", betweenStreets: "c&0-", suburb: "", stateCode: "ñü", state: "?b", street: "1?=9", addressee: null }, clientData: { fullname: "-_x", email: "" } } });
// @ts-expect-error without its body
input<Calls['updateShippingData']>({ params: { storeId: "9/x", marketplace: "SP", orderId: " /x" }, query: {} });
// @ts-expect-error params.storeId of a wrong type
input<Calls['updateShippingData']>({ query: {}, body: { shippingAddress: { zipCode: "65179", city: null, phoneNumber: "", notes: "#ñ01a1-0", outdoorNumber: "Xc=", interiorNumber: "", borough: "", betweenStreets: "c&0-", suburb: "", stateCode: "ñü", state: "?b", street: "1?=9", addressee: null }, clientData: { fullname: "-_x", email: "" } }, params: { marketplace: "SP", orderId: " /x", storeId: (() => 0) } });
// @ts-expect-error params.marketplace of a wrong type
input<Calls['updateShippingData']>({ query: {}, body: { shippingAddress: { zipCode: "65179", city: null, phoneNumber: "", notes: "#ñ01a1-0", outdoorNumber: "Xc=", interiorNumber: "", borough: "", betweenStreets: "c&0-", suburb: "", stateCode: "ñü", state: "?b", street: "1?=9", addressee: null }, clientData: { fullname: "-_x", email: "" } }, params: { storeId: "9/x", orderId: " /x", marketplace: (() => 0) } });
// @ts-expect-error params.orderId of a wrong type
input<Calls['updateShippingData']>({ query: {}, body: { shippingAddress: { zipCode: "65179", city: null, phoneNumber: "", notes: "#ñ01a1-0", outdoorNumber: "Xc=", interiorNumber: "", borough: "", betweenStreets: "c&0-", suburb: "", stateCode: "ñü", state: "?b", street: "1?=9", addressee: null }, clientData: { fullname: "-_x", email: "" } }, params: { storeId: "9/x", marketplace: "SP", orderId: (() => 0) } });
// @ts-expect-error body.shippingAddress of a wrong type
input<Calls['updateShippingData']>({ params: { storeId: "9/x", marketplace: "SP", orderId: " /x" }, query: {}, body: { clientData: { fullname: "-_x", email: "" }, shippingAddress: (() => 0) } });
// @ts-expect-error body.clientData of a wrong type
input<Calls['updateShippingData']>({ params: { storeId: "9/x", marketplace: "SP", orderId: " /x" }, query: {}, body: { shippingAddress: { zipCode: "65179", city: null, phoneNumber: "", notes: "#ñ01a1-0", outdoorNumber: "Xc=", interiorNumber: "", borough: "", betweenStreets: "c&0-", suburb: "", stateCode: "ñü", state: "?b", street: "1?=9", addressee: null }, clientData: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateShippingData']>({ params: { storeId: "9/x", marketplace: "SP", orderId: " /x" }, query: {}, body: { shippingAddress: { zipCode: "65179", city: null, phoneNumber: "", notes: "#ñ01a1-0", outdoorNumber: "Xc=", interiorNumber: "", borough: "", betweenStreets: "c&0-", suburb: "", stateCode: "ñü", state: "?b", street: "1?=9", addressee: null }, clientData: { fullname: "-_x", email: "" }, espia: 1 } });
input<Calls['updateStoreFinancial']>({ params: { id: "%?Y?á+x" }, query: {}, body: { bankCode: "996", clabe: "214991984237582201", accountHolder: "ü= üx", accountStatementUrl: null } });
input<Calls['updateStoreFinancial']>({ params: {}, query: {}, body: { bankCode: "996", clabe: "214991984237582201", accountHolder: "ü= üx", accountStatementUrl: null } });
// @ts-expect-error without its body
input<Calls['updateStoreFinancial']>({ params: { id: "%?Y?á+x" }, query: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['updateStoreFinancial']>({ query: {}, body: { bankCode: "996", clabe: "214991984237582201", accountHolder: "ü= üx", accountStatementUrl: null }, params: { id: (() => 0) } });
// @ts-expect-error body.bankCode of a wrong type
input<Calls['updateStoreFinancial']>({ params: { id: "%?Y?á+x" }, query: {}, body: { clabe: "214991984237582201", accountHolder: "ü= üx", accountStatementUrl: null, bankCode: (() => 0) } });
// @ts-expect-error body.clabe of a wrong type
input<Calls['updateStoreFinancial']>({ params: { id: "%?Y?á+x" }, query: {}, body: { bankCode: "996", accountHolder: "ü= üx", accountStatementUrl: null, clabe: (() => 0) } });
// @ts-expect-error body.accountHolder of a wrong type
input<Calls['updateStoreFinancial']>({ params: { id: "%?Y?á+x" }, query: {}, body: { bankCode: "996", clabe: "214991984237582201", accountStatementUrl: null, accountHolder: (() => 0) } });
// @ts-expect-error body.accountStatementUrl of a wrong type
input<Calls['updateStoreFinancial']>({ params: { id: "%?Y?á+x" }, query: {}, body: { bankCode: "996", clabe: "214991984237582201", accountHolder: "ü= üx", accountStatementUrl: (() => 0) } });
// @ts-expect-error body.version of a wrong type
input<Calls['updateStoreFinancial']>({ params: { id: "%?Y?á+x" }, query: {}, body: { bankCode: "996", clabe: "214991984237582201", accountHolder: "ü= üx", accountStatementUrl: null, version: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateStoreFinancial']>({ params: { id: "%?Y?á+x" }, query: {}, body: { bankCode: "996", clabe: "214991984237582201", accountHolder: "ü= üx", accountStatementUrl: null, espia: 1 } });
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", personType: "moral", regimenFiscal: "634", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-" } });
input<Calls['updateStoreTax']>({ params: {}, query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", personType: "moral", regimenFiscal: "634", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-" } });
// @ts-expect-error without its body
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['updateStoreTax']>({ query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", personType: "moral", regimenFiscal: "634", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-" }, params: { id: (() => 0) } });
// @ts-expect-error body.rfc of a wrong type
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { razonSocial: "ñ%X/Za= x", personType: "moral", regimenFiscal: "634", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-", rfc: (() => 0) } });
// @ts-expect-error body.razonSocial of a wrong type
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { rfc: "IÑG&1722012I6", personType: "moral", regimenFiscal: "634", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-", razonSocial: (() => 0) } });
// @ts-expect-error body.personType of a wrong type
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", regimenFiscal: "634", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-", personType: (() => 0) } });
// @ts-expect-error body.regimenFiscal of a wrong type
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", personType: "moral", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-", regimenFiscal: (() => 0) } });
// @ts-expect-error body.curp of a wrong type
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", personType: "moral", regimenFiscal: "634", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-", curp: (() => 0) } });
// @ts-expect-error body.address of a wrong type
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", personType: "moral", regimenFiscal: "634", curp: "", constanciaUrl: "f--Bw-", address: (() => 0) } });
// @ts-expect-error body.constanciaUrl of a wrong type
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", personType: "moral", regimenFiscal: "634", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: (() => 0) } });
// @ts-expect-error body.version of a wrong type
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", personType: "moral", regimenFiscal: "634", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-", version: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateStoreTax']>({ params: { id: "1ü 1&x" }, query: {}, body: { rfc: "IÑG&1722012I6", razonSocial: "ñ%X/Za= x", personType: "moral", regimenFiscal: "634", curp: "", address: { street: "&&/?9Zñ?+Z#x", outdoorNumber: "", interiorNumber: "", suburb: "bx", zipCode: "10683", city: "", borough: "", stateCode: "", state: "??c /&Y_ñY&", betweenStreets: "", notes: "" }, constanciaUrl: "f--Bw-", espia: 1 } });
input<Calls['updateStoreUser']>({ params: { username: "&x" }, query: {}, body: { service: "comercios", name: "", active: true, store_id: "cx" } });
input<Calls['updateStoreUser']>({ params: { username: "&x" }, query: {}, body: { service: "comercios", name: "", active: true } });
// @ts-expect-error without the path parameter username
input<Calls['updateStoreUser']>({ params: {}, query: {}, body: { service: "comercios", name: "", active: true, store_id: "cx" } });
// @ts-expect-error without its body
input<Calls['updateStoreUser']>({ params: { username: "&x" }, query: {} });
// @ts-expect-error params.username of a wrong type
input<Calls['updateStoreUser']>({ query: {}, body: { service: "comercios", name: "", active: true, store_id: "cx" }, params: { username: (() => 0) } });
// @ts-expect-error body.service of a wrong type
input<Calls['updateStoreUser']>({ params: { username: "&x" }, query: {}, body: { name: "", active: true, store_id: "cx", service: (() => 0) } });
// @ts-expect-error body.name of a wrong type
input<Calls['updateStoreUser']>({ params: { username: "&x" }, query: {}, body: { service: "comercios", active: true, store_id: "cx", name: (() => 0) } });
// @ts-expect-error body.active of a wrong type
input<Calls['updateStoreUser']>({ params: { username: "&x" }, query: {}, body: { service: "comercios", name: "", store_id: "cx", active: (() => 0) } });
// @ts-expect-error body.store_id of a wrong type
input<Calls['updateStoreUser']>({ params: { username: "&x" }, query: {}, body: { service: "comercios", name: "", active: true, store_id: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateStoreUser']>({ params: { username: "&x" }, query: {}, body: { service: "comercios", name: "", active: true, store_id: "cx", espia: 1 } });
input<Calls['updateStoreUserData']>({ params: { id: "ax" }, query: {}, body: { name: "cx", lastName: "", email: "xüx", phone: "0804793283" } });
input<Calls['updateStoreUserData']>({ params: {}, query: {}, body: { name: "cx", lastName: "", email: "xüx", phone: "0804793283" } });
// @ts-expect-error without its body
input<Calls['updateStoreUserData']>({ params: { id: "ax" }, query: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['updateStoreUserData']>({ query: {}, body: { name: "cx", lastName: "", email: "xüx", phone: "0804793283" }, params: { id: (() => 0) } });
// @ts-expect-error body.name of a wrong type
input<Calls['updateStoreUserData']>({ params: { id: "ax" }, query: {}, body: { lastName: "", email: "xüx", phone: "0804793283", name: (() => 0) } });
// @ts-expect-error body.lastName of a wrong type
input<Calls['updateStoreUserData']>({ params: { id: "ax" }, query: {}, body: { name: "cx", email: "xüx", phone: "0804793283", lastName: (() => 0) } });
// @ts-expect-error body.email of a wrong type
input<Calls['updateStoreUserData']>({ params: { id: "ax" }, query: {}, body: { name: "cx", lastName: "", phone: "0804793283", email: (() => 0) } });
// @ts-expect-error body.phone of a wrong type
input<Calls['updateStoreUserData']>({ params: { id: "ax" }, query: {}, body: { name: "cx", lastName: "", email: "xüx", phone: (() => 0) } });
// @ts-expect-error body.version of a wrong type
input<Calls['updateStoreUserData']>({ params: { id: "ax" }, query: {}, body: { name: "cx", lastName: "", email: "xüx", phone: "0804793283", version: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateStoreUserData']>({ params: { id: "ax" }, query: {}, body: { name: "cx", lastName: "", email: "xüx", phone: "0804793283", espia: 1 } });
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {}, body: { name: "cx", contactName: "%üXü=ü bbx", phone: "2836730967", email: "__x", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, schedule: "", version: 735 } });
input<Calls['updateStorehouse']>({ params: {}, query: {}, body: { name: "cx", contactName: "%üXü=ü bbx", phone: "2836730967", email: "__x", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, schedule: "", version: 735 } });
// @ts-expect-error without its body
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {} });
// @ts-expect-error params.id of a wrong type
input<Calls['updateStorehouse']>({ query: {}, body: { name: "cx", contactName: "%üXü=ü bbx", phone: "2836730967", email: "__x", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, schedule: "", version: 735 }, params: { id: (() => 0) } });
// @ts-expect-error body.name of a wrong type
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {}, body: { contactName: "%üXü=ü bbx", phone: "2836730967", email: "__x", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, schedule: "", version: 735, name: (() => 0) } });
// @ts-expect-error body.contactName of a wrong type
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {}, body: { name: "cx", phone: "2836730967", email: "__x", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, schedule: "", version: 735, contactName: (() => 0) } });
// @ts-expect-error body.phone of a wrong type
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {}, body: { name: "cx", contactName: "%üXü=ü bbx", email: "__x", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, schedule: "", version: 735, phone: (() => 0) } });
// @ts-expect-error body.email of a wrong type
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {}, body: { name: "cx", contactName: "%üXü=ü bbx", phone: "2836730967", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, schedule: "", version: 735, email: (() => 0) } });
// @ts-expect-error body.address of a wrong type
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {}, body: { name: "cx", contactName: "%üXü=ü bbx", phone: "2836730967", email: "__x", schedule: "", version: 735, address: (() => 0) } });
// @ts-expect-error body.schedule of a wrong type
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {}, body: { name: "cx", contactName: "%üXü=ü bbx", phone: "2836730967", email: "__x", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, version: 735, schedule: (() => 0) } });
// @ts-expect-error body.version of a wrong type
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {}, body: { name: "cx", contactName: "%üXü=ü bbx", phone: "2836730967", email: "__x", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, schedule: "", version: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['updateStorehouse']>({ params: { id: "ax" }, query: {}, body: { name: "cx", contactName: "%üXü=ü bbx", phone: "2836730967", email: "__x", address: { street: "0%x", outdoorNumber: "", interiorNumber: "0", suburb: "ñ+x", zipCode: "32474", city: "", borough: "Y&? ñ-X ", stateCode: "", state: "", betweenStreets: null, notes: "" }, schedule: "", version: 735, espia: 1 } });
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS" } });
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", no_pedido: "aüx", marketplace: "CS" } });
// @ts-expect-error without its body
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {} });
// @ts-expect-error body.status_order of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", status_order: (() => 0) } });
// @ts-expect-error body.type_file of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", type_file: (() => 0) } });
// @ts-expect-error body.file_name of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", file_name: (() => 0) } });
// @ts-expect-error body.guide_type of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", guide_type: (() => 0) } });
// @ts-expect-error body.guide of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", guide: (() => 0) } });
// @ts-expect-error body.rfc of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", rfc: (() => 0) } });
// @ts-expect-error body.file64 of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", file64: (() => 0) } });
// @ts-expect-error body.store_id of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", no_pedido: "aüx", marketplace: "CS", store_id: (() => 0) } });
// @ts-expect-error body.no_pedido of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", marketplace: "CS", no_pedido: (() => 0) } });
// @ts-expect-error body.marketplace of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: (() => 0) } });
// @ts-expect-error body.sustituye of a wrong type
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", sustituye: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['uploadAutomaticInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", espia: 1 } });
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "" } });
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "" } });
// @ts-expect-error without its body
input<Calls['uploadEvidence']>({ params: {}, query: {} });
// @ts-expect-error body.store_id of a wrong type
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", store_id: (() => 0) } });
// @ts-expect-error body.no_pedido of a wrong type
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { store_id: "?x", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", no_pedido: (() => 0) } });
// @ts-expect-error body.no_guia of a wrong type
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", no_guia: (() => 0) } });
// @ts-expect-error body.doc_nombre of a wrong type
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", doc_nombre: (() => 0) } });
// @ts-expect-error body.guia_total of a wrong type
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", doc_base64: "Xx", channel: "CS", comentario: "", guia_total: (() => 0) } });
// @ts-expect-error body.doc_base64 of a wrong type
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, channel: "CS", comentario: "", doc_base64: (() => 0) } });
// @ts-expect-error body.channel of a wrong type
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", comentario: "", channel: (() => 0) } });
// @ts-expect-error body.comentario of a wrong type
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['uploadEvidence']>({ params: {}, query: {}, body: { store_id: "?x", no_pedido: "cx", no_guia: "%üXü=ü bbx", doc_nombre: "Yx", guia_total: 0.04, doc_base64: "Xx", channel: "CS", comentario: "", espia: 1 } });
input<Calls['uploadIdentityPhotos']>({ params: {}, query: {}, body: { storeId: "-x", front: new File(['x'], "archivo.pdf"), back: new File(['x'], "archivo.pdf"), selfie: new File(['x'], "archivo.pdf") } });
input<Calls['uploadIdentityPhotos']>({ params: {}, query: {}, body: { front: new File(['x'], "archivo.pdf"), back: new File(['x'], "archivo.pdf"), selfie: new File(['x'], "archivo.pdf") } });
// @ts-expect-error without its body
input<Calls['uploadIdentityPhotos']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['uploadIdentityPhotos']>({ params: {}, query: {}, body: { front: new File(['x'], "archivo.pdf"), back: new File(['x'], "archivo.pdf"), selfie: new File(['x'], "archivo.pdf"), storeId: (() => 0) } });
// @ts-expect-error body.front of a wrong type
input<Calls['uploadIdentityPhotos']>({ params: {}, query: {}, body: { storeId: "-x", back: new File(['x'], "archivo.pdf"), selfie: new File(['x'], "archivo.pdf"), front: (() => 0) } });
// @ts-expect-error body.back of a wrong type
input<Calls['uploadIdentityPhotos']>({ params: {}, query: {}, body: { storeId: "-x", front: new File(['x'], "archivo.pdf"), selfie: new File(['x'], "archivo.pdf"), back: (() => 0) } });
// @ts-expect-error body.selfie of a wrong type
input<Calls['uploadIdentityPhotos']>({ params: {}, query: {}, body: { storeId: "-x", front: new File(['x'], "archivo.pdf"), back: new File(['x'], "archivo.pdf"), selfie: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['uploadIdentityPhotos']>({ params: {}, query: {}, body: { storeId: "-x", front: new File(['x'], "archivo.pdf"), back: new File(['x'], "archivo.pdf"), selfie: new File(['x'], "archivo.pdf"), espia: 1 } });
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS" } });
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", no_pedido: "aüx", marketplace: "CS" } });
// @ts-expect-error without its body
input<Calls['uploadManualInvoice']>({ params: {}, query: {} });
// @ts-expect-error body.status_order of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", status_order: (() => 0) } });
// @ts-expect-error body.type_file of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", type_file: (() => 0) } });
// @ts-expect-error body.file_name of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", file_name: (() => 0) } });
// @ts-expect-error body.guide_type of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", guide_type: (() => 0) } });
// @ts-expect-error body.guide of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", guide: (() => 0) } });
// @ts-expect-error body.rfc of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", rfc: (() => 0) } });
// @ts-expect-error body.file64 of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", file64: (() => 0) } });
// @ts-expect-error body.store_id of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", no_pedido: "aüx", marketplace: "CS", store_id: (() => 0) } });
// @ts-expect-error body.no_pedido of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", marketplace: "CS", no_pedido: (() => 0) } });
// @ts-expect-error body.marketplace of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: (() => 0) } });
// @ts-expect-error body.sustituye of a wrong type
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", sustituye: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['uploadManualInvoice']>({ params: {}, query: {}, body: { status_order: "pendiente", type_file: "evidence", file_name: "%x", guide_type: "automatica", guide: "ü%x", rfc: "&&&&8601976WX", file64: "_á-?bx", store_id: "? -x", no_pedido: "aüx", marketplace: "CS", espia: 1 } });
input<Calls['uploadMassInvoices']>({ params: {}, query: {}, body: { store_id: "&%Zñx", marketplace: "SR", files: [new File(['x'], "archivo.pdf")], pedidos: ["0XXñ/x"] } });
input<Calls['uploadMassInvoices']>({ params: {}, query: {}, body: { marketplace: "SR", files: [new File(['x'], "archivo.pdf")], pedidos: ["0XXñ/x"] } });
// @ts-expect-error without its body
input<Calls['uploadMassInvoices']>({ params: {}, query: {} });
// @ts-expect-error body.store_id of a wrong type
input<Calls['uploadMassInvoices']>({ params: {}, query: {}, body: { marketplace: "SR", files: [new File(['x'], "archivo.pdf")], pedidos: ["0XXñ/x"], store_id: (() => 0) } });
// @ts-expect-error body.marketplace of a wrong type
input<Calls['uploadMassInvoices']>({ params: {}, query: {}, body: { store_id: "&%Zñx", files: [new File(['x'], "archivo.pdf")], pedidos: ["0XXñ/x"], marketplace: (() => 0) } });
// @ts-expect-error body.files of a wrong type
input<Calls['uploadMassInvoices']>({ params: {}, query: {}, body: { store_id: "&%Zñx", marketplace: "SR", pedidos: ["0XXñ/x"], files: (() => 0) } });
// @ts-expect-error body.pedidos of a wrong type
input<Calls['uploadMassInvoices']>({ params: {}, query: {}, body: { store_id: "&%Zñx", marketplace: "SR", files: [new File(['x'], "archivo.pdf")], pedidos: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['uploadMassInvoices']>({ params: {}, query: {}, body: { store_id: "&%Zñx", marketplace: "SR", files: [new File(['x'], "archivo.pdf")], pedidos: ["0XXñ/x"], espia: 1 } });
input<Calls['uploadTaxCertificate']>({ params: {}, query: {}, body: { storeId: "?x", rfc: "&Ñ&0508043B3", file: new File(['x'], "archivo.pdf") } });
input<Calls['uploadTaxCertificate']>({ params: {}, query: {}, body: { rfc: "&Ñ&0508043B3", file: new File(['x'], "archivo.pdf") } });
// @ts-expect-error without its body
input<Calls['uploadTaxCertificate']>({ params: {}, query: {} });
// @ts-expect-error body.storeId of a wrong type
input<Calls['uploadTaxCertificate']>({ params: {}, query: {}, body: { rfc: "&Ñ&0508043B3", file: new File(['x'], "archivo.pdf"), storeId: (() => 0) } });
// @ts-expect-error body.rfc of a wrong type
input<Calls['uploadTaxCertificate']>({ params: {}, query: {}, body: { storeId: "?x", file: new File(['x'], "archivo.pdf"), rfc: (() => 0) } });
// @ts-expect-error body.file of a wrong type
input<Calls['uploadTaxCertificate']>({ params: {}, query: {}, body: { storeId: "?x", rfc: "&Ñ&0508043B3", file: (() => 0) } });
// @ts-expect-error a body field that the contract does not have
input<Calls['uploadTaxCertificate']>({ params: {}, query: {}, body: { storeId: "?x", rfc: "&Ñ&0508043B3", file: new File(['x'], "archivo.pdf"), espia: 1 } });
input<Calls['verifyStoreOwnership']>({ params: {}, query: { storeId: "/ñx", email: " /x" } });
input<Calls['verifyStoreOwnership']>({ params: {}, query: { email: " /x" } });
// @ts-expect-error it has no body
input<Calls['verifyStoreOwnership']>({ params: {}, query: { storeId: "/ñx", email: " /x" }, body: {} });
// @ts-expect-error query.storeId of a wrong type
input<Calls['verifyStoreOwnership']>({ params: {}, query: { email: " /x", storeId: (() => 0) } });
// @ts-expect-error query.email of a wrong type
input<Calls['verifyStoreOwnership']>({ params: {}, query: { storeId: "/ñx", email: (() => 0) } });
// @ts-expect-error a query field that the contract does not have
input<Calls['verifyStoreOwnership']>({ params: {}, query: { storeId: "/ñx", email: " /x", espia: 1 } });
