import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  copied,
  filledDown,
  filledRight,
  leftOver,
  pasteArea,
  pasted,
  repeated,
  problemOf,
  drawnOf,
  shownOf,
  storedOf,
  written,
} from './cells.model.ts';
import { parseTsv, toTsv } from './clipboard.model.ts';
import { areaOf, cursorAt, moved, stretched, tabbed } from './cursor.model.ts';
import type { Area, CellChange, EditableGridColumn, EditableGridRow } from './EditableGrid.types.ts';
import { countProblems, nextProblem, numberOfProblem, problemFinder, stateOf } from './errors.model.ts';
import { applyChanges, noHistory, recorded, redo, undo, type History } from './history.model.ts';

const words = {
  empty: 'Falta este dato',
  choice: 'Elige una opción de la lista',
  figure: (sentence: string) => sentence,
};
const columns: EditableGridColumn[] = [
  { id: 'sku', label: 'SKU', type: 'text', isReadOnly: true },
  { id: 'name', label: 'Nombre', type: 'text', isRequired: true },
  { id: 'price', label: 'Precio', type: 'money' },
  { id: 'stock', label: 'Existencias', type: 'number', min: 0, decimals: 0 },
  {
    id: 'category',
    label: 'Categoría',
    type: 'select',
    options: [
      { id: 'c1', label: 'Café y té' },
      { id: 'c2', label: 'Iluminación' },
    ],
  },
];
const [, name, price, stock, category] = columns as [
  EditableGridColumn,
  EditableGridColumn,
  EditableGridColumn,
  EditableGridColumn,
  EditableGridColumn,
];
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', ',', 'a', ' ') }),
);

describe('cells on the clipboard', () => {
  it('come back as they went, whatever is in them', () => {
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(table, (cells) => {
        expect(parseTsv(toTsv(cells))).toEqual(cells);
      }),
    );
  });

  test.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\tb', [['a', 'b']]],
    ['"una\nde dos"\t5" de alto', [['una\nde dos', '5" de alto']]],
    ['"sin cerrar', [['"sin cerrar']]],
    ['"a" y más\tb', [['"a" y más', 'b']]],
    ['"dijo ""hola"""', [['dijo "hola"']]],
    ['', [['']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('%j is read as a spreadsheet means it', (tsv, cells) => {
    expect(parseTsv(tsv)).toEqual(cells);
  });
});

const sheetOf = (texts: readonly string[]): EditableGridRow[] =>
  texts.map((one, at) => ({ id: `r${at}`, cells: { sku: `K${at}`, name: one } }));
const area = (a: number, b: number, c: number, d: number): Area => ({
  from: { row: a, column: b },
  to: { row: c, column: d },
});

describe('copying and pasting', () => {
  it('leaves an area as it was when it is pasted over itself', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (names) => {
        const rows = sheetOf(names);
        const all = area(0, 0, rows.length - 1, columns.length - 1);
        expect(pasted({ rows, columns }, all, parseTsv(toTsv(copied({ rows, columns }, all))))).toEqual([]);
      }),
    );
  });

  it('carries texts from one place to another', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const rows = sheetOf([first, second, 'x', 'y']);
        const board = copied({ rows, columns }, area(0, 1, 1, 1));
        const after = applyChanges(rows, pasted({ rows, columns }, area(2, 1, 2, 1), board));
        expect(after.slice(2).map((row) => row.cells['name'])).toEqual([first, second]);
      }),
    );
  });

  it('repeats one cell over all that are chosen, and goes beyond the chosen when there is more', () => {
    expect(pasteArea(area(0, 0, 3, 1), [['a']])).toEqual(area(0, 0, 3, 1));
    expect(pasteArea(area(0, 0, 3, 0), [['a'], ['b']])).toEqual(area(0, 0, 3, 0));
    expect(
      pasteArea(area(1, 1, 1, 1), [
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toEqual(area(1, 1, 2, 2));
    expect(pasteArea(area(0, 0, 2, 0), [['a'], ['b']])).toEqual(area(0, 0, 1, 0));
  });

  it('never writes where one may only read, nor beyond the grid, and leaves what a short row lacks', () => {
    const rows = sheetOf(['a', 'b']);
    expect(
      pasted({ rows, columns }, area(1, 0, 1, 0), [
        ['K', 'z'],
        ['K', 'lost'],
      ]),
    ).toEqual([{ row: 'r1', column: 'name', before: 'b', after: 'z' }]);
    expect(pasted({ rows, columns }, area(0, 1, 0, 1), [['n'], ['m', '5']])).toEqual([
      { row: 'r0', column: 'name', before: 'a', after: 'n' },
      { row: 'r1', column: 'name', before: 'b', after: 'm' },
      { row: 'r1', column: 'price', before: '', after: '5.00' },
    ]);
  });

  it('fills down from the first row, and empties', () => {
    const rows = sheetOf(['a', 'b', 'c']);
    expect(
      applyChanges(rows, filledDown({ rows, columns }, area(0, 0, 2, 1))).map((row) => row.cells),
    ).toEqual([0, 1, 2].map((at) => ({ sku: `K${at}`, name: 'a' })));
    expect(filledDown({ rows, columns }, area(1, 1, 1, 1))).toEqual([]);
    expect(written({ rows, columns }, area(1, 0, 2, 1), '').map(({ row }) => row)).toEqual(['r1', 'r2']);
  });
});

it('the problems of rows that change are those of rows that are looked at for the first time', () => {
  const refused = new Map([['name', { row: 'r0', column: 'name', value: 'b', message: 'No' }]]);
  const edit = fc.record({
    row: fc.integer({ min: 0, max: 2 }),
    column: fc.constantFrom('name', 'price', 'stock', 'category'),
    text: fc.constantFrom('', 'a', 'b', '-1', '12', 'c1'),
    isRefused: fc.boolean(),
    isLocked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const find = problemFinder(columns, words);
      let rows = sheetOf(['a', 'b', 'c']);
      for (const { row: at, column, text: after, isRefused, isLocked } of edits) {
        rows = rows.map((row, place) =>
          place === at
            ? {
                ...row,
                cells: { ...row.cells, [column]: after },
                locked: isLocked ? new Set([column]) : undefined,
              }
            : row,
        );
        const said = isRefused ? refused : undefined;
        const fresh = problemFinder(columns, words);
        expect(rows.map((row) => find(row, said))).toEqual(rows.map((row) => fresh(row, said)));
      }
    }),
  );
});

