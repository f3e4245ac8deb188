import { maxLotGuides } from '@trastienda/domain';
import * as z from 'zod/mini';
import { binary, deadlines, defineCall } from '../core/define-call.ts';
import { detail, id, inDetail, matching, requestedDay, storeId } from '../core/fields.ts';
import { channelCode, trackingState } from './addresses.ts';
import { EXAMPLE_GUIDE, EXAMPLE_ORDER_NUMBER, exampleGuideSummary, examplePdf } from './examples.ts';
import {
  automaticGuideRequest,
  type GuideLot,
  guideLot,
  guideLotDetail,
  guideLotDraft,
  guideLotSave,
  pickupRequest,
  pickupResult,
  trackingPage,
} from './guide-lots.schemas.ts';
import { guide, guideCreated, guideDetail } from './guides.schemas.ts';
import { getGuideDetail, listStoreGuides } from './shippings.calls.ts';

const exampleLot: GuideLot = {
  lotId: 'lote-31',
  name: 'Lote 25 nov',
  status: 'terminado_con_errores',
  total: 2,
  created: 1,
  failed: 1,
  totalCost: 148.5,
  createdAt: '2025-11-25T16:00:00.000Z',
};

/** Makes guide and shipment together, without a charge to the wallet (25.3); 409 a guide exists. */
export const createAutomaticGuide = defineCall({
  id: 'createAutomaticGuide',
  service: 'shippings',
  method: 'POST',
  invalidates: ['orders', 'guides'],
  path: 'v1/shipping-guide/create-automatic-guide/{marketplace}',
  timeoutMs: deadlines.guide,
  idempotency: 'key',
  params: { marketplace: channelCode },
  body: automaticGuideRequest,
  response: detail(guideCreated),
  example: () => inDetail({ ...exampleGuideSummary, totalCost: 0, file64: null, balance: 4318.2 }),
});

/** The client exports it as CSV; no rows: 'No hay datos para exportar'. Two days, both included. */
export const getGuidesReport = defineCall({
  id: 'getGuidesReport',
  service: 'shippings',
  method: 'GET',
  provides: ['guides'],
  path: 'dv1/reporte/guias/comercio/{storeId}/fecha_inicio={fecha_inicio}/fecha_fin={fecha_fin}',
  timeoutMs: deadlines.download,
  params: { storeId: storeId(), fecha_inicio: requestedDay(), fecha_fin: requestedDay() },
  response: detail(z.array(guide)),
  example: () => inDetail(listStoreGuides.example().detail.registros),
});

/** Finds the automatic guide of an order by its number; 404: none yet. */
export const getAutomaticGuide = defineCall({
  id: 'getAutomaticGuide',
  service: 'shippings',
  method: 'GET',
  provides: ['guides'],
  path: 'v1/automatic-guide/marketplace/{m}/reference/{ref}',
  params: { m: channelCode, ref: id() },
  response: detail(guideDetail),
  example: () => ({
    ...getGuideDetail.example(),
    detail: { ...getGuideDetail.example().detail, guideType: 'automatica' as const },
  }),
});

/** `n` rows on page `p`, of guides made between two days. */
export const listTrackingStates = defineCall({
  id: 'listTrackingStates',
  service: 'shippings',
  method: 'GET',
  provides: ['guides'],
  path: 'dv2/dashboard/lista-estados-tracking/comercio/{storeId}/fecha_inicio/{fecha_inicio}/fecha_fin/{fecha_fin}/registros/{n}/pag/{p}',
  params: {
    storeId: storeId(),
    fecha_inicio: requestedDay(),
    fecha_fin: requestedDay(),
    n: matching(/^[1-9]\d{0,2}$/),
    p: matching(/^[1-9]\d{0,6}$/),
  },
  query: { estado: z.optional(trackingState) },
  response: trackingPage,
  emptyOn404: () => inDetail({ registros: [], total_registros: 0, page_size: 20, page: 1 }),
  example: () =>
    inDetail({
      registros: [
        {
          guide: EXAMPLE_GUIDE,
          orderNumber: EXAMPLE_ORDER_NUMBER,
          nameParcel: 'veloz-mx',
          estado: 'en_transito' as const,
          fecha: '2025-11-26T18:05:00.000Z',
          destinationCity: 'Monterrey',
          destinationState: 'MX-NLE',
        },
      ],
      total_registros: 1,
      page_size: 20,
      page: 1,
    }),
});

