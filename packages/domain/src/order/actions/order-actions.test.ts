import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { channelCodes } from '../../channel/channels.ts';
import { orderFamilyOfLines } from '../status/order-family-of-lines.ts';
import { deepFreeze } from '../../testing/arbitraries.ts';
import type { ActionableOrder } from './action-rules.ts';
import { availableOrderActions, type OrderActionId } from './available-order-actions.ts';
import { totalPlayAction } from './total-play-action.ts';

type Line = ActionableOrder['orderedProductsList'][number];

const order = (
  changed: Partial<Omit<ActionableOrder, 'orderedProductsList' | 'status'>> & {
    lines?: readonly Line[];
  } = {},
): ActionableOrder => {
  const { lines = [{ colocationStatus: { id: 1 } }], ...rest } = changed;
  return {
    marketplace: 'CS',
    dataMarketplace: {},
    status: orderFamilyOfLines(lines),
    orderedProductsList: lines,
    ...rest,
  };
};

const line = (id: number, changed: Partial<Line> = {}): Line => ({ colocationStatus: { id }, ...changed });
const available = (given: ActionableOrder) =>
  availableOrderActions(given)
    .filter((action) => action.available)
    .map((action) => action.id);
const reasonOf = (given: ActionableOrder, id: OrderActionId) =>
  availableOrderActions(given).find((action) => action.id === id)?.reason;

describe('Total Play action codes', () => {
  test('aceptar_orden accepts the order (S4.38)', () =>
    expect(totalPlayAction('aceptar_orden')).toBe('acceptOrder'));
  test('validar_envio ships the order (S4.39)', () =>
    expect(totalPlayAction('validar_envio')).toBe('shipOrder'));
  test('imprimir_guia downloads the guide (S4.40)', () =>
    expect(totalPlayAction('imprimir_guia')).toBe('downloadGuide'));
  test('rechazar_orden cancels the order (S4.41)', () =>
    expect(totalPlayAction('rechazar_orden')).toBe('cancelOrder'));
  test('orden_compra downloads the purchase order (S4.42)', () =>
    expect(totalPlayAction('orden_compra')).toBe('downloadPurchaseOrder'));

  test('any other code is loading (S4.43)', () => {
    for (const code of ['', 'otra', 'ACEPTAR_ORDEN', 'constructor', null, undefined]) {
      expect(totalPlayAction(code)).toBe('loading');
    }
  });
});