describe('what is drawn over by the handle', () => {
  it('goes down or to the right, whichever is further, and never back', () => {
    const one = area(1, 1, 2, 1);
    expect(stretched(one, { row: 5, column: 2 })).toEqual(area(1, 1, 5, 1));
    expect(stretched(one, { row: 3, column: 4 })).toEqual(area(1, 1, 2, 4));
    expect(stretched(one, { row: 0, column: 0 })).toEqual(one);
  });

  it('repeats what was chosen from its first row on', () => {
    const sheet = { rows: sheetOf(['a', 'b', 'c', 'd', 'e']), columns };
    const changes = repeated(sheet, area(0, 1, 1, 1), area(0, 1, 4, 1));
    expect(changes.map(({ row, after }) => [row, after])).toEqual([
      ['r2', 'a'],
      ['r3', 'b'],
      ['r4', 'a'],
    ]);
  });
});

describe('cells that a row does not edit', () => {
  const rows = sheetOf(['a', 'b', 'c']).map((row, at) =>
    at === 1 ? { ...row, locked: new Set(['name']) } : row,
  );
  const sheet = { rows, columns };

  it('stay, however they are written to, and are told of', () => {
    const names = (changes: readonly CellChange[]) => changes.map(({ row }) => row);
    const all = area(0, 1, 2, 1);
    expect(names(written(sheet, all, 'x'))).toEqual(['r0', 'r2']);
    expect(names(filledDown(sheet, all))).toEqual(['r2']);
    expect(names(pasted(sheet, all, [['x']]))).toEqual(['r0', 'r2']);
    expect(leftOver(sheet, all, [['x']])).toBe(1);
    // The SKU is nobody's to change, and below the last row there is none.
    expect(
      leftOver(sheet, area(2, 0, 2, 0), [
        ['x', 'y'],
        ['z', 'w'],
      ]),
    ).toBe(3);
    expect(leftOver(sheet, area(0, 1, 0, 1), [['x']])).toBe(0);
  });

  it('have no problem of their own', () => {
    const find = problemFinder(columns, words);
    expect(rows.map((row) => find({ ...row, cells: {} }, undefined))).toEqual([[1], [], [1]]);
  });

  it('of a row go to the right of it, choices by their name', () => {
    const [first] = filledRight(sheet, area(0, 1, 0, 2));
    expect(first).toMatchObject({ row: 'r0', column: 'price', after: 'a' });
    expect(filledRight(sheet, area(0, 1, 0, 1))).toEqual([]);
  });
});

