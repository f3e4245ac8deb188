import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goWithin, resize } from './support/browser.ts';
import { useGatewayAndBrowser } from './support/stage.ts';

const stage = useGatewayAndBrowser();

/** Amounts of a row by the name of their column, in centavos; absent ones are nothing. Of a card the one at its end is `end`. */
type Row = Readonly<Record<string, number>>;

const rowsOn = (page: Page): Promise<Row[]> =>
  page.evaluate(() => {
    const absent = /^[—–-]$/u;
    const amountOf = (text: string): number | null => {
      if (absent.test(text.trim())) return 0;
      // 'Por cobrar' stands below what was paid and belongs to the same sum.
      const found = [...text.matchAll(/([−-]?)\s*\$([\d,]+\.\d\d)/gu)];
      if (found.length === 0) return null;
      return found.reduce((sum, [, sign, figure = '']) => {
        const amount = Math.round(Number(figure.replaceAll(',', '')) * 100);
        return sum + (sign === '' ? amount : -amount);
      }, 0);
    };
    const rowOf = (cells: readonly (readonly [string, string])[]) =>
      Object.fromEntries(
        cells.flatMap(([name, text]) => {
          const amount = amountOf(text);
          return amount === null ? [] : [[name, amount] as const];
        }),
      );
    const text = (element: Element | null | undefined) => element?.textContent ?? '';
    const tables = [...document.querySelectorAll('main table')].flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')].map((head) => text(head).trim());
      return [...table.querySelectorAll('tbody tr')].map((row) =>
        rowOf([...row.children].map((cell, at) => [heads[at] ?? '', text(cell)] as const)),
      );
    });
    const cards = [...document.querySelectorAll('main article')]
      .filter((card) => card.querySelector('dl'))
      .map((card) =>
        rowOf([
          ...[...card.querySelectorAll('dl > div')].map(
            (fact) => [text(fact.querySelector('dt')), text(fact.querySelector('dd'))] as const,
          ),
          ['end', text(card.firstElementChild?.lastElementChild)],
        ]),
      );
    return [...tables, ...cards];
  });

type Sum = {
  readonly path: string;
  /** What adds up to `result`: with those on show it does, or none is. 'Otros' is there only where it is more than 0. */
  readonly parts: readonly string[];
  readonly result: string;
  /** Whether the result stands at the end of a phone's card. */
  readonly isAtEnd: boolean;
};

const [deposits, orders] = ['/mis-pagos?marketplace=', '/mis-pagos?vista=pedidos&marketplace='];
const deposit: Omit<Sum, 'path'> = {
  parts: ['Ventas', 'Comisión', 'Retenciones', 'Guías', 'Otros'],
  result: 'Te depositan',
  isAtEnd: true,
};
const net: Omit<Sum, 'path'> = {
  parts: ['Venta', 'Comisión', 'Guía', 'ISR', 'IVA'],
  result: 'Te queda',
  isAtEnd: true,
};
const sums: readonly Sum[] = [
  ...['claroshop', 'sears', 'sanborns'].flatMap((channel) => [
    { path: `${deposits}${channel}`, ...deposit },
    { path: `${orders}${channel}`, ...net },
  ]),
  { path: `${orders}sears&cobro=diferencia`, ...net },
  {
    path: '/mis-pagos?vista=retenciones&marketplace=sears',
    parts: ['ISR', 'IVA'],
    result: 'Retenido',
    isAtEnd: true,
  },
];

const widths = [
  { width: 1440, height: 900 },
  { width: 1366, height: 625 },
  { width: 1100, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Goes to an address in the document that is there. */
async function goTo(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await settled(page);
}

const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main table tbody tr td, main article dl, main [role="status"]') &&
      !document.querySelector('main [aria-busy="true"]'),
  );

/** What does not add up of a row, in words; null where all does. */
function faultOf(row: Row, { parts, result, isAtEnd }: Sum): string | null {
  const total = row[result] ?? (isAtEnd ? row['end'] : undefined);
  const shown = parts.filter((part) => row[part] !== undefined);
  if (total === undefined) return `no ${result}`;
  if (shown.length > 0) {
    const sum = shown.reduce((all, part) => all + (row[part] ?? 0), 0);
    if (sum !== total) return `${sum} in place of ${total}`;
  }
  const { Pagado: paid, Diferencia: difference } = row;
  // An order that is not paid yet has neither.
  if (paid === undefined || paid === 0 || difference === undefined) return null;
  return paid - total === difference ? null : `${paid} - ${total} is not ${difference}`;
}

test('S1.7: every table of money adds up with what it shows, at every width', async () => {
  const { page } = await stage.merchant();
  await page.goto('/mis-pagos');
  const faults: string[] = [];
  let checked = 0;
  for (const sum of sums) {
    await goTo(page, sum.path);
    for (const size of widths) {
      await resize(page, size);
      await settled(page);
      let rows: Row[] = [];
      // A busy machine draws the rows some time after the page has nothing more to load.
      const amounts = async () => {
        rows = (await rowsOn(page)).filter((row) => Object.keys(row).length > 0);
        return rows.length;
      };
      await expect.poll(amounts, { message: `${sum.path} at ${size.width}` }).toBeGreaterThan(0);
      for (const row of rows) {
        const fault = faultOf(row, sum);
        if (fault !== null) faults.push(`${sum.path} at ${size.width}: ${fault} in ${JSON.stringify(row)}`);
        checked += 1;
      }
    }
  }
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThan(200);

  // What the strip says is the total of the list that it leads to.
  await resize(page, widths[0]);
  for (const [name, column] of [
    ['Te deben', 'Te queda'],
    ['Diferencias por aclarar', 'Diferencia'],
  ] as const) {
    await goTo(page, `${deposits}sears`);
    const metric = page.getByRole('link', { name: new RegExp(`^${name}`, 'u') });
    const told = (await metric.textContent()) ?? '';
    await metric.click();
    await page.getByRole('columnheader', { name: 'Te queda' }).waitFor();
    await page.getByRole('rowheader', { name: /^Los \d+ pedidos$/u }).waitFor();
    const [total, ...others] = await rowsOn(page);
    const amount = /[−-]?\$[\d,]+\.\d\d/u.exec(told)?.[0].replace('−', '-').replaceAll(/[$,]/gu, '');
    expect(total?.[column]).toBe(Math.round(Number(amount) * 100));
    expect(others.length).toBeGreaterThan(0);
  }
});
