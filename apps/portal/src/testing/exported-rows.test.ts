import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listOrders, type Order } from '@trastienda/api-client';
import { listPayments } from '@trastienda/api-client/invoice';
import { listProductPerformance } from '@trastienda/api-client/kidal';
import { getBulkLoadLog } from '@trastienda/api-client/liubliana';
import { getProductStock } from '@trastienda/api-client/products';
import { getGuidesReport, listInventory } from '@trastienda/api-client/shippings';
import { centavos, type CsvColumn, toCentavos } from '@trastienda/domain';
import { describe, expect, test } from 'vitest';
import { guideReportColumns } from '../entities/guide/report-columns.ts';
import { orderSummary } from '../entities/order/order-summary.ts';
import type { Figure } from '../entities/sale/figures.ts';
import { errorColumns } from '../features/bulk-loads/file-feature.ts';
import { rowsCsv } from '../features/bulk-loads/row-file.ts';
import { stockColumns as warehouseColumns } from '../pages/fulfillment/stock-model.ts';
import { stockColumns } from '../pages/inventory-report/model.ts';
import { leftColumns } from '../pages/mass-invoices/feature.ts';
import type { MassRow } from '../pages/mass-invoices/model.ts';
import { exportColumns } from '../pages/orders/bulk/column-keys.ts';
import { csvColumns } from '../pages/orders/bulk/export-columns.ts';
import { depositColumns } from '../pages/payments/feature.ts';
import * as copied from '../pages/sales-report/copied.ts';
import { exportedRow } from './exported-row.ts';
import { exampleOf } from './example-of.ts';

const zone = 'America/Mexico_City';
/** 17:42 of the day before in Mexico City. */
const at = '2025-11-10T05:42:00.000Z';
const firstOf = <Row>(rows: readonly (Row | undefined)[]): Row => {
  const [first] = rows;
  if (first === undefined) throw new Error('The example has no row');
  return first;
};

type Said = { readonly said: unknown; readonly expected: unknown };

/** What a file says of a row, and what it should say; its cells in their order. */
const says = <Row>(columns: readonly CsvColumn<Row>[], row: Row, expected: Record<string, string>): Said => ({
  said: Object.entries(exportedRow(columns, row)),
  expected: Object.entries(expected),
});

const order = ((): Order => {
  const example = exampleOf(listOrders).rows[0] as Order;
  const [line, ...others] = example.orderedProductsList;
  return {
    ...example,
    marketplace: 'SR',
    orderNumber: '450012398700',
    purchase_date: '2025-11-10T05:42:00.000Z',
    status: 'transito',
    paymentData: { ...example.paymentData, total: 1234.5 },
    dataMarketplace: {
      ...example.dataMarketplace,
      shipBy: '2025-11-12T06:00:00.000Z',
      estimatedDelivery: '2025-11-15T05:00:00.000Z',
      evidenceStatus: 'rechazada',
      invoiceStatus: 'aceptada',
    },
    orderedProductsList: [
      { ...line, deliveryTrackId: '774109361000', deliveryCarrierName: 'Ruta 7' },
      ...others.map((other) => ({ ...other, sku: 'OTRO', name: 'Jarra de vidrio' })),
    ] as Order['orderedProductsList'],
  };
})();
const clock = { now: Date.parse('2025-11-25T15:42:00.000Z'), timeZone: zone };

const figure: Figure = {
  total: 123_456,
  before: 100_000,
  change: 23.5,
  buckets: ['9 nov', '10 nov'],
  values: [123_456, 5],
  previous: [100_001, null],
  cut: undefined,
};
const bucket = firstOf(copied.bucketsOfFigure(figure));

