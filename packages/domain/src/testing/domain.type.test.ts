import { describe, expectTypeOf, test } from 'vitest';
import {
  addMoney,
  type Centavos,
  centavos,
  type ChannelCode,
  formatMxn,
  type GroupedOrderLine,
  groupOrderLines,
  type LineStatusId,
  nextLineStatus,
  type OrderTabId,
  parseDecimal,
  parseMxn,
  type Result,
  statusFamilyOfTab,
  type StatusFamily,
  statusLabel,
  tabOfStatusFamily,
  toCsv,
  toQuoteRequest,
  type TotalPlayAction,
  totalPlayAction,
} from '../index.ts';

// Checked by the type checker; the bodies of these functions never run.
function neverRun(check: () => void): void {
  expectTypeOf(check).toBeFunction();
}

describe('types keep apart what must not be mixed', () => {
  test('pesos are no centavos', () => {
    neverRun(() => {
      formatMxn(centavos(100));
      // @ts-expect-error pesos of the wire must pass through toCentavos
      formatMxn(1520.5);
      // @ts-expect-error nor may they be added to centavos
      addMoney(centavos(100), 1.5);
    });
    const total: Centavos = addMoney(centavos(1));
    expectTypeOf(total).toExtend<number>();
  });

  test('a result has a value only when it is ok, and its codes are known', () => {
    expectTypeOf(parseDecimal('1')).toEqualTypeOf<Result<number, 'empty' | 'not_a_number'>>();
    neverRun(() => {
      const read = parseMxn('1');
      if (read.ok) expectTypeOf<typeof read.value>().toEqualTypeOf<Centavos>();
      else
        expectTypeOf(read.error.code).toEqualTypeOf<'empty' | 'not_a_number' | 'too_precise' | 'too_large'>();
      // @ts-expect-error a value that may not be there
      void read.value;
    });
  });

  test('families, tabs, codes and actions are closed lists', () => {
    expectTypeOf(statusFamilyOfTab).returns.toEqualTypeOf<StatusFamily | null>();
    expectTypeOf(tabOfStatusFamily).returns.toEqualTypeOf<OrderTabId>();
    expectTypeOf(totalPlayAction).returns.toEqualTypeOf<TotalPlayAction>();
    expectTypeOf(nextLineStatus('accept', 1)).toEqualTypeOf<Result<LineStatusId, 'not_allowed'>>();
    expectTypeOf<'SB'>().not.toExtend<ChannelCode>();
    neverRun(() => {
      // @ts-expect-error todos is a tab, not a family
      statusLabel('todos');
      // @ts-expect-error an event that the table does not know
      nextLineStatus('teleport', 1);
    });
  });

  test('a grouped line keeps the fields of its lines', () => {
    const line = { colocationId: 'a', sku: 'x', totalSale: 1, name: 'Camisa' };
    expectTypeOf(groupOrderLines([line]).lines).toEqualTypeOf<readonly GroupedOrderLine<typeof line>[]>();
    neverRun(() => {
      // @ts-expect-error what comes out is not to be changed
      groupOrderLines([line]).lines.push(line);
      // @ts-expect-error a line without its money
      groupOrderLines([{ colocationId: 'a', sku: 'x' }]);
    });
  });

  test('a quote form has every field, and its faults are told by field', () => {
    neverRun(() => {
      // @ts-expect-error fields are missing
      toQuoteRequest({ storeId: '1' });
      const result = toQuoteRequest({} as Parameters<typeof toQuoteRequest>[0]);
      if (!result.ok) expectTypeOf(result.error.fields.height).toEqualTypeOf<string | undefined>();
      else expectTypeOf(result.value.shippingDays).toEqualTypeOf<1>();
    });
  });

  test('a column of an export knows its rows', () => {
    expectTypeOf(toCsv).returns.toEqualTypeOf<Result<string, 'no_rows'>>();
    neverRun(() => {
      toCsv([{ total: 1 }], [{ header: 'Total', value: (row) => row.total }]);
      // @ts-expect-error a field that the rows lack
      toCsv([{ total: 1 }], [{ header: 'Total', value: (row) => row.amount }]);
    });
  });
});