export const listGuideLots = defineCall({
  id: 'listGuideLots',
  service: 'shippings',
  method: 'GET',
  provides: ['lots'],
  path: 'v1/guias-masivas/lotes/consultar/{storeId}',
  params: { storeId: storeId() },
  response: detail(z.array(guideLot)),
  emptyOn404: () => inDetail([]),
  example: () => inDetail([exampleLot]),
});

export const getGuideLot = defineCall({
  id: 'getGuideLot',
  service: 'shippings',
  method: 'GET',
  provides: ['lots'],
  path: 'v1/guias-masivas/lotes/detalle/{lotId}',
  params: { lotId: id() },
  response: detail(guideLotDetail),
  example: () =>
    inDetail({
      ...exampleLot,
      items: [
        {
          item: 1,
          orderNumber: EXAMPLE_ORDER_NUMBER,
          guide: EXAMPLE_GUIDE,
          nameParcel: 'veloz-mx',
          totalCost: 148.5,
          weight: 1.2,
          insurance: true,
          status: 'creada' as const,
          code: null,
          message: null,
          retry: false,
        },
        {
          item: 2,
          orderNumber: '4500123994',
          guide: null,
          nameParcel: null,
          totalCost: null,
          weight: 0.6,
          insurance: true,
          status: 'error' as const,
          code: 'saldo' as const,
          message: 'Saldo insuficiente',
          retry: true,
        },
      ],
    }),
});

/** A fresh lot id and defaults; nothing is stored until saved. */
export const getNewGuideLot = defineCall({
  id: 'getNewGuideLot',
  service: 'shippings',
  method: 'GET',
  path: 'v1/guias-masivas/lotes/nuevo',
  response: detail(guideLotDraft),
  example: () => inDetail({ lotId: 'lote-32', name: 'Lote 26 nov', maxGuides: maxLotGuides }),
});

/** 422 an empty lot; single items never fail the lot. */
export const saveGuideLot = defineCall({
  id: 'saveGuideLot',
  service: 'shippings',
  method: 'POST',
  invalidates: ['lots'],
  path: 'v1/guias-masivas/lotes/guardar',
  timeoutMs: deadlines.guide,
  idempotency: 'key',
  body: guideLotSave,
  response: detail(guideLot),
  example: () =>
    inDetail({ ...exampleLot, status: 'procesando' as const, created: 0, failed: 0, totalCost: 0 }),
});

/** Answers 409 where a visit is already requested. */
export const requestPickup = defineCall({
  id: 'requestPickup',
  service: 'shippings',
  method: 'POST',
  invalidates: ['orders', 'guides'],
  path: 'v1/recoleccion-mensajeria',
  idempotency: 'key',
  body: pickupRequest,
  response: detail(pickupResult),
  example: () =>
    inDetail({ pickupId: 'rec-12', confirmation: 'VMX-88120', date: '2025-11-26', guides: [EXAMPLE_GUIDE] }),
});

/** One page a guide; 404 no guide made yet. */
export const downloadGuideLotLabels = defineCall({
  id: 'downloadGuideLotLabels',
  service: 'shippings',
  method: 'GET',
  path: 'v1/guias-masivas/lotes/archivo/{lotId}',
  timeoutMs: deadlines.download,
  params: { lotId: id() },
  response: binary,
  example: () => examplePdf('lote-31.pdf'),
});
