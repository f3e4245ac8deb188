import { calls } from '@trastienda/api-client/calls';
import { channelName, lineStatusOf, parseCsv } from '@trastienda/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { asking, CASA_LUMBRE } from '../../testing/ask.ts';
import { rawLinesOf, stateNameOf } from '../../testing/recount-sales.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';

const db = useDatabase();
const { ask } = asking(() => db.database);
const params = { storeId: CASA_LUMBRE };
const range = { fechaInicio: '2025-09-01', fechaFin: '2025-11-25' };

const textOf = async (query: object) => {
  const { data } = await ask(calls.getGeneralReport, { params, query });
  return Buffer.from(data, 'base64').toString('utf8');
};
const rowsOf = (text: string) => {
  const [head = [], ...rows] = parseCsv(text);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
};

/** Names that a spreadsheet, a reader of CSV or an eye could take for something else. */
const hostile = [
  '=HYPERLINK("http://x.example","gratis")',
  'dos\r\nrenglones',
  'dice "hola", y se va',
  '🎁 regalo',
  '\u202Eal revés',
  '+52 33',
];

beforeAll(() =>
  acrossStores(db.database, async (tx) => {
    for (const [at, name] of hostile.entries())
      await tx.execute(sql`
        update order_lines set name = ${name}, sku = ${`0100${at}`}, track_id = ${`1234567890123456${at}00`}
        where (store_id, order_id, colocation_id) in (
          select l.store_id, l.order_id, l.colocation_id from order_lines l join orders o on o.store_id = l.store_id and o.id = l.order_id
          where l.store_id = ${CASA_LUMBRE} and o.purchase_date between '2025-10-02' and '2025-11-20' and l.status_id = 7
          order by l.order_id, l.position offset ${at} limit 1)`);
  }),
);

describe('the general report (S7.83)', () => {
  it('has every line of the days, cancelled and returned ones too, and says the same amount as Mis ventas', async () => {
    const rows = rowsOf(await textOf(range));
    const lines = (await rawLinesOf(db.database, CASA_LUMBRE)).filter(
      ({ at }) => at >= '2025-09-01T06:00:00.000Z' && at < '2025-11-26T06:00:00.000Z',
    );
    expect(rows.reduce((units, row) => units + Number(row['Unidades']), 0)).toBe(lines.length);
    const sold = rows.filter(({ Estatus }) => Estatus !== 'Cancelado' && Estatus !== 'Devuelto');
    const { ventaTotalActual } = await ask(calls.getSalesTotals, { params, query: range });
    expect(sold.reduce((sum, { Total }) => sum + Math.round(Number(Total) * 100), 0)).toBe(
      Math.round(ventaTotalActual * 100),
    );
    expect(rows.some(({ Estatus }) => Estatus === 'Cancelado')).toBe(true);
    // Each line is found in a row of its order, word for word.
    for (const line of lines) {
      const found = rows.filter(
        (row) =>
          row['Pedido'] === line.number &&
          row['SKU'] === line.sku &&
          (row['Guía'] ?? '') === (line.track ?? ''),
      );
      expect(found.map(({ Canal }) => Canal)).toContain(channelName(line.channel));
      expect(found.map(({ Estatus }) => Estatus)).toContain(lineStatusOf(line.status)?.name);
      expect(found.map(({ Estado }) => Estado)).toContain(stateNameOf(line));
    }
  });

  it('is oldest first, on the clock of the store', async () => {
    const dates = rowsOf(await textOf(range)).map((row) => row['Fecha de compra'] ?? '');
    expect(dates).toEqual(dates.toSorted());
    expect(dates[0]).toMatch(/^2025-09-\d\d \d\d:\d\d$/u);
  });

  it('keeps zeros, 19 digits and hostile names as one cell each, and none of them runs', async () => {
    const text = await textOf(range);
    const rows = rowsOf(text);
    for (const [at, name] of hostile.entries()) {
      const row = rows.find(({ SKU }) => SKU === `0100${at}`);
      expect(row).toMatchObject({ Producto: name, Guía: `1234567890123456${at}00` });
    }
    expect(text).toContain('"=""01000"""');
    expect(text).toContain(`"'=HYPERLINK(""http`);
    // A cell that begins like a formula is an id of digits, never a text that a person wrote.
    expect(text.replaceAll(/"=""\d+"""/gu, '')).not.toMatch(/(?:^|,|\r\n)"?=/u);
  });

  it('of days without orders is its first line and no more', async () => {
    expect(await textOf({ fechaInicio: '1990-01-01', fechaFin: '1990-01-02' })).toBe(
      'Pedido,Canal,Fecha de compra,Estatus,SKU,Producto,Unidades,Precio,Descuento,Total,Comisión,Guía,Paquetería,Estado\r\n',
    );
  });
});
