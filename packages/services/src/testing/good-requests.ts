import { randomUUID } from 'node:crypto';
import type { OrderAnswer } from '@trastienda/api-client';
import { type CallId, calls } from '@trastienda/api-client/calls';
import { type StockShipmentStatus, type StoreUserStatus, toCentavos } from '@trastienda/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../setup/index.ts';
import { orderLines, orders } from '../tables/orders.ts';
import { channelEvents, channelLinks, channelTurns, linkAttempts } from '../tables/channel-links.ts';
import { orderMoney, payouts } from '../tables/money.ts';
import { onboardings, surveyAnswers } from '../tables/onboarding.ts';
import { hostedShopProducts, products } from '../tables/products.ts';
import { guides, stockShipments } from '../tables/shipping.ts';
import { createFiles, type FileKind } from '../subjects/files/create-files.ts';
import { uploadedFiles } from '../tables/files.ts';
import { CASA_LUMBRE, MARIANA } from './ask.ts';
import { cfdiFor } from './cfdi.ts';
import { testInstallation } from './installation.ts';
import { NOW } from './now.ts';
import { type OnboardingStage, pngOf, putOnboarding, signaturePng } from './put-onboarding.ts';
import { putCase } from './put-case.ts';
import { putPerson } from './put-person.ts';
import {
  type Ask,
  cancellationFor,
  guideRequestFor,
  lineIds,
  manualOrder,
  orderAt,
  pendingOrder,
  quoteFor,
} from './requests.ts';
import { acrossStores } from './test-database.ts';

export type Input = { readonly params?: object; readonly query?: object; readonly body?: unknown };

