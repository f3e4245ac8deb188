import { listOrders, type Order } from '@trastienda/api-client';
import { describe, expect, test } from 'vitest';
import { documentsOf } from './documents.ts';
import { exampleOf } from '../../../testing/example-of.ts';

const [example] = exampleOf(listOrders).rows;
if (!example) throw new Error('The example has an order');

const order = (change: Partial<Order>, marketplace: Partial<Order['dataMarketplace']> = {}): Order => ({
  ...example,
  ...change,
  dataMarketplace: {
    ...example.dataMarketplace,
    evidencePending: false,
    evidenceStatus: null,
    ...marketplace,
  },
});
const withGuides = (...guides: (string | null)[]): Partial<Order> => ({
  dataGuia: undefined,
  orderedProductsList: guides.flatMap((deliveryTrackId) =>
    example.orderedProductsList
      .slice(0, 1)
      .map((line) => Object.assign({}, line, { deliveryTrackId, deliveryCarrierName: 'Veloz MX' })),
  ),
});
const said = (of: Order) =>
  documentsOf(of).map(({ kind, title, note, standing, act }) => [kind, title, note, standing, act?.kind]);

describe('the papers of an order', () => {
  test('each guide made here has its label to print', () => {
    expect(
      said(order({ ...withGuides('7941', '7942'), marketplace: 'ML', status: 'listo_para_enviar' })),
    ).toEqual([
      ['label', 'Etiqueta de la guía 7941', 'Veloz MX · PDF', '', 'print'],
      ['label', 'Etiqueta de la guía 7942', 'Veloz MX · PDF', '', 'print'],
      ['invoice', 'Factura', 'XML y PDF del CFDI 4.0', 'Falta', undefined],
    ]);
  });

  test('without a guide it is said that there is none', () => {
    const [label] = documentsOf(order({ ...withGuides(null), marketplace: 'CS', status: 'pendiente' }));
    expect(label).toMatchObject({ title: 'Etiqueta', note: 'El pedido todavía no tiene guía', act: null });
  });

  test('a channel that prints its own label is asked for it', () => {
    const [label] = documentsOf(
      order({ ...withGuides(null), marketplace: 'ML', status: 'pendiente' }, { labelReady: true }),
    );
    expect(label).toMatchObject({
      title: 'Etiqueta de Mercado Libre',
      act: { kind: 'channel', id: 'printChannelLabel' },
    });
  });

  test.each([
    ['listo_para_enviar', {}, 'Se pide al entregar', undefined],
    ['finalizado', { evidencePending: true, evidenceStatus: 'pendiente' }, 'Falta', 'Subir evidencia'],
    ['finalizado', { evidenceStatus: 'en_revision' }, 'En revisión', undefined],
    ['finalizado', { evidenceStatus: 'rechazada' }, 'Rechazada', 'Volver a subir'],
    ['finalizado', { evidenceStatus: 'aceptada' }, 'Aceptada', undefined],
  ] as const)('evidence of a %s order with %o: %s', (status, marketplace, standing, label) => {
    const evidence = documentsOf(order({ marketplace: 'CS', status }, marketplace)).find(
      ({ kind }) => kind === 'evidence',
    );
    expect(evidence?.standing).toBe(standing);
    expect(evidence?.act?.kind === 'upload' ? evidence.act.label : undefined).toBe(label);
  });

  test.each([
    [
      'pendiente',
      'finalizado',
      'Subir factura',
      '/subir-facturas/automaticas?estado=por-facturar&pedido=1&subir=1',
    ],
    [
      'rechazada',
      'finalizado',
      'Volver a subir',
      '/subir-facturas/automaticas?estado=rechazadas&pedido=1&subir=1',
    ],
    ['aceptada', 'finalizado', 'Ver', '/subir-facturas/automaticas?estado=aceptadas&pedido=1'],
    ['pendiente', 'transito', undefined, undefined],
  ] as const)('invoice that is %s of a %s order: %s', (invoiceStatus, status, label, href) => {
    const of = (marketplace: 'CS' | 'ML') =>
      documentsOf(order({ marketplace, status, orderNumber: '1' }, { invoiceStatus })).find(
        ({ kind }) => kind === 'invoice',
      )?.act;
    expect(of('CS')).toEqual(label === undefined ? null : { kind: 'invoice', label, href });
    expect(of('ML')).toBeNull();
  });

  test('Total Play has its purchase order, once it offers it', () => {
    const of = (...actions: string[]) =>
      documentsOf(order({ marketplace: 'TP', status: 'pendiente' }, { actions })).find(
        ({ kind }) => kind === 'purchaseOrder',
      );
    expect(of()).toMatchObject({ note: 'El canal todavía no lo permite', act: null });
    expect(of('orden_compra')?.act).toMatchObject({ id: 'downloadPurchaseOrder' });
  });

  test('a cancelled order asks for none', () => {
    expect(documentsOf(order({ status: 'cancelado' }))).toEqual([]);
  });
});