describe('undo and redo', () => {
  /** Acts: write a text into a cell, go back, go forth. */
  const acts = fc.array(
    fc.oneof(
      fc.record({ row: fc.integer({ min: 0, max: 2 }), text: fc.string({ maxLength: 3 }) }),
      fc.constant('undo' as const),
      fc.constant('redo' as const),
    ),
    { maxLength: 20 },
  );
  const play = (list: typeof acts extends fc.Arbitrary<infer A> ? A : never) => {
    let rows: readonly EditableGridRow[] = sheetOf(['a', 'b', 'c']);
    let history: History = noHistory;
    for (const act of list) {
      if (typeof act === 'string') {
        const turn = act === 'undo' ? undo(history) : redo(history);
        if (turn) [rows, history] = [applyChanges(rows, turn.changes), turn.history];
      } else {
        const step: CellChange[] = written({ rows, columns }, area(act.row, 1, act.row, 1), act.text);
        [rows, history] = [applyChanges(rows, step), recorded(history, step)];
      }
    }
    return { rows, history };
  };

  it('undo after redo, and redo after undo, leave everything as it was', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const { rows, history } = play(list);
        const back = undo(history);
        if (back) {
          const forth = redo(back.history);
          expect(forth?.history).toEqual(history);
          expect(applyChanges(applyChanges(rows, back.changes), forth?.changes ?? [])).toEqual(rows);
        }
        const ahead = redo(history);
        if (ahead) {
          const again = undo(ahead.history);
          expect(again?.history).toEqual(history);
          expect(applyChanges(applyChanges(rows, ahead.changes), again?.changes ?? [])).toEqual(rows);
        }
      }),
    );
  });

  it('forget the oldest steps: of many, and of large ones, but never the last', () => {
    const step = (cells: number, at: number): CellChange[] =>
      Array.from({ length: cells }, (_, row) => ({
        row: `r${row}`,
        column: 'name',
        before: '',
        after: String(at),
      }));
    const kept = (sizes: readonly number[]) =>
      sizes
        .reduce((history, cells, at) => recorded(history, step(cells, at)), noHistory)
        .done.map((one) => one.length);
    expect(kept(Array.from({ length: 205 }, () => 1))).toHaveLength(200);
    expect(kept([150_000, 40_000, 10_000])).toHaveLength(3);
    expect(kept([150_000, 40_000, 10_001])).toEqual([40_000, 10_001]);
    expect(kept([3, 200_001])).toEqual([200_001]);
  });

  it('taking everything back gives the first rows', () => {
    fc.assert(
      fc.property(acts, (list) => {
        let { rows, history } = play(list);
        for (let turn = undo(history); turn; turn = undo(history)) {
          [rows, history] = [applyChanges(rows, turn.changes), turn.history];
        }
        expect(rows).toEqual(sheetOf(['a', 'b', 'c']));
      }),
    );
  });

  it('keeps the rows that do not change, so that they are not drawn again', () => {
    const rows = sheetOf(['a', 'b']);
    const after = applyChanges(rows, [{ row: 'r1', column: 'name', before: 'b', after: 'z' }]);
    expect(after[0]).toBe(rows[0]);
    expect(after[1]).not.toBe(rows[1]);
  });
});

describe('moving', () => {
  const size = { rows: 10, columns: 4 };
  const at = (row: number, column: number) => cursorAt({ row, column });
  test.each([
    ['ArrowDown', {}, at(3, 2)],
    ['ArrowUp', { far: true }, at(0, 2)],
    ['ArrowRight', { far: true }, at(2, 3)],
    ['Home', {}, at(2, 0)],
    ['End', { far: true }, at(9, 3)],
    ['PageDown', {}, at(7, 2)],
    ['PageUp', {}, at(0, 2)],
    ['a', {}, null],
  ])('%s %o', (key, how, expected) => {
    expect(moved(at(2, 2), key, { size, page: 5, ...how })).toEqual(expected);
  });

  it('never leaves the grid, and with Shift grows what is chosen from where it began', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageDown', 'End')),
        (keys) => {
          let cursor = at(5, 1);
          for (const key of keys) cursor = moved(cursor, key, { size, page: 3, extends: true }) ?? cursor;
          const { from, to } = areaOf(cursor);
          expect(cursor.anchor).toEqual({ row: 5, column: 1 });
          expect(from.row >= 0 && from.column >= 0 && to.row < 10 && to.column < 4).toBe(true);
        },
      ),
    );
  });

  it('goes across with Tab from row to row, and out at the ends', () => {
    expect(tabbed(at(0, 3), 1, size)).toEqual(at(1, 0));
    expect(tabbed(at(1, 0), -1, size)).toEqual(at(0, 3));
    expect(tabbed(at(9, 3), 1, size)).toBeNull();
    expect(tabbed(at(0, 0), -1, size)).toBeNull();
  });
});

