import { binary, deadlines, defineCall } from '../core/define-call.ts';
import { detail, id, inDetail, list, matching, storeId, text } from '../core/fields.ts';
import { maxGuides } from '../core/limits.ts';
import * as z from 'zod/mini';
import { zipCode } from './addresses.ts';
import {
  EXAMPLE_GUIDE,
  EXAMPLE_ORDER_NUMBER,
  exampleGuideSummary,
  exampleParty,
  examplePdf,
  exampleQuotes,
} from './examples.ts';
import {
  balance,
  guideCancelResult,
  guideCreated,
  guideDetail,
  guidePage,
  guideRequest,
  guideStatus,
  quoteOption,
  quoteRequest,
  topUp,
  zipCodeInfo,
} from './guides.schemas.ts';

const exampleGuide = {
  ...exampleGuideSummary,
  orderNumber: EXAMPLE_ORDER_NUMBER,
  marketplace: 'CS' as const,
  status: 'generada' as const,
  guideType: 'manual' as const,
  lotId: null,
  content: 'Vasos de vidrio',
  destinationName: 'Jorge Ramírez Salinas',
  destinationCity: 'Monterrey',
  destinationState: 'MX-NLE',
  weight: 1.2,
  pickupId: null,
  pickup: null,
  deadLine: '2025-11-28T18:00:00.000Z',
  cancelable: true,
};

const exampleStatus = {
  guide: EXAMPLE_GUIDE,
  status: 'generada' as const,
  description: 'Guía generada',
  date: exampleGuideSummary.createdAt,
  location: 'Guadalajara, Jal.',
};

export const getBalance = defineCall({
  id: 'getBalance',
  service: 'shippings',
  method: 'GET',
  provides: ['wallet'],
  path: 'dv1/user/balance/{storeId}',
  params: { storeId: storeId() },
  response: balance,
  example: () => ({ detail: { monto_actual: 4318.2 } }),
});

/** Money of the demo, which nobody pays; 404 where balances are topped up elsewhere. */
export const topUpBalance = defineCall({
  id: 'topUpBalance',
  service: 'shippings',
  method: 'POST',
  invalidates: ['wallet'],
  path: 'dv1/user/balance/{storeId}',
  idempotency: 'key',
  params: { storeId: storeId() },
  body: topUp,
  response: balance,
  example: () => ({ detail: { monto_actual: 9318.2 } }),
});

/** 404: no coverage, an empty list. */
export const quoteCourier = defineCall({
  id: 'quoteCourier',
  service: 'shippings',
  method: 'POST',
  path: 'v1/shipping-guide/mensajeria-cotizador',
  body: quoteRequest,
  response: detail(z.array(quoteOption)),
  emptyOn404: () => inDetail([]),
  example: () => inDetail(exampleQuotes),
});

/** Makes and charges one guide; 402 balance too low, 404 or 409 the quote has expired. */
export const createCourierGuide = defineCall({
  id: 'createCourierGuide',
  service: 'shippings',
  method: 'POST',
  invalidates: ['wallet', 'guides'],
  path: 'v1/shipping-guide/generar-guia-mensajeria/{token}',
  timeoutMs: deadlines.guide,
  idempotency: 'key',
  params: { token: id() },
  body: guideRequest,
  response: detail(guideCreated),
  example: () => inDetail({ ...exampleGuideSummary, file64: null, balance: 4169.7 }),
});

/** `guides` or `lotId`; 409 already collected. Given back in full. */
export const cancelCourierGuide = defineCall({
  id: 'cancelCourierGuide',
  service: 'shippings',
  method: 'POST',
  invalidates: ['orders', 'guides', 'wallet', 'lots'],
  path: 'v1/shipping-guide/cancel-courier-guide',
  body: z
    .object({
      storeId: storeId(),
      guides: list(id(), maxGuides),
      lotId: z.nullable(id()),
      reason: text(300),
    })
    .check(
      z.refine((request) => request.guides.length > 0 || request.lotId !== null, {
        error: 'Elige al menos una guía o un lote',
        path: ['guides'],
      }),
    ),
  response: detail(z.array(guideCancelResult)),
  example: () =>
    inDetail([{ guide: EXAMPLE_GUIDE, cancelled: true, message: 'Guía cancelada', refund: 148.5 }]),
});

/** `n` rows on page `p`; `search` is the start of a number, the guide's or its order's, or a part of who receives it. */
export const listStoreGuides = defineCall({
  id: 'listStoreGuides',
  service: 'shippings',
  method: 'GET',
  provides: ['guides'],
  path: 'v1/shipping-guide/guias/comercio/{storeId}/registros/{n}/pag/{p}',
  params: {
    storeId: storeId(),
    n: matching(/^[1-9]\d{0,2}$/),
    p: matching(/^[1-9]\d{0,6}$/),
  },
  query: { search: z.optional(text(120)) },
  response: guidePage,
  emptyOn404: () => inDetail({ registros: [], total_registros: 0, page_size: 20, page: 1 }),
  example: () => inDetail({ registros: [exampleGuide], total_registros: 1, page_size: 20, page: 1 }),
});

/** 404: unknown postal code, the colony field becomes free text. */
export const getZipCode = defineCall({
  id: 'getZipCode',
  service: 'shippings',
  method: 'GET',
  path: 'v1/zip-code/{code}',
  store: 'none',
  params: { code: zipCode() },
  response: detail(zipCodeInfo),
  example: () =>
    inDetail({
      postalCode: '64070',
      state: { code: 'MX-NLE', name: 'Nuevo León' },
      city: 'Monterrey',
      borough: 'Monterrey',
      colonias: [
        { id: '64070-1', name: 'Mirador' },
        { id: '64070-2', name: 'María Luisa' },
      ],
    }),
});

export const getGuideDetail = defineCall({
  id: 'getGuideDetail',
  service: 'shippings',
  method: 'GET',
  provides: ['guides'],
  path: 'v1/webhook-maestro/query/detail-guia/{guide}',
  params: { guide: id() },
  response: detail(guideDetail),
  example: () =>
    inDetail({ ...exampleGuide, origin: exampleParty, destination: exampleParty, events: [exampleStatus] }),
});

export const getGuideStatus = defineCall({
  id: 'getGuideStatus',
  service: 'shippings',
  method: 'GET',
  provides: ['guides'],
  path: 'v1/webhook-maestro/query/estado-guia/{guide}',
  params: { guide: id() },
  response: detail(guideStatus),
  example: () => inDetail(exampleStatus),
});

/** The printable label, 10 × 15 cm. */
export const downloadGuideLabel = defineCall({
  id: 'downloadGuideLabel',
  service: 'shippings',
  method: 'GET',
  path: 'v1/shipping-guide/archivo/{guide}',
  timeoutMs: deadlines.download,
  params: { guide: id() },
  response: binary,
  example: () => examplePdf(`${EXAMPLE_GUIDE}.pdf`),
});
