import type { GuideParty, QuoteOption } from './guides.schemas.ts';
import type { OrderAnswer, OrderedProduct } from './orders.schemas.ts';

/** Invented people and places, for mocks and documentation. */
export const EXAMPLE_STORE_ID = '10452';
export const EXAMPLE_ORDER_NUMBER = '4500123987';
export const EXAMPLE_GUIDE = '794600012345';

const exampleLine: OrderedProduct = {
  idProduct: 'p-1001',
  sellerId: EXAMPLE_STORE_ID,
  name: 'Juego de 6 vasos de vidrio soplado azul',
  sku: 'VS-6-AZ',
  ImageLinkThumbnail: null,
  salePrice: 999,
  totalSale: 899,
  saleDiscount: 100,
  colocationId: 'col-1',
  commission: 15,
  commissionAmount: 134.85,
  colocationStatus: { id: 1, name: 'Pendiente' },
  deliveryTrackId: null,
  deliveryCarrierId: null,
  deliveryCarrierName: null,
  productType: 'simple',
  dimensions: [{ height: 30, width: 25, depth: 20, weight: 2.1 }],
  deliveryType: 'dropshipping',
  statusTrack: null,
  pedidoIdAxii: null,
};

export const exampleOrder: OrderAnswer = {
  id: 'o-90001',
  orderid: EXAMPLE_ORDER_NUMBER,
  marketplace: 'CS',
  purchase_date: '2025-11-25T15:18:00.000Z',
  authorization_date: '2025-11-25T15:20:00.000Z',
  status: 'pendiente',
  paymentData: {
    method: 'Tarjeta',
    total: 1798,
    subtotal: 1998,
    shippingCost: 0,
    discount: 200,
    currency: 'MXN',
  },
  clientData: { id: 'c-3301', fullname: 'Jorge Ramírez Salinas', email: 'jorge.ramirez@example.com' },
  shippingAddress: {
    zipCode: '64070',
    city: 'Monterrey',
    phoneNumber: '8112344417',
    notes: 'Portón negro',
    outdoorNumber: '2305',
    interiorNumber: '4',
    borough: 'Monterrey',
    betweenStreets: 'Álamo y Fresno',
    suburb: 'Mirador',
    stateCode: 'MX-NLE',
    state: 'Nuevo León',
    street: 'Av. de los Encinos',
    addressee: null,
  },
  orderedProductsList: [exampleLine, { ...exampleLine, colocationId: 'col-2' }],
  dataMarketplace: {
    name: 'Claroshop',
    origin: 'canal',
    actions: [],
    evidencePending: false,
    evidenceStatus: null,
    invoiceStatus: 'pendiente',
    shipBy: '2025-11-26T00:00:00.000Z',
    estimatedDelivery: null,
    deliveredAt: null,
    cancelReason: null,
  },
  paquetes: [],
};

export const exampleParty: GuideParty = {
  name: 'Jorge',
  lastName: 'Ramírez Salinas',
  email: 'jorge.ramirez@example.com',
  phone: '8112344417',
  street: 'Av. de los Encinos',
  outdoorNumber: '2305',
  interiorNumber: '4',
  neighborhood: 'Mirador',
  zipCode: '64070',
  city: 'Monterrey',
  borough: 'Monterrey',
  stateCode: 'MX-NLE',
  reference: 'Portón negro',
};

export const exampleQuotes: QuoteOption[] = [
  {
    nameParcel: 'veloz-mx',
    serviceType: 'Terrestre',
    deadLine: '2025-11-29T00:00:00.000Z',
    totalCost: 148.5,
    token: 'q_7f3a1c',
    extraCharge: 0,
    insuranceCost: 18.5,
    parcelCost: 130,
    extendedZone: 0,
    onTimeRate: 96,
  },
  {
    nameParcel: 'ruta-7',
    serviceType: 'Económico',
    deadLine: '2025-12-02T00:00:00.000Z',
    totalCost: 121.9,
    token: 'q_2b9d40',
    extraCharge: 0,
    insuranceCost: 18.5,
    parcelCost: 103.4,
    extendedZone: 0,
    onTimeRate: 89,
  },
];

export const exampleGuideSummary = {
  guide: EXAMPLE_GUIDE,
  nameParcel: 'veloz-mx',
  serviceType: 'Terrestre',
  totalCost: 148.5,
  createdAt: '2025-11-25T15:42:00.000Z',
} as const;

/** A page of 10 × 15 cm with a frame; readers find its objects without a list of where they are. */
const page = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 283 425]/Contents 4 0 R>>endobj
4 0 obj<</Length 19>>stream
12 12 259 401 re S
endstream endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** The smallest label: it is shown, and laid out on a sheet, as a real one. */
export const examplePdf = (fileName: string) => ({
  blob: new Blob([page], { type: 'application/pdf' }),
  fileName,
});
