import type { CallInput } from '@trastienda/api-client';
import { getGuideLot, getNewGuideLot, saveGuideLot } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import { totalWeight } from '@trastienda/domain';
import type { LotDetail, LotResultItem } from '../model/lot-result.ts';

type Sent = CallInput<typeof saveGuideLot>['body'];

export const lotId = 'lote-32';

/**
 * The lots of a small service: an order is refused while `bad` has it, guides that were made are never made again.
 * Each save is worked at once; `work` holds it back.
 */
export function lotService(bad: Set<string>, { isHeld = false }: { readonly isHeld?: boolean } = {}) {
  const saves: Sent[] = [];
  let items: LotResultItem[] = [];
  let waits = isHeld;
  const guideFor = (item: LotResultItem): LotResultItem => {
    if (item.status === 'creada' || waits) return item;
    const isBad = bad.has(item.orderNumber ?? '');
    return isBad
      ? {
          ...item,
          status: 'error',
          code: 'codigo_postal',
          message: 'El código postal lleva 5 dígitos. Corrige la dirección del pedido',
          retry: true,
        }
      : {
          ...item,
          status: 'creada',
          guide: `7946000${10_000 + item.item}`,
          nameParcel: 'veloz-mx',
          totalCost: 100,
          code: null,
          message: null,
          retry: false,
        };
  };
  const lot = (): LotDetail => {
    const created = items.filter(({ status }) => status === 'creada').length;
    const failed = items.filter(({ status }) => status === 'error').length;
    const isOver = created + failed === items.length;
    return {
      lotId,
      name: 'Lote 25 nov',
      status: isOver ? (failed > 0 ? 'terminado_con_errores' : 'terminado') : 'procesando',
      total: items.length,
      created,
      failed,
      totalCost: created * 100,
      createdAt: '2025-11-25T15:42:00.000Z',
      items,
    };
  };
  const inDetail = <Detail>(detail: Detail) => ({ success: true, message: 'OK', detail });
  const handlers = [
    mock(getNewGuideLot).reply(inDetail({ lotId, name: 'Lote 25 nov', maxGuides: 100 })),
    mock(saveGuideLot).reply(({ body }) => {
      saves.push(body);
      if (items.length === 0) {
        items = body.items.map(({ orderNumber, packages, insurance }, at) => ({
          item: at + 1,
          orderNumber,
          guide: null,
          nameParcel: null,
          totalCost: null,
          weight: totalWeight(packages.map(({ weight, quantity }) => weight * quantity)),
          ...(insurance !== undefined && { insurance }),
          status: 'pendiente',
          code: null,
          message: null,
          retry: false,
        }));
      }
      items = items.map(guideFor);
      return inDetail(lot());
    }),
    mock(getGuideLot).reply(() => inDetail(lot())),
  ];
  return {
    handlers,
    /** Every body that was sent. */
    saves,
    lot,
    /** What was held back is worked. */
    work() {
      waits = false;
      items = items.map(guideFor);
    },
  };
}