/** Each module that makes columns of a file or of a copied table: one row of each, no two cells of which are alike. */
const modules: Readonly<Record<string, () => Said | readonly Said[]>> = {
  'entities/guide/report-columns.ts': () =>
    says(
      guideReportColumns(zone),
      {
        ...firstOf(getGuidesReport.example().detail),
        guide: '0774109361',
        orderNumber: '450012398700',
        marketplace: 'SR',
        nameParcel: 'veloz-mx',
        serviceType: 'Terrestre',
        status: 'en_ruta',
        totalCost: 148.5,
        createdAt: at,
      },
      {
        Guía: "'0774109361",
        Pedido: "'450012398700",
        Canal: 'Sears',
        Paquetería: 'veloz-mx',
        Servicio: 'Terrestre',
        Estado: 'En ruta de entrega',
        Destinatario: 'Jorge Ramírez Salinas',
        Ciudad: 'Monterrey',
        Contenido: 'Vasos de vidrio',
        'Costo MXN': '148.5',
        Creada: '2025-11-09 23:42',
      },
    ),
  'features/bulk-loads/file-feature.ts': () => {
    const row = {
      ...firstOf(getBulkLoadLog.example().log),
      row: 14,
      values: { fila: '14', sku: '0100', name: 'Vasos', price: 'doce' },
      message: 'Escribe un número',
      suggestion: '012',
    };
    return says(errorColumns([row]), row, {
      Fila: '14',
      SKU: "'0100",
      Nombre: 'Vasos',
      Precio: 'doce',
      'Qué corregir': 'Escribe un número',
      Sugerencia: "'012",
    });
  },
  'features/bulk-loads/row-file.ts': () => ({
    said: rowsCsv([{ row: 14, values: { sku: '0100', name: 'Vasos', price: '12' } }]),
    expected: '\uFEFFfila,sku,name,price\r\n14,"=""0100""",Vasos,12\r\n',
  }),
  'pages/fulfillment/stock-model.ts': () =>
    says(
      warehouseColumns(zone),
      {
        ...firstOf(listInventory.example().detail.registros),
        sku: '0100',
        available: 25,
        reserved: 2,
        inTransit: 10,
        damaged: 3,
        availableEverywhere: 31,
        soldIn28Days: 56,
        onHand: 40,
        updatedAt: at,
      },
      {
        SKU: "'0100",
        Producto: 'Juego de 6 vasos de vidrio soplado azul',
        Almacén: 'Almacén central',
        Disponibles: '25',
        Reservadas: '2',
        'En camino': '10',
        Dañadas: '3',
        'Vendidas en 28 días': '56',
        'Días de inventario': '15',
        'Libres en tu almacén': '40',
        Actualizado: '2025-11-09 23:42',
      },
    ),
  'pages/inventory-report/model.ts': () =>
    says(
      stockColumns(zone),
      {
        ...firstOf(getProductStock.example().data),
        sku: '0100',
        stock: 14,
        fulfillmentStock: 5,
        reserved: 2,
        soldIn28Days: 12,
        salesChannels: ['CS', 'SR'],
        updatedAt: at,
      },
      {
        SKU: "'0100",
        Producto: 'Juego de 6 vasos de vidrio soplado azul',
        Existencias: '14',
        'En fulfillment': '5',
        Reservadas: '2',
        Disponibles: '17',
        'Vendidas en 28 días': '12',
        'Días de inventario': '39',
        Canales: 'Claroshop, Sears',
        Actualizado: '2025-11-09 23:42',
      },
    ),
  'pages/mass-invoices/feature.ts': () =>
    says(
      leftColumns,
      {
        name: 'A-1.xml',
        order: '450012398700',
        total: centavos(179_800),
        sentence: 'El RFC no está activo',
      } as MassRow,
      {
        Archivo: 'A-1.xml',
        Pedido: "'450012398700",
        Importe: '$1,798.00',
        Motivo: 'El RFC no está activo',
      },
    ),
  'pages/orders/bulk/export-columns.ts': () =>
    says(
      csvColumns(exportColumns, zone),
      { order, summary: orderSummary(order, clock) },
      {
        Pedido: "'450012398700",
        Canal: 'Sears',
        'Fecha de compra': '2025-11-09 23:42',
        Cliente: 'Jorge Ramírez Salinas',
        Destino: 'Monterrey, N. L.',
        Artículo: 'Juego de 6 vasos de vidrio soplado azul',
        'Otros artículos': 'y 1 más',
        Piezas: '2',
        Estado: 'En tránsito',
        'Límite de envío': '2025-11-12 00:00',
        'Entrega estimada': '2025-11-14',
        Guía: "'774109361000",
        Paquetería: 'Ruta 7',
        Evidencia: 'Rechazada',
        Factura: 'Aceptada',
        Total: '1234.5',
      },
    ),
  'pages/payments/feature.ts': () =>
    says(
      depositColumns(zone),
      {
        ...firstOf(listPayments.response.parse(listPayments.example()).rows),
        id: '020811',
        channel: 'SN',
        firstDay: '2025-11-01',
        lastDay: '2025-11-15',
        paidAt: at,
        orders: 18,
        sales: toCentavos(9800.1),
        commission: toCentavos(1470),
        isr: toCentavos(211.21),
        iva: toCentavos(675.86),
        guides: toCentavos(300),
        others: toCentavos(-12.5),
        paid: toCentavos(7130.53),
        difference: toCentavos(9.17),
        state: 'diferencia',
        reference: '0098812',
      },
      {
        Folio: "'020811",
        Canal: 'Sanborns',
        Desde: '2025-11-01',
        Hasta: '2025-11-15',
        Depositado: '2025-11-09 23:42',
        Pedidos: '18',
        'Ventas MXN': '9800.1',
        'Comisión MXN': '1470',
        'ISR retenido MXN': '211.21',
        'IVA retenido MXN': '675.86',
        'Guías MXN': '300',
        'Otros MXN': '-12.5',
        'Depósito MXN': '7130.53',
        'Esperado MXN': '7139.7',
        'Diferencia MXN': '9.17',
        Estado: 'diferencia',
        Referencia: "'0098812",
      },
    ),
  'pages/sales-report/copied.ts': () => {
    const [channel] = copied.withShares([
      { marketPlace: 'CS', totalOrders: 96, total: 300, totalComparativo: 240 },
      { marketPlace: 'SR', totalOrders: 74, total: 100, totalComparativo: 0 },
    ]);
    const [state] = copied.withShares([
      { estado: 'Jalisco', total: 300, pedidos: 115 },
      { estado: 'Colima', total: 100, pedidos: 9 },
    ]);
    const product = {
      ...firstOf(listProductPerformance.example().data),
      sku: '0100',
      porcentajeTotal: 12.34,
      stock: 14,
      soldIn28Days: 8,
    };
    const ofProduct = {
      SKU: "'0100",
      Producto: 'Juego de 6 vasos de vidrio soplado azul',
      Categoría: 'Cristalería',
      Unidades: '41',
      Ventas: '36859',
      // As the screen rounds them.
      'Parte (%)': '12.3',
    };
    const ofStock = { Existencias: '14', 'Días de inventario': '49' };
    const ofChannel = { Canal: 'Claroshop', Pedidos: '96', Ventas: '300', 'Parte (%)': '75' };
    return [
      says(copied.figureColumns('ventas', 2, 'Semana de antes'), bucket, {
        Semana: '9 nov',
        'Mis ventas': '1234.56',
        'Semana de antes': '1000.01',
      }),
      says(copied.figureColumns('unidades', 1, null), bucket, {
        Día: '9 nov',
        'Unidades vendidas': '123456',
      }),
      says(copied.channelColumns(true), firstOf([channel]), {
        ...ofChannel,
        'Ventas de antes': '240',
        'Cambio (%)': '25',
      }),
      says(copied.channelColumns(false), firstOf([channel]), ofChannel),
      says(copied.stateColumns, firstOf([state]), {
        Estado: 'Jalisco',
        Pedidos: '115',
        Ventas: '300',
        'Parte (%)': '75',
      }),
      says(copied.productColumns(true), product, { ...ofProduct, 'Cambio (%)': '8.2', ...ofStock }),
      says(copied.productColumns(false), product, { ...ofProduct, ...ofStock }),
      says(
        copied.categoryColumns,
        { name: 'Cristalería', total: 36_859, share: 40.9 },
        { Categoría: 'Cristalería', Ventas: '36859', 'Parte (%)': '40.9' },
      ),
    ];
  },
};

describe('what a file or a copied table says of a row', () => {
  test.each(Object.entries(modules))('%s', (_, rows) => {
    for (const { said, expected } of [rows()].flat()) expect(said).toEqual(expected);
  });

  test('is looked at for every module that makes one', () => {
    const source = path.resolve(import.meta.dirname, '..');
    const makers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.(?:test|stories|d))\.tsx?$/u.test(file) &&
        !/^(?:shared|testing)\b/u.test(file) &&
        /\b(?:CsvColumn|toCsv)\b|<CopyTable\b[^>]*columns=\{\[|exportCsv\([^)]*columns: \[/u.test(
          readFileSync(path.join(source, file), 'utf8'),
        ),
    );
    // What is filled in by hand has no row yet; it is read back in its own test.
    expect(makers.toSorted()).toEqual(
      [...Object.keys(modules), 'pages/guide-lots/model/lot-file.ts'].toSorted(),
    );
  });
});