describe('what can be done with an order', () => {
  test('a new one: make its guide, edit its address, cancel it', () => {
    expect(available(order())).toEqual(['createGuide', 'editAddress', 'cancelOrder']);
  });

  test('one of a linked shop: nothing that its channel alone has', () => {
    const acts = (shopName?: string) =>
      availableOrderActions(order({ marketplace: 'WC', dataMarketplace: { shopName } }))
        .filter(({ isOfChannel }) => isOfChannel)
        .map(({ id }) => id);
    expect(acts()).toContain('acceptOrder');
    expect(acts('casalumbre.mx')).toEqual(acts().filter((id) => id !== 'acceptOrder'));
  });

  test('one with a guide: print, ask for pickup, cancel the guide or the order, or deliver it', () => {
    expect(available(order({ lines: [line(3, { deliveryTrackId: '7946' })] }))).toEqual([
      'printLabel',
      'requestPickup',
      'cancelGuide',
      'deliverOrder',
      'cancelOrder',
    ]);
  });

  test('one on its way can be printed again and delivered', () => {
    expect(available(order({ lines: [line(5, { deliveryTrackId: '7946' })] }))).toEqual([
      'printLabel',
      'deliverOrder',
    ]);
  });

  test('a number from elsewhere is printed, collected and cancelled where it was bought (S3.62)', () => {
    const lines = [line(3, { deliveryTrackId: 'EXT1' })];
    const external = order({ lines, dataGuia: { guide: 'EXT1', labelUrl: null } });
    expect(available(external)).toEqual(['deliverOrder', 'cancelOrder']);
    expect(reasonOf(external, 'printLabel')).toBe('La etiqueta está donde se hizo la guía');
    expect(reasonOf(external, 'requestPickup')).toBe('La recolección se pide donde se hizo la guía');
    expect(reasonOf(external, 'cancelGuide')).toBe('La guía se cancela donde se hizo');
    const drawn = order({ lines, dataGuia: { guide: 'EXT1', labelUrl: '/etiqueta' } });
    expect(available(drawn)).toContain('printLabel');
    const both = [line(3, { deliveryTrackId: 'EXT1' }), line(3, { deliveryTrackId: '7946' })];
    expect(available(order({ lines: both, dataGuia: { guide: 'EXT1', labelUrl: null } }))).toContain(
      'requestPickup',
    );
  });

  test('a label of the channel can be printed, whoever gave the number', () => {
    const dataMarketplace = { labelReady: true };
    expect(available(order({ marketplace: 'ML', dataMarketplace }))).toContain('printLabel');
    const shipped = order({
      marketplace: 'SH',
      dataMarketplace,
      lines: [line(3, { deliveryTrackId: 'SH1' })],
      dataGuia: { guide: 'SH1', labelUrl: null },
    });
    expect(available(shipped)).toContain('printLabel');
    expect(reasonOf(order(), 'printLabel')).toBe('El pedido todavía no tiene guía');
  });

  test('one guide is enough to print', () => {
    expect(available(order({ lines: [line(3, { deliveryTrackId: '7946' }), line(1)] }))).toContain(
      'printLabel',
    );
  });

  test('one that is over takes no more guide, edit or split', () => {
    for (const [lines, why] of [
      [[line(7), line(7)], 'El pedido ya se entregó'],
      [[line(8), line(8)], 'El pedido está cancelado'],
    ] as const) {
      for (const id of ['createGuide', 'editAddress', 'splitOrder'] as const) {
        expect(reasonOf(order({ lines }), id)).toBe(why);
      }
    }
  });

  test('a delivery of the merchant can be delivered without a guide', () => {
    expect(available(order({ lines: [line(1, { deliveryType: 'entrega_propia' })] }))).toContain(
      'deliverOrder',
    );
    expect(reasonOf(order(), 'deliverOrder')).toBe('Todavía está en «En preparación»');
  });

  test('one line that allows it is enough', () => {
    expect(available(order({ lines: [line(5), line(1)] }))).toContain('createGuide');
  });

  test('only an order of several pieces without guide is split', () => {
    expect(available(order({ lines: [line(1), line(1)] }))).toContain('splitOrder');
    expect(reasonOf(order(), 'splitOrder')).toBe('El pedido tiene una sola pieza');
    expect(reasonOf(order({ lines: [line(1), line(3, { deliveryTrackId: '7946' })] }), 'splitOrder')).toBe(
      'El pedido ya tiene guía',
    );
  });

  test('the address is closed once there is a guide', () => {
    expect(reasonOf(order({ lines: [line(3, { deliveryTrackId: '7946' })] }), 'editAddress')).toBe(
      'El pedido ya tiene guía',
    );
    expect(reasonOf(order(), 'printLabel')).toBe('El pedido todavía no tiene guía');
    expect(reasonOf(order(), 'requestPickup')).toBe('El pedido todavía no tiene guía');
    expect(reasonOf(order(), 'cancelGuide')).toBe('El pedido todavía no tiene guía');
  });

  test('no second guide is made of pieces that have theirs; the ones without may have one', () => {
    const own = line(3, { deliveryTrackId: '7946' });
    expect(reasonOf(order({ lines: [own, own] }), 'createGuide')).toBe('El pedido ya tiene guía');
    expect(available(order({ lines: [own, line(1)] }))).toContain('createGuide');
  });

  test('pickup is asked for once, and a guide on its way is not cancelled', () => {
    const collected = order({ lines: [line(4, { deliveryTrackId: '7946' })] });
    expect(reasonOf(collected, 'requestPickup')).toBe('Ya está en «Recolección solicitada»');
    const moving = order({ lines: [line(5, { deliveryTrackId: '7946' })] });
    expect(reasonOf(moving, 'cancelGuide')).toBe('Ya está en «En tránsito»');
    expect(reasonOf(moving, 'cancelOrder')).toBe('Ya está en «En tránsito»');
  });

  test('fulfillment ships its own orders', () => {
    const own = order({ lines: [line(1, { deliveryType: 'fulfillment' })] });
    expect(reasonOf(own, 'createGuide')).toBe('Fulfillment prepara y envía este pedido');
    const mixed = order({ lines: [line(1, { deliveryType: 'fulfillment' }), line(1)] });
    expect(reasonOf(mixed, 'createGuide')).toBeNull();
  });

  test('an order without pieces takes no action of pieces', () => {
    expect(reasonOf(order({ lines: [] }), 'createGuide')).toBe('El pedido no tiene piezas');
    expect(reasonOf(order({ lines: [] }), 'splitOrder')).toBe('El pedido tiene una sola pieza');
  });

  test('evidence belongs to the retail marketplaces, while it is missing or was rejected', () => {
    const evidence = (
      dataMarketplace: ActionableOrder['dataMarketplace'],
      marketplace: ActionableOrder['marketplace'] = 'SR',
    ) => reasonOf(order({ marketplace, dataMarketplace, lines: [line(7)] }), 'uploadEvidence');
    expect(evidence({ evidencePending: true })).toBeNull();
    expect(evidence({ evidencePending: true }, 'CS')).toBeNull();
    expect(evidence({ evidencePending: true }, 'SN')).toBeNull();
    expect(evidence({ evidenceStatus: 'rechazada' })).toBeNull();
    expect(evidence({ evidenceStatus: 'aceptada' })).toBe('La evidencia ya fue aceptada');
    expect(evidence({ evidenceStatus: 'en_revision' })).toBe('La evidencia está en revisión');
    expect(evidence({})).toBe('La evidencia se sube cuando el pedido está entregado');
    expect(evidence({ evidencePending: true }, 'ML')).toBe('Este canal no usa esta acción');
  });

  test('Total Play orders are accepted and fetched when the channel offers it', () => {
    const offered = (...actions: string[]) => order({ marketplace: 'TP', dataMarketplace: { actions } });
    expect(available(offered('aceptar_orden', 'orden_compra'))).toEqual([
      'acceptOrder',
      'createGuide',
      'editAddress',
      'downloadPurchaseOrder',
      'cancelOrder',
    ]);
    expect(reasonOf(offered(), 'acceptOrder')).toBe('El canal todavía no lo permite');
    expect(reasonOf(order({ marketplace: 'TP' }), 'downloadPurchaseOrder')).toBe(
      'El canal todavía no lo permite',
    );
    const accepted = order({
      marketplace: 'TP',
      dataMarketplace: { actions: ['aceptar_orden'] },
      lines: [line(2)],
    });
    expect(reasonOf(accepted, 'acceptOrder')).toBe('Ya está en «Aceptado»');
  });

  test('WooCommerce orders are accepted by their status, other channels have nothing to accept', () => {
    expect(available(order({ marketplace: 'WC' }))).toContain('acceptOrder');
    expect(reasonOf(order({ marketplace: 'WC', lines: [line(2)] }), 'acceptOrder')).toBe(
      'Ya está en «Aceptado»',
    );
    for (const id of ['acceptOrder', 'downloadPurchaseOrder'] as const) {
      expect(reasonOf(order({ marketplace: 'ML' }), id)).toBe('Este canal no usa esta acción');
    }
  });

  test('a channel has the actions that can ever come with it, whatever the order’s state; another’s are not its own', () => {
    const others = (marketplace: ActionableOrder['marketplace'], id = 1) =>
      availableOrderActions(order({ marketplace, lines: [line(id)] }))
        .filter(({ isOfChannel }) => !isOfChannel)
        .map((action) => action.id);
    for (const id of [1, 3, 7, 8]) {
      expect(others('CS', id)).toEqual(['acceptOrder', 'downloadPurchaseOrder']);
      expect(others('TP', id)).toEqual(['uploadEvidence']);
      expect(others('WC', id)).toEqual(['uploadEvidence', 'downloadPurchaseOrder']);
      expect(others('PG', id)).toEqual(['acceptOrder', 'uploadEvidence', 'downloadPurchaseOrder']);
    }
  });

  test('each action has its words, always in the same order', () => {
    expect(availableOrderActions(order()).map(({ id, label }) => `${id}: ${label}`)).toEqual([
      'acceptOrder: Aceptar pedido',
      'createGuide: Generar guía',
      'editAddress: Editar dirección',
      'splitOrder: Separar pedido',
      'printLabel: Imprimir etiqueta',
      'requestPickup: Solicitar recolección',
      'cancelGuide: Cancelar guía',
      'deliverOrder: Marcar como entregado',
      'uploadEvidence: Subir evidencia',
      'downloadPurchaseOrder: Descargar orden de compra',
      'cancelOrder: Cancelar pedido',
    ]);
  });

  it('an action has a reason exactly when it is not available, for every channel and status', () => {
    const anyLine = fc.record({
      colocationStatus: fc.constantFrom(null, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ id }))),
      deliveryTrackId: fc.constantFrom(null, '7946'),
      deliveryType: fc.constantFrom('dropshipping', 'fulfillment', 'entrega_propia'),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...channelCodes),
        fc.array(anyLine, { maxLength: 4 }),
        (marketplace, lines) => {
          for (const action of availableOrderActions(deepFreeze(order({ marketplace, lines })))) {
            expect(action.available).toBe(action.reason === null);
          }
        },
      ),
    );
  });
});
