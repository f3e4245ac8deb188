import { describe, expect, it, test } from 'vitest';
import { channelCodes } from '../../channel/channels.ts';
import type { ActionableOrder } from './action-rules.ts';
import { channelOrderActions, nextChannelAction } from './channel-order-actions.ts';

const order = (
  marketplace: ActionableOrder['marketplace'],
  statusId: number,
  dataMarketplace: ActionableOrder['dataMarketplace'] = {},
): ActionableOrder => ({
  marketplace,
  status: 'pendiente',
  orderedProductsList: [{ colocationStatus: { id: statusId } }],
  dataMarketplace,
});
const available = (given: ActionableOrder) =>
  channelOrderActions(given)
    .filter((action) => action.available)
    .map(({ id }) => id);
const reasons = (given: ActionableOrder) =>
  Object.fromEntries(channelOrderActions(given).map(({ id, reason }) => [id, reason]));

describe('what a channel itself lets a merchant do', () => {
  test('Shein: a waybill number while it may ship, its label once it is ready, the address always', () => {
    expect(available(order('SH', 1))).toEqual(['saveWaybill', 'exportAddress']);
    expect(available(order('SH', 3, { labelReady: true }))).toEqual(['printChannelLabel', 'exportAddress']);
    expect(reasons(order('SH', 5))).toEqual({
      saveWaybill: 'Ya está en «En tránsito»',
      printChannelLabel: 'La etiqueta todavía no está lista',
      exportAddress: null,
    });
  });

  test('Mercado Libre: shipped by the merchant, and its label', () => {
    expect(available(order('ML', 2))).toEqual(['markShipped']);
    expect(available(order('ML', 3, { labelReady: true }))).toEqual(['printChannelLabel']);
  });

  test('Shopify and AliExpress: the number of the parcel', () => {
    expect(available(order('SP', 1))).toEqual(['trackOrder']);
    expect(available(order('AE', 1))).toEqual(['createDbsShipment']);
    expect(available(order('AE', 3))).toEqual([]);
  });

  test('WooCommerce: what it offers and the pieces allow', () => {
    expect(available(order('WC', 1, { actions: ['accept', 'cancel'] }))).toEqual([
      'acceptOrder',
      'cancelOrder',
    ]);
    expect(available(order('WC', 2, { actions: ['ship', 'cancel'] }))).toEqual(['shipOrder', 'cancelOrder']);
    expect(available(order('WC', 3, { actions: ['complete'] }))).toEqual(['completeOrder']);
    expect(reasons(order('WC', 1))).toMatchObject({ acceptOrder: 'El canal todavía no lo permite' });
    expect(reasons(order('WC', 7, { actions: ['accept'] }))).toMatchObject({
      acceptOrder: 'Ya está en «Entregado»',
    });
  });

  test('Total Play: its five codes (S4.38 to S4.42)', () => {
    const offered = (...actions: string[]) => available(order('TP', 1, { actions }));
    expect(offered('aceptar_orden', 'rechazar_orden')).toEqual(['acceptOrder', 'cancelOrder']);
    expect(offered('validar_envio')).toEqual(['shipOrder']);
    expect(offered('imprimir_guia', 'orden_compra')).toEqual(['downloadGuide', 'downloadPurchaseOrder']);
    expect(reasons(order('TP', 1))).toMatchObject({ acceptOrder: 'El canal todavía no lo permite' });
  });

  test('Total Play: any other code is loading (S4.43, D101)', () => {
    expect(channelOrderActions(order('TP', 1, { actions: ['algo_nuevo'] })).at(-1)).toEqual({
      id: 'loading',
      label: 'Total Play está trabajando',
      available: false,
      reason: null,
    });
    expect(
      channelOrderActions(order('WC', 1, { actions: ['algo_nuevo'] })).map(({ id }) => id),
    ).not.toContain('loading');
  });

  it('is nothing with an order of a linked shop, which is told of what is done here', () => {
    const ofShop = order('WC', 1, {
      actions: ['accept', 'ship', 'complete', 'cancel'],
      shopName: 'casalumbre.mx',
    });
    expect([channelOrderActions(ofShop), nextChannelAction(ofShop)]).toEqual([[], null]);
  });

  it('is nothing for channels without calls of their own', () => {
    const own = new Set(['SH', 'TP', 'ML', 'SP', 'WC', 'AE']);
    for (const code of channelCodes.filter((one) => !own.has(one))) {
      expect(channelOrderActions(order(code, 1))).toEqual([]);
    }
  });
});

describe('the way that a channel puts forward', () => {
  test.each([
    [
      'Total Play first accepts',
      order('TP', 1, { actions: ['aceptar_orden', 'rechazar_orden'] }),
      'acceptOrder',
    ],
    ['then validates what is sent', order('TP', 1, { actions: ['validar_envio'] }), 'shipOrder'],
    ['and gives its guide', order('TP', 1, { actions: ['imprimir_guia', 'orden_compra'] }), 'downloadGuide'],
    ['Mercado Libre gives a label', order('ML', 1, { labelReady: true }), 'printChannelLabel'],
    ['until then a guide of ours is the way', order('ML', 1), null],
    [
      'an order that waits no more has none',
      { ...order('SH', 3, { labelReady: true }), status: 'listo_para_enviar' as const },
      null,
    ],
    ['Shopify has none', order('SP', 1), null],
  ])('%s', (_, given, next) => {
    expect(nextChannelAction(given)).toBe(next);
  });
});