/** One good request for each call, on the demo: a call without one does not compile. */
export function goodRequests(database: () => Database, ask: Ask) {
  const aGuide = async (status: string): Promise<string> => {
    const [row] = await acrossStores(database(), (tx) =>
      tx.select().from(guides).where(eq(guides.status, status)).orderBy(guides.storeId).limit(1),
    );
    return row?.number ?? '';
  };

  const newPerson = () => `${randomUUID()}@ayuda.example`;
  const aPerson = async (status: StoreUserStatus): Promise<string> => {
    const username = newPerson();
    await putPerson(database(), { username, status });
    return username;
  };

  const aStockShipment = async (status: StockShipmentStatus): Promise<string> => {
    const [row] = await acrossStores(database(), (tx) =>
      tx
        .select()
        .from(stockShipments)
        .where(and(eq(stockShipments.storeId, CASA_LUMBRE), eq(stockShipments.status, status)))
        .limit(1),
    );
    return row?.id ?? '';
  };

  /** A linked shop, linked again if it has been unlinked. */
  const aShop = async (channel: string): Promise<string> => {
    const [row] = await acrossStores(database(), (tx) =>
      tx
        .update(channelLinks)
        .set({ status: 'active', unlinkedAt: null })
        .where(and(eq(channelLinks.storeId, CASA_LUMBRE), eq(channelLinks.channel, channel)))
        .returning(),
    );
    return row?.shopId ?? '';
  };
  /** A shop of the store that is linked for real: nobody asks those of the demo. */
  const aRealShop = async () => {
    const shopId = await aShop('WC');
    await acrossStores(database(), async (tx) => {
      const [link] = await tx
        .select({ linkId: channelLinks.id })
        .from(channelLinks)
        .where(and(eq(channelLinks.storeId, CASA_LUMBRE), eq(channelLinks.shopId, shopId)));
      if (!link) throw new Error('The demo has no shop of WooCommerce');
      await tx
        .insert(channelTurns)
        .values({
          storeId: CASA_LUMBRE,
          ...link,
          origin: 'https://velas.mx',
          root: '/wp-json/',
          keysInQuery: false,
          weightUnit: 'kg',
          dimensionUnit: 'cm',
          cursor: { since: '2025-11-01T00:00:00', seen: [] },
          nextAt: NOW,
        })
        .onConflictDoUpdate({
          target: [channelTurns.storeId, channelTurns.linkId],
          set: { syncAskedAt: null },
        });
      const event = {
        storeId: CASA_LUMBRE,
        ...link,
        at: NOW,
        kind: 'read',
        count: 2,
        turn: 'f0110',
      } as const;
      await tx.insert(channelEvents).values(event);
    });
    return withNewHour({ storeId: CASA_LUMBRE, channel_id: 'WC', shop_id: shopId });
  };
  /** The hour's attempts of the store are not spent by the tests. */
  const withNewHour = async <T>(value: T): Promise<T> => {
    await acrossStores(database(), (tx) =>
      tx.delete(linkAttempts).where(eq(linkAttempts.storeId, CASA_LUMBRE)),
    );
    return value;
  };
  const redirectUri = `${testInstallation.publicUrl}/canales-de-venta/marketplaces/setup`;
  const stateIn = (url: string) => new URL(url).searchParams.get('state') ?? '';
  const webhook = { body: { storeId: CASA_LUMBRE, url: 'https://erp.casalumbre.mx/avisos' } };
  /** A file of the owner's, in the store. */
  const aFile = async (kind: FileKind): Promise<string> => {
    const file = { bytes: Buffer.from(`%PDF-1.7 ${kind}`), name: `${kind}.pdf`, kind, storeId: CASA_LUMBRE };
    return (await createFiles({ database: database() }).save(file, { email: MARIANA, requestId: 'r' })).key;
  };

  /** An onboarding of the person's that waits for the step after this one. */
  const begun = (stage: OnboardingStage) => putOnboarding(database(), stage);
  const agreementAt = async (stage: OnboardingStage) => {
    const storeId = await begun(stage);
    return ask(calls.getAgreement, { query: { storeId } });
  };
  const photo = (shade: number, name: string) =>
    new File([new Uint8Array(pngOf(2, [[shade, 0, 0, 0, shade, 0]]))], name, { type: 'image/png' });

  const namedLines = (order: OrderAnswer) => ({
    storeId: CASA_LUMBRE,
    orderId: order.orderid,
    colocationIds: lineIds(order),
  });

  const evidenceFor = (order: OrderAnswer) => ({
    store_id: CASA_LUMBRE,
    no_pedido: order.orderid,
    no_guia: `T-${order.orderid}`,
    doc_nombre: 'acuse.pdf',
    guia_total: 449,
    doc_base64: Buffer.from('%PDF-1.7\n%%EOF').toString('base64'),
    channel: order.marketplace,
    comentario: null,
  });
  const amountOf = (order: OrderAnswer) =>
    order.orderedProductsList.reduce((sum, { totalSale }) => sum + toCentavos(totalSale), 0) / 100;
  const invoiceFor = (order: OrderAnswer) => ({
    status_order: 'finalizado' as const,
    type_file: 'invoice' as const,
    file_name: `${order.orderid}.xml`,
    guide_type: 'automatica' as const,
    guide: order.orderid,
    rfc: 'CLU210415AB7',
    file64: Buffer.from(cfdiFor({ amount: amountOf(order) })).toString('base64'),
    store_id: CASA_LUMBRE,
    no_pedido: order.orderid,
    marketplace: 'SR' as const,
  });
  const aParcel = { height: 10, width: 30, depth: 25, weight: 1.2, quantity: 1 };
  const lotOf = async (order: OrderAnswer) => ({
    storeId: CASA_LUMBRE,
    lotId: (await ask(calls.getNewGuideLot, {})).detail.lotId,
    name: 'Lote 25 nov',
    items: [
      {
        marketplace: order.marketplace,
        orderNumber: order.orderid,
        colocationIds: [],
        packages: [aParcel],
        content: 'Veladoras',
        packageValue: 449,
        nameParcel: null,
        serviceType: null,
      },
    ],
  });
  const aLot = async (): Promise<string> => {
    const body = await lotOf(await orderAt(database(), ask, 'ML', 1));
    return (await ask(calls.saveGuideLot, { body })).detail.lotId;
  };

  /** A deposit that was paid. */
  const aPayout = async (): Promise<string> => {
    const [row] = await acrossStores(database(), (tx) =>
      tx
        .select({ id: payouts.id })
        .from(payouts)
        .where(and(eq(payouts.storeId, CASA_LUMBRE), eq(payouts.state, 'pagado')))
        .limit(1),
    );
    return row?.id ?? '';
  };

  /** An order of which a deposit brought another amount than expected. */
  const aDifference = async () => {
    const [row] = await acrossStores(database(), (tx) =>
      tx
        .select()
        .from(orderMoney)
        .where(and(eq(orderMoney.storeId, CASA_LUMBRE), eq(orderMoney.state, 'diferencia')))
        .limit(1),
    );
    if (!row) throw new Error('The demo has differences');
    return row;
  };

  /** A product that can be sold. */
  const aProduct = async (): Promise<string> => {
    const [row] = await acrossStores(database(), (tx) =>
      tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.storeId, CASA_LUMBRE), eq(products.firstSku, 'VS-6-AZ'))),
    );
    return row?.id ?? '';
  };
  const bulkFile = () => ({
    file: new File(['SKU,Precio\r\nVS-6-AZ,1019.00\r\n'], 'precios.csv', { type: 'text/csv' }),
    type: 'edicion',
    categoryId: 'cat-1-1-1',
    salesChannels: ['SR'],
    dryRun: false,
  });
  /** A load that waits for its workers. */
  const aLoad = async (): Promise<string> =>
    (
      await ask(calls.createBulkLoad, {
        params: { storeId: CASA_LUMBRE },
        body: { ...bulkFile(), type: 'edicion', salesChannels: ['SR'] },
      })
    ).id;
  /** A photo of a product, of the store's. */
  const aPhoto = async (): Promise<string> => {
    const [row] = await acrossStores(database(), (tx) =>
      tx
        .select({ key: uploadedFiles.key })
        .from(uploadedFiles)
        .where(and(eq(uploadedFiles.storeId, CASA_LUMBRE), eq(uploadedFiles.kind, 'product')))
        .limit(1),
    );
    return row?.key ?? '';
  };
  const newProduct = async () => {
    const params = { storeId: CASA_LUMBRE, id: await aProduct() };
    const { category, attributes } = (await ask(calls.getProduct, { params })).data;
    return {
      name: 'Florero de barro negro',
      description: 'Hecho a mano en Oaxaca.',
      photos: [{ url: await aPhoto(), order: 1 }],
      category,
      attributes,
      price: 499,
      salePrice: 449,
      dimensions: { height: 30, width: 12, depth: 12, weight: 1.4 },
      sales_channel: { SR: { active: true } },
      shipping_method: 'dropshipping' as const,
      info_by_sku: [{ sku: `FL-${randomUUID()}`, stock: 4, variation: [], photos: [] }],
    };
  };
  const aNewProduct = async (): Promise<string> => {
    const body = await newProduct();
    return (await ask(calls.createProduct, { params: { storeId: CASA_LUMBRE }, body })).data.id;
  };
  /** The product is a new one, so that its free pieces never run out. */
  const newStockShipment = async () => {
    const body = await newProduct();
    await ask(calls.createProduct, { params: { storeId: CASA_LUMBRE }, body });
    return {
      warehouseId: 'alm-1',
      carrier: 'Ruta 7',
      trackingNumber: null,
      estimatedArrival: '2025-11-28',
      items: body.info_by_sku.map(({ sku }) => ({ sku, quantity: 1 })),
    };
  };
  const aHostedProduct = async () => {
    const [row] = await acrossStores(database(), (tx) =>
      tx.select().from(hostedShopProducts).where(eq(hostedShopProducts.storeId, CASA_LUMBRE)).limit(1),
    );
    return { id: row?.id ?? '', shopId: row?.shopId ?? '' };
  };
  const ofDays = {
    params: { storeId: CASA_LUMBRE },
    query: { fechaInicio: '2025-10-01', fechaFin: '2025-11-15' },
  };
  const ofCasaLumbre = { params: { id: CASA_LUMBRE } };

  return {
    getOnboardingStore: async () => ({ query: { storeId: await begun('bank') } }),
    createOnboardingStore: async () => {
      await begun('store');
      await acrossStores(database(), (tx) =>
        tx.delete(onboardings).where(eq(onboardings.ownerEmail, MARIANA)),
      );
      const name = `Barro Negro ${randomUUID()}`;
      return { body: { name, category: 'Hogar', website: 'barronegro.example', channels: ['CS', 'SN'] } };
    },
    saveOnboardingContact: async () => {
      const contact = {
        name: 'Mariana',
        lastName: 'Robles Ibarra',
        email: 'mariana@barro.example',
        phone: '9512345678',
      };
      return { body: { storeId: await begun('store'), contact } };
    },
    saveTaxpayerType: async () => ({ body: { storeId: await begun('contact'), typePerson: 'fisica' } }),
    saveBankData: async () => {
      const bank = { bankCode: '012', clabe: '012320001234567895', accountHolder: 'Mariana Robles' };
      return { body: { storeId: await begun('typePerson'), bank } };
    },
    uploadTaxCertificate: async () => {
      const file = new File(['%PDF-1.7 constancia'], 'constancia.pdf', { type: 'application/pdf' });
      return { body: { storeId: await begun('bank'), rfc: 'EKU9003173C9', file } };
    },
    uploadIdentityPhotos: async () => {
      const photos = {
        front: photo(1, 'frente.png'),
        back: photo(2, 'reverso.png'),
        selfie: photo(3, 'yo.png'),
      };
      return { body: { storeId: await begun('taxCertificate'), ...photos } };
    },
    getApproval: async () => ({ query: { storeId: await begun('approval') } }),
    getStoreApproval: async () => ({ params: { id: await begun('approval') } }),
    sendApproval: async () => ({ body: { storeId: await begun('identity'), step: 'finanzas' } }),
    createIdentityStore: async () => ({
      body: { email: MARIANA, store: { id: await begun('approval'), name: 'Barro Negro' } },
    }),
    getAgreement: async () => ({ query: { storeId: await begun('approval') } }),
    acceptAgreement: async () => {
      const { agreementId, textHash } = await agreementAt('approval');
      const storeId = agreementId.replace('contrato-', '');
      return { body: { storeId, channels: ['CS'], textHash, accepted: true } };
    },
    signAgreement: async () => {
      const { agreementId, textHash } = await agreementAt('made');
      const storeId = agreementId.replace('contrato-', '');
      await ask(calls.acceptAgreement, { body: { storeId, channels: ['CS'], textHash, accepted: true } });
      const signer = { signerName: 'Mariana Robles', signerEmail: MARIANA, method: 'trazo' };
      const signature64 = signaturePng().toString('base64');
      return { body: { storeId, agreementId, textHash, ...signer, signature64 } };
    },
    getOnboardingConfig: async () => ({ query: { storeId: await begun('bank') } }),
    updateOnboardingStep: async () => ({ body: { storeId: await begun('bank'), currentStep: 4 } }),
    getStorehouse: () => ofCasaLumbre,
    updateStorehouse: async () => {
      const { name, contactName, phone, email, address, version } = await ask(
        calls.getStorehouse,
        ofCasaLumbre,
      );
      const house = { name, contactName, phone, email, address, version };
      return { ...ofCasaLumbre, body: { ...house, schedule: 'Sábados, 9:00 a 14:00' } };
    },
    getStoreTax: () => ofCasaLumbre,
    updateStoreTax: async () => {
      const { address, version, ...tax } = await ask(calls.getStoreTax, ofCasaLumbre);
      const { rfc, razonSocial, personType, regimenFiscal, curp } = tax;
      const constanciaUrl = await aFile('certificate');
      return {
        params: { id: CASA_LUMBRE },
        body: { rfc, razonSocial, personType, regimenFiscal, curp, address, constanciaUrl, version },
      };
    },
    getStoreFinancial: () => ofCasaLumbre,
    updateStoreFinancial: async () => {
      const { bankCode, clabe, accountHolder, version } = await ask(calls.getStoreFinancial, ofCasaLumbre);
      const accountStatementUrl = await aFile('statement');
      return {
        params: { id: CASA_LUMBRE },
        body: { bankCode, clabe, accountHolder, accountStatementUrl, version },
      };
    },
    getStoreUserData: () => ofCasaLumbre,
    updateStoreUserData: async () => ({
      params: { id: CASA_LUMBRE },
      body: { ...(await ask(calls.getStoreUserData, ofCasaLumbre)), lastName: 'Robles' },
    }),
    getStoreService: () => ({ params: { id: CASA_LUMBRE, name: 'paginas' } }),
    getShippingService: () => ({ params: { storeId: CASA_LUMBRE } }),
    verifyStoreOwnership: () => ({ query: { storeId: CASA_LUMBRE, email: MARIANA } }),
    listUserStores: () => ({ query: { email: MARIANA } }),
    getStore: () => ({ params: { storeId: CASA_LUMBRE } }),
    listStoreUsers: () => ({}),
    createStoreUser: () => ({
      body: { username: newPerson(), service: 'comercios', name: 'Lucía Mena', store_id: CASA_LUMBRE },
    }),
    updateStoreUser: async () => ({
      params: { username: await aPerson('activo') },
      body: { service: 'comercios', name: 'Lucía Mena', active: false, store_id: CASA_LUMBRE },
    }),
    deleteStoreUser: async () => ({ params: { username: await aPerson('activo') } }),
    listStoreInvitations: () => ({}),
    answerStoreInvitation: async () => {
      await putPerson(database(), { username: MARIANA, status: 'invitado', storeId: '20818' });
      return { params: { invitation: '20818' }, body: { accept: false } };
    },
    listStoreActivity: () => ({}),
    listSalesChannels: () => ({ query: { storeId: CASA_LUMBRE, email: MARIANA } }),
    listOrders: () => ({ params: { storeId: CASA_LUMBRE }, query: { pageSize: 100 } }),
    getOrderStatistics: () => ({ params: { storeId: CASA_LUMBRE } }),
    getPendingOrderStatistics: () => ({ params: { storeId: CASA_LUMBRE } }),
    getPendingEvidenceTotal: () => ({ params: { storeId: CASA_LUMBRE } }),
    listParcelCarriers: () => ({ params: { storeId: CASA_LUMBRE } }),
    createOrderShipment: async () => {
      const order = await pendingOrder(ask);
      return {
        params: { storeId: CASA_LUMBRE, marketplace: order.marketplace, orderId: order.orderid },
        body: {
          colocationIds: order.orderedProductsList.map((line) => line.colocationId),
          deliveryCarrierId: 'ruta-7',
          deliveryCarrierName: 'Ruta 7',
          deliveryTrackId: 'EXT-1',
          forcedGuideType: 'manual',
          dimensions: null,
        },
      };
    },
    cancelOrder: async () => ({ body: cancellationFor(await pendingOrder(ask)) }),
    updateShippingData: async () => {
      const order = await pendingOrder(ask);
      return {
        params: { storeId: CASA_LUMBRE, marketplace: order.marketplace, orderId: order.orderid },
        body: { shippingAddress: order.shippingAddress, clientData: { fullname: 'Ana Ruiz', email: null } },
      };
    },
    listInventory: () => ({ params: { storeId: CASA_LUMBRE } }),
    getInventoryItem: () => ({ params: { storeId: CASA_LUMBRE, sku: 'VS-6-AZ' } }),
    listFulfillmentWarehouses: () => ({}),
    createFulfillmentShipment: async () => ({
      params: { storeId: CASA_LUMBRE },
      body: await newStockShipment(),
    }),
    updateFulfillmentShipment: async () => {
      const params = { storeId: CASA_LUMBRE };
      const body = await newStockShipment();
      const { detail } = await ask(calls.createFulfillmentShipment, { params, body });
      return { params: { ...params, shipmentId: detail.shipmentId }, body: { ...body, sent: true } };
    },
    createInventoryWithdrawal: async () => {
      const { detail } = await ask(calls.listInventory, {
        params: { storeId: CASA_LUMBRE },
        query: { pageSize: 100 },
      });
      // The SKU has a digit in it, so that another one of the same form can be invented.
      const stored = detail.registros.find(({ available, sku }) => available > 0 && /\d/u.test(sku));
      return {
        params: { storeId: CASA_LUMBRE },
        body: {
          warehouseId: stored?.warehouseId ?? '',
          deliverTo: 'storehouse' as const,
          items: [{ sku: stored?.sku ?? '', quantity: 1 }],
          comment: null,
        },
      };
    },
    listInventoryWithdrawals: () => ({ params: { storeId: CASA_LUMBRE } }),
    topUpBalance: () => ({ params: { storeId: CASA_LUMBRE }, body: { amount: 5000 } }),
    getBalance: () => ({ params: { storeId: CASA_LUMBRE } }),
    quoteCourier: async () => ({ body: quoteFor(await pendingOrder(ask)) }),
    createCourierGuide: async () => {
      const order = await pendingOrder(ask);
      const quotes = await ask(calls.quoteCourier, { body: quoteFor(order) });
      return { params: { token: quotes.detail[0]?.token ?? '' }, body: guideRequestFor(order) };
    },
    cancelCourierGuide: async () => ({
      body: { storeId: CASA_LUMBRE, guides: [await aGuide('generada')], lotId: null, reason: 'Prueba' },
    }),
    listStoreGuides: () => ({ params: { storeId: CASA_LUMBRE, n: '50', p: '1' } }),
    getZipCode: () => ({ params: { code: '06600' } }),
    listProducts: () => ({ params: { storeId: CASA_LUMBRE }, query: { page: 1, pageSize: 20 } }),
    getProduct: async () => ({ params: { storeId: CASA_LUMBRE, id: await aProduct() } }),
    listProductSkus: async () => ({ params: { storeId: CASA_LUMBRE, id: await aProduct() } }),
    getProductBySku: () => ({ params: { storeId: CASA_LUMBRE, sku: 'VS-6-AZ' } }),
    listCategories: () => ({ query: { parent: 'cat-1' } }),
    getCategory: () => ({ params: { id: 'cat-1-1-1' } }),
    listCategoryMatches: () => ({ query: { name: 'Vaso de vidrio' } }),
    listCartaPorte: () => ({ query: { search: 'vaso' } }),
    listBrands: () => ({ query: { search: 'casa' } }),
    listBanks: () => ({}),
    checkSku: () => ({ params: { storeId: CASA_LUMBRE }, body: { sku: 'VS-6-AZ', productId: null } }),
    getActiveProductTotals: () => ({ params: { storeId: CASA_LUMBRE } }),
    listStoreTopCategories: () => ({ params: { storeId: CASA_LUMBRE } }),
    activateProducts: async () => ({
      params: { storeId: CASA_LUMBRE },
      body: { ids: [await aProduct()], salesChannels: ['SR'] },
    }),
    pauseProducts: async () => ({
      params: { storeId: CASA_LUMBRE },
      body: { ids: [await aProduct()], salesChannels: ['SR'] },
    }),
    activateProductsInBulk: async () => ({
      params: { storeId: CASA_LUMBRE },
      body: { salesChannels: ['SR'], filters: { ids: [await aProduct()] }, action: 'pause', dryRun: true },
    }),
    createBulkLoad: async () => ({
      params: { storeId: CASA_LUMBRE },
      body: { ...bulkFile(), retryOf: await aLoad() },
    }),
    listBulkLoads: () => ({ params: { storeId: CASA_LUMBRE }, query: { page: 1, pageSize: 20 } }),
    getBulkLoadLog: async () => ({ params: { storeId: CASA_LUMBRE, id: await aLoad() } }),
    downloadBulkLoadTemplate: async () => ({
      params: { storeId: CASA_LUMBRE, categoryId: 'todas' },
      query: { type: 'edicion', format: 'csv', ids: [await aProduct()] },
    }),
    undoBulkLoad: async () => ({
      params: { storeId: CASA_LUMBRE, id: await aLoad() },
      body: { reason: 'Prueba', keepDone: false },
    }),
    createProduct: async () => ({ params: { storeId: CASA_LUMBRE }, body: await newProduct() }),
    updateProduct: async () => ({
      params: { storeId: CASA_LUMBRE, id: await aProduct() },
      body: { description: 'Vasos de vidrio reciclado, soplados a mano.' },
    }),
    updateProductCategory: async () => {
      const id = await aProduct();
      const { category, category_name } = (
        await ask(calls.getProduct, { params: { storeId: CASA_LUMBRE, id } })
      ).data;
      return { params: { storeId: CASA_LUMBRE, id }, body: { category, category_name } };
    },
    deleteProducts: async () => ({
      params: { storeId: CASA_LUMBRE },
      body: { ids: [await aNewProduct()], salesChannels: ['SR'] },
    }),
    listProductChanges: async () => ({
      params: { storeId: CASA_LUMBRE, id: await aProduct() },
      query: { page: 1, pageSize: 20 },
    }),
    getProductStock: () => ({ params: { storeId: CASA_LUMBRE }, query: { page: 1, pageSize: 20 } }),
    checkUniversalId: () => ({
      params: { storeId: CASA_LUMBRE },
      body: { universalId: '7501234567893', productId: null },
    }),
    getHostedShopProduct: async () => ({
      params: { storeId: CASA_LUMBRE },
      query: { IDProduct: (await aHostedProduct()).id },
    }),
    editHostedShopProduct: async () => {
      const { id, shopId } = await aHostedProduct();
      return {
        params: { shopId },
        body: {
          IDProduct: id,
          shop_id: shopId,
          name: 'Vasos azules',
          price: 899,
          sku: 'VS-6-AZ',
          stock: 14,
          active: true,
        },
      };
    },
    getGuideDetail: async () => ({ params: { guide: await aGuide('entregada') } }),
    getGuideStatus: async () => ({ params: { guide: await aGuide('en_ruta') } }),
    downloadGuideLabel: async () => ({ params: { guide: await aGuide('generada') } }),
    deliverOrder: async () => {
      const order = await orderAt(database(), ask, 'CS', 5);
      const [line] = order.orderedProductsList;
      return {
        params: {
          storeId: CASA_LUMBRE,
          marketplace: 'CS',
          orderId: order.orderid,
          trackId: line?.deliveryTrackId,
        },
        body: {
          colocationIds: [line?.colocationId],
          status: 'entregado',
          deliveredAt: NOW.toISOString(),
          receivedBy: 'Ana Ruiz',
        },
      };
    },
    retryOrderPush: async () => {
      const order = await orderAt(database(), ask, 'CS', 3);
      return { params: { storeId: CASA_LUMBRE, marketplace: 'CS', orderId: order.orderid } };
    },
    downloadPurchaseOrder: async () => {
      const order = await orderAt(database(), ask, 'TP', 3);
      return {
        params: {
          storeId: CASA_LUMBRE,
          marketplace: 'TP',
          orderId: order.orderid,
          id: order.orderedProductsList[0]?.deliveryTrackId,
        },
      };
    },
    saveOrderItems: async () => {
      const order = await pendingOrder(ask);
      return {
        body: {
          storeId: CASA_LUMBRE,
          marketplace: order.marketplace,
          orderId: order.orderid,
          paquetes: lineIds(order).map((id) => ({ id: `paq-${id}`, colocationIds: [id] })),
        },
      };
    },
    getOrderIndicators: () => ofDays,
    getSalesStatistics: () => ofDays,
    getSalesTotals: () => ofDays,
    getUnitsTotals: () => ofDays,
    getAverageTicketTotals: () => ofDays,
    getMarketplaceOrderTotals: () => ofDays,
    getGeographicDensity: () => ofDays,
    getDailyPerformance: () => ofDays,
    getGeneralReport: () => ofDays,
    listProductPerformance: () => ofDays,
    listTopProducts: () => ofDays,
    listTopCategories: () => ofDays,
    createOrder: () => ({ body: { ...manualOrder, storeId: CASA_LUMBRE } }),
    downloadSheinShippingLabel: async () => {
      const order = await orderAt(database(), ask, 'SH', 3);
      return { body: { storeId: CASA_LUMBRE, orderId: order.orderid, colocationIds: lineIds(order) } };
    },
    saveSheinWaybillNumber: async () => ({
      body: {
        ...namedLines(await orderAt(database(), ask, 'SH', 1)),
        logisticsChannelId: 'lc-4',
        waybillNumber: 'SH-1',
      },
    }),
    exportSheinAddress: async () => ({
      body: { storeId: CASA_LUMBRE, orderId: (await orderAt(database(), ask, 'SH', 1)).orderid },
    }),
    listSheinLogisticsChannels: () => ({ query: { storeId: CASA_LUMBRE } }),
    runTotalPlayOrderAction: async () => ({
      body: { ...namedLines(await orderAt(database(), ask, 'TP', 1)), action: 'aceptar_orden' },
    }),
    downloadMercadoLibreLabels: async () => ({
      body: { storeId: CASA_LUMBRE, orderIds: [(await orderAt(database(), ask, 'ML', 3)).orderid] },
    }),
    markMercadoLibreShipped: async () => ({
      body: {
        ...namedLines(await orderAt(database(), ask, 'ML', 1)),
        carrier: 'Fletes Juan',
        trackingNumber: 'FJ-1',
      },
    }),
    trackShopifyOrder: async () => {
      const order = await orderAt(database(), ask, 'SP', 1);
      return {
        body: {
          ...namedLines(order),
          sellerID: order.sellerID,
          carrier: 'Fletes Juan',
          trackingNumber: 'FJ-2',
          trackingUrl: null,
        },
      };
    },
    listIntegrationChannels: () => ({ query: { seller_id: CASA_LUMBRE } }),
    deleteIntegrationChannel: async () => ({
      body: {
        seller_id: CASA_LUMBRE,
        channel_id: 'AE',
        shop_id: await aShop('AE'),
        feedbackbaja: null,
        razonbaja: 'Vendo poco en ese canal',
        pendientes: 9999,
      },
    }),
    listChannelCases: () => ({ query: { storeId: CASA_LUMBRE } }),
    resolveChannelCase: async () => ({
      params: { caseId: await putCase(database()) },
      body: { storeId: CASA_LUMBRE, decision: 'seguir' as const },
    }),
    testIntegrationChannel: async () => ({ body: await aRealShop() }),
    syncIntegrationChannel: async () => ({ body: await aRealShop() }),
    listChannelEvents: async () => ({ query: await aRealShop() }),
    listStoreKeys: () => ({ query: { storeId: CASA_LUMBRE } }),
    createStoreKey: () => ({ body: { storeId: CASA_LUMBRE, name: 'Mi ERP' } }),
    revokeStoreKey: async () => {
      const { data } = await ask(calls.createStoreKey, { body: { storeId: CASA_LUMBRE, name: 'Otro ERP' } });
      return { params: { keyId: data.id }, query: { storeId: CASA_LUMBRE } };
    },
    getStoreWebhook: async () => {
      await ask(calls.saveStoreWebhook, webhook);
      return { query: { storeId: CASA_LUMBRE } };
    },
    saveStoreWebhook: () => webhook,
    deleteStoreWebhook: async () => {
      await ask(calls.saveStoreWebhook, webhook);
      return { query: { storeId: CASA_LUMBRE } };
    },
    testStoreWebhook: async () => {
      await ask(calls.saveStoreWebhook, webhook);
      return { body: { storeId: CASA_LUMBRE } };
    },
    getSheinAuthorizationUrl: () => withNewHour({ query: { storeId: CASA_LUMBRE } }),
    linkSheinByTempToken: async () => {
      const { url } = await ask(
        calls.getSheinAuthorizationUrl,
        await withNewHour({ query: { storeId: CASA_LUMBRE } }),
      );
      return { body: { storeId: CASA_LUMBRE, tempToken: 'temp-1', state: stateIn(url) } };
    },
    linkTotalPlay: () =>
      withNewHour({ body: { storeId: CASA_LUMBRE, user: 'ventas-lumbre', password: 'Clave-1' } }),
    linkMercadoLibre: () => withNewHour({ body: { storeId: CASA_LUMBRE, redirectUri } }),
    linkShopify: async () => {
      const body = { storeId: CASA_LUMBRE, shop: 'velas-lumbre', redirectUri };
      const started = await ask(calls.linkShopify, await withNewHour({ body }));
      return { body: { ...body, code: 'code-1', state: 'state' in started ? started.state : '' } };
    },
    linkWooCommerce: () =>
      withNewHour({
        body: {
          storeId: CASA_LUMBRE,
          url: 'velas.example/tienda',
          consumerKey: 'ck_a1',
          consumerSecret: 'cs_b1',
        },
      }),
    getAliExpressAuthorizationUrl: () => withNewHour({ params: { storeId: CASA_LUMBRE } }),
    completeAliExpressAuthorization: async () => {
      const { url } = await ask(
        calls.getAliExpressAuthorizationUrl,
        await withNewHour({ params: { storeId: CASA_LUMBRE } }),
      );
      return { params: { storeId: CASA_LUMBRE }, body: { code: 'code-1', state: stateIn(url) } };
    },
    getShopifyUser: () => ({ query: { shop_id: `shop-${CASA_LUMBRE}` } }),
    runWooCommerceOrderAction: async () => ({
      body: {
        ...namedLines(await orderAt(database(), ask, 'WC', 1)),
        action: 'accept',
        carrier: null,
        trackingNumber: null,
      },
    }),
    queryAliExpressShippingServices: async () => {
      const order = await orderAt(database(), ask, 'AE', 1);
      return {
        params: { storeId: CASA_LUMBRE, orderId: order.orderid },
        body: { colocationId: lineIds(order)[0] },
      };
    },
    createAliExpressDbsShipment: async () => {
      const order = await orderAt(database(), ask, 'AE', 1);
      return {
        params: { storeId: CASA_LUMBRE, orderId: order.orderid },
        body: { colocationId: lineIds(order)[0], shipmentProviderCode: 'VELOZ_MX', trackingNumber: 'AE-1' },
      };
    },
    uploadEvidence: async () => ({ body: evidenceFor(await orderAt(database(), ask, 'CS', 7)) }),
    changeEvidenceGuide: async () => {
      const order = await orderAt(database(), ask, 'CS', 7);
      await acrossStores(database(), (tx) =>
        tx
          .update(orders)
          .set({ evidenceStatus: 'rechazada' })
          .where(and(eq(orders.storeId, CASA_LUMBRE), eq(orders.id, order.id))),
      );
      return { body: evidenceFor(order) };
    },
    listManualBillings: () => ({ query: { store_id: CASA_LUMBRE } }),
    listAutomaticBillings: () => ({ query: { store_id: CASA_LUMBRE } }),
    uploadManualInvoice: async () => {
      const order = await orderAt(database(), ask, 'SR', 7);
      await acrossStores(database(), (tx) =>
        tx
          .update(orders)
          .set({ billing: 1 })
          .where(and(eq(orders.storeId, CASA_LUMBRE), eq(orders.id, order.id))),
      );
      return { body: invoiceFor(order) };
    },
    uploadAutomaticInvoice: async () => ({
      body: invoiceFor(await orderAt(database(), ask, 'SR', 7)),
    }),
    uploadMassInvoices: async () => {
      const order = await orderAt(database(), ask, 'SR', 7);
      const xml = cfdiFor({ amount: amountOf(order) });
      return {
        body: {
          store_id: CASA_LUMBRE,
          marketplace: 'SR',
          files: [new File([xml], 'factura.xml', { type: 'application/xml' })],
          pedidos: [order.orderid],
        },
      };
    },
    downloadBillingFile: async () => {
      const order = await orderAt(database(), ask, 'SR', 7);
      await ask(calls.uploadAutomaticInvoice, { body: invoiceFor(order) });
      return { params: { billingId: order.id }, query: { type_file: 'invoice' } };
    },
    downloadAccountantPack: () => ({
      params: { month: '2025-10' },
      query: { store_id: CASA_LUMBRE },
    }),
    listPayments: () => ({ query: { store_id: CASA_LUMBRE, marketplace: 'CS' } }),
    listOrderNets: () => ({ query: { store_id: CASA_LUMBRE, marketplace: 'CS' } }),
    getOrderNet: async () => {
      const { orderNumber, marketplace } = await aDifference();
      return { params: { marketplace, orderId: orderNumber } };
    },
    savePaymentClaim: async () => {
      const { orderNumber, marketplace, payoutId } = await aDifference();
      return {
        params: { paymentId: payoutId, orderId: orderNumber },
        body: { store_id: CASA_LUMBRE, marketplace, folio: 'ACL-118', nota: null, resuelta: false },
      };
    },
    getPaymentSummary: () => ({ query: { store_id: CASA_LUMBRE } }),
    getPayment: async () => ({ params: { paymentId: await aPayout() } }),
    listPaymentLines: async () => ({ params: { paymentId: await aPayout() } }),
    downloadPaymentLines: async () => ({ params: { paymentId: await aPayout() } }),
    downloadPaymentInvoice: async () => ({ params: { paymentId: await aPayout() } }),
    listRejectedEvidences: () => ({ query: { store_id: CASA_LUMBRE } }),
    getRejectedEvidencesTotal: () => ({ query: { store_id: CASA_LUMBRE } }),
    createAutomaticGuide: async () => {
      const order = await orderAt(database(), ask, 'CS', 1);
      return {
        params: { marketplace: 'CS' },
        body: { ...namedLines(order), packages: [aParcel], forcedGuideType: null },
      };
    },
    getGuidesReport: () => ({
      params: { storeId: CASA_LUMBRE, fecha_inicio: '2025-11-20', fecha_fin: '2025-11-25' },
    }),
    getAutomaticGuide: async () => {
      const [row] = await acrossStores(database(), (tx) =>
        tx
          .select()
          .from(guides)
          .where(and(eq(guides.storeId, CASA_LUMBRE), eq(guides.guideType, 'automatica')))
          .limit(1),
      );
      return { params: { m: row?.marketplace, ref: row?.orderNumber } };
    },
    listTrackingStates: () => ({
      params: { storeId: CASA_LUMBRE, fecha_inicio: '2025-11-01', fecha_fin: '2025-11-25', n: '20', p: '1' },
      query: { estado: 'entregada' },
    }),
    listGuideLots: () => ({ params: { storeId: CASA_LUMBRE } }),
    getGuideLot: async () => ({ params: { lotId: await aLot() } }),
    postStoreLog: () => ({
      body: {
        store: CASA_LUMBRE,
        interaction: 'abrir-mis-pedidos',
        log_type: 'info',
        device_info: {
          userAgent: 'Mozilla/5.0',
          width: 1440,
          height: 900,
          language: 'es-MX',
          sessionId: '1234567890123456789',
        },
      },
    }),
    getSurvey: () => ({ query: { storeId: CASA_LUMBRE } }),
    submitSurvey: async () => {
      // Each person answers once: what was answered before is none of this request's.
      await acrossStores(database(), (tx) => tx.delete(surveyAnswers));
      return {
        body: {
          storeId: CASA_LUMBRE,
          survey: [{ question: testInstallation.survey[0], answer: 'Muy fácil' }],
        },
      };
    },
    getNewGuideLot: () => ({}),
    saveGuideLot: async () => ({ body: await lotOf(await orderAt(database(), ask, 'ML', 1)) }),
    listFulfillmentShipments: () => ({ params: { storeId: CASA_LUMBRE } }),
    getFulfillmentShipment: async () => ({
      params: { storeId: CASA_LUMBRE, shipmentId: await aStockShipment('recibido') },
    }),
    cancelFulfillmentShipment: async () => ({
      params: { storeId: CASA_LUMBRE, shipmentId: await aStockShipment('en_transito') },
    }),
    requestPickup: async () => {
      const [row] = await acrossStores(database(), (tx) =>
        tx
          .select()
          .from(guides)
          .innerJoin(orderLines, and(eq(orderLines.trackId, guides.number), eq(orderLines.statusId, 3)))
          .where(and(eq(guides.storeId, CASA_LUMBRE), eq(guides.status, 'generada')))
          .limit(1),
      );
      return {
        body: {
          storeId: CASA_LUMBRE,
          guides: [row?.guides.number],
          nameParcel: row?.guides.carrierId,
          date: '2025-11-26',
          fromHour: '09:00',
          toHour: '13:00',
          packages: 1,
          weight: 1.5,
          notes: null,
        },
      };
    },
    downloadGuideLotLabels: async () => {
      const lotId = await aLot();
      const number = await aGuide('generada');
      await acrossStores(database(), (tx) =>
        tx.update(guides).set({ lotId, storeId: CASA_LUMBRE }).where(eq(guides.number, number)),
      );
      return { params: { lotId } };
    },
  } satisfies Record<CallId, () => Input | Promise<Input>>;
}