describe('what a cell keeps', () => {
  test.each([
    [price, '$2,390.5', '2390.50'],
    [price, '689,5', '689.50'],
    [price, 'doce', 'doce'],
    [stock, '1,200', '1200'],
    [stock, '2.000', '2.000'],
    [stock, '2.50', '2.5'],
    [stock, '−3', '-3'],
    [category, 'iluminacion', 'c2'],
    [category, 'Vidrio', 'Vidrio'],
    [name, ' Vaso ', ' Vaso '],
  ])('%o %s', (column, typed, kept) => {
    expect(storedOf(column, typed)).toBe(kept);
  });

  it('is kept the same when it is kept again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columns), text, (column, typed) => {
        const once = storedOf(column, typed);
        expect(storedOf(column, once)).toBe(once);
        expect(storedOf(column, shownOf(column, once))).toBe(once);
      }),
    );
  });
});

describe('what a cell draws', () => {
  test.each([
    [price, '2390.50', '2,390.50'],
    [price, '-1234567.00', '-1,234,567.00'],
    [price, '689.50', '689.50'],
    [price, 'doce mil', 'doce mil'],
    [stock, '1200', '1200'],
    [category, 'c2', shownOf(category, 'c2')],
  ])('%o %s', (column, text, drawn) => {
    expect(drawnOf(column, text)).toBe(drawn);
  });

  it('is kept as it was when it is typed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
        const kept = storedOf(price, String(amount / 100));
        expect(storedOf(price, drawnOf(price, kept))).toBe(kept);
      }),
    );
  });
});

describe('problems of cells', () => {
  test.each([
    [price, 'doce', 'Escribe un número, por ejemplo 12.5'],
    [price, '-1', 'El mínimo es $0.00'],
    [stock, '2.5', 'Escribe un número entero'],
    [stock, '-3', 'El mínimo es 0'],
    [category, 'Vidrio', 'Elige una opción de la lista'],
    [name, ' ', 'Falta este dato'],
    [price, '', null],
    [stock, '12', null],
  ])('%o "%s": %s', (column, typed, problem) => {
    expect(problemOf(column, typed, words)).toBe(problem);
  });

  it('of the application hold until the cell changes; then it is fixed, and by undo refused again', () => {
    const error = { row: 'r0', column: 'name', value: 'Vaso', message: 'Ya está en la fila 12' };
    expect(stateOf(name, 'Vaso', error, words)).toEqual({ problem: 'Ya está en la fila 12' });
    expect(stateOf(name, 'Vaso 2', error, words)).toBe('fixed');
    expect(stateOf(name, '', error, words)).toEqual({ problem: 'Falta este dato' });
    expect(stateOf(name, 'Vaso', undefined, words)).toBeNull();
  });

  it('are visited one by one, and around the end', () => {
    const map = [[], [1, 3], [], [0]];
    expect(nextProblem(map, { row: 0, column: 2 })).toEqual({ row: 1, column: 1 });
    expect(nextProblem(map, { row: 1, column: 1 })).toEqual({ row: 1, column: 3 });
    expect(nextProblem(map, { row: 3, column: 0 })).toEqual({ row: 1, column: 1 });
    expect(nextProblem(map, { row: 1, column: 1 }, -1)).toEqual({ row: 3, column: 0 });
    expect(nextProblem([[], []], { row: 0, column: 0 })).toBeNull();
    expect(nextProblem([[2]], { row: 0, column: 2 })).toEqual({ row: 0, column: 2 });
    expect(countProblems(map)).toBe(3);
    expect(numberOfProblem(map, { row: 3, column: 0 })).toBe(3);
    expect(numberOfProblem(map, { row: 0, column: 0 })).toBe(0);
  });

  it('are all met by as many steps as there are', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 3 })), (raw) => {
        const map = raw.map((columns) => columns.toSorted((a, b) => a - b));
        const met = new Set<string>();
        let place = { row: 0, column: -1 };
        for (let step = 0; step < countProblems(map); step++) {
          place = nextProblem(map, place) ?? place;
          met.add(`${place.row} ${place.column}`);
        }
        expect(met.size).toBe(countProblems(map));
      }),
    );
  });
});
