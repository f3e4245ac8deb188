import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { onPhone } from '../../testing/layout.tsx';
import { Button } from '../Button/Button.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { EditableGrid, type EditableGridProps } from './EditableGrid.tsx';
import type { EditableGridColumn, EditableGridHandle, EditableGridRow } from './EditableGrid.types.ts';
import { applyChanges } from './history.model.ts';

const columns: EditableGridColumn[] = [
  { id: 'sku', label: 'SKU', type: 'text', width: 120, isReadOnly: true },
  { id: 'name', label: 'Nombre', type: 'text', width: 220, isRequired: true },
  { id: 'price', label: 'Precio', type: 'money', width: 120 },
  { id: 'stock', label: 'Existencias', type: 'number', width: 120, min: 0, decimals: 0 },
  {
    id: 'category',
    label: 'Categoría',
    type: 'select',
    width: 160,
    options: [
      { id: 'cafe', label: 'Café y té' },
      { id: 'cristal', label: 'Cristalería' },
      { id: 'luz', label: 'Iluminación' },
    ],
  },
];
const row = (
  sku: string,
  [name, price, stock, category]: [string, string, string, string],
): EditableGridRow => ({
  id: sku,
  cells: { sku, name, price, stock, category },
});
const rows = [
  row('CF-IT-6', ['Cafetera italiana 6 tazas', '$689;50', '42', 'cafe']),
  row('VS-4-VD', ['Juego de 4 vasos verdes', '649.00', '-3', 'cristal']),
  row('LM-BR-01', ['Lámpara de mesa de barro', '2390.50', '6', 'luz']),
  row('TP-LN-90', ['', '2480.00', '5', 'cristal']),
  row('VL-CP-90', ['Vela de copal 90 g', '120.00', '80', 'luz']),
];
const refused = [
  { row: 'VL-CP-90', column: 'name', value: 'Vela de copal 90 g', message: 'Ya está en la fila 12' },
];

const onUse = fn();

/** Keeps what is changed. */
function Live(props: EditableGridProps) {
  const [kept, setKept] = useState(props.rows ?? []);
  return (
    <EditableGrid
      {...props}
      rows={kept}
      onChange={(changes) => {
        setKept((before) => applyChanges(before, changes));
        props.onChange?.(changes);
      }}
    />
  );
}

const good = rows.slice(1, 3).map((one) => ({ ...one, cells: { ...one.cells, stock: '6' } }));
const meta = {
  title: 'Datos/Cuadrícula editable · EditableGrid',
  id: 'editablegrid',
  component: EditableGrid,
  args: { label: 'Productos', columns, rows: good, onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof EditableGrid>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** A cell by its row and column, from 1; the row's name is the first column. */
const cell = (canvas: Canvas, rowAt: number, columnAt: number) => {
  const found = canvas
    .getByRole('grid')
    .querySelector(`[aria-rowindex="${rowAt + 1}"] > [aria-colindex="${columnAt + 1}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`no cell ${rowAt}, ${columnAt}`);
  return found;
};
const clipboard = (kind: 'copy' | 'cut' | 'paste', text = '') => {
  const clipboardData = new DataTransfer();
  if (text !== '') clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }),
  );
  return clipboardData.getData('text/plain');
};

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.click(cell(canvas, 1, 3));
    await expect(cell(canvas, 1, 3)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const editor = canvas.getByRole('textbox', { name: 'Precio, 1' });
    await expect(editor).toHaveValue('649.00');
    await userEvent.clear(editor);
    await userEvent.type(editor, '$1,299{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'VS-4-VD', column: 'price', before: '649.00', after: '1299.00' },
    ]);
    await expect(cell(canvas, 2, 3)).toHaveFocus();
  },
};
export const Keys: Story = {
  name: 'Con el teclado',
  play: async ({ canvas, args }) => {
    await userEvent.click(cell(canvas, 1, 2));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cell(canvas, 2, 3)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell(canvas, 2, 1)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(cell(canvas, 1, 5)).toHaveFocus();
    await userEvent.tab();
    await expect(cell(canvas, 2, 1)).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{Tab}Lámpara{Tab}');
    await expect(args.onChange).toHaveBeenCalledWith([
      { row: 'LM-BR-01', column: 'name', before: 'Lámpara de mesa de barro', after: 'Lámpara' },
    ]);
    await userEvent.keyboard('9{Escape}');
    await expect(cell(canvas, 2, 3)).toHaveTextContent('2,390.50');
    await expect(cell(canvas, 2, 3)).toHaveFocus();
    await userEvent.keyboard('{Control>}{ArrowUp}{ArrowRight}{/Control}');
    await expect(cell(canvas, 1, 5)).toHaveFocus();
    await userEvent.keyboard('{Home}{End}{ArrowLeft}{Backspace}');
    await expect(cell(canvas, 1, 4)).toHaveTextContent('');
    // One way in for Tab; what is chosen says so.
    const cells = canvas.getAllByRole('gridcell');
    await expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell(canvas, 1, 4)]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(clipboard('copy').trim().split('\n')).toHaveLength(2);
  },
};
export const TabLeavesAfterEscape: Story = {
  name: 'Tab sale después de Esc',
  play: async ({ canvas }) => {
    await userEvent.click(cell(canvas, 1, 2));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Tab sale de la tabla')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
export const CopyAndPaste: Story = {
  name: 'Copiar y pegar',
  play: async ({ canvas, args }) => {
    await userEvent.click(cell(canvas, 1, 3));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await expect(clipboard('copy')).toBe('649.00\t6\n2390.50\t6\n');
    await userEvent.click(cell(canvas, 1, 2));
    clipboard('paste', '"Vasos\nde dos líneas"\t$99\r\nLámpara\t1,500.5\r\n');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(cell(canvas, 2, 3)).toHaveTextContent('1,500.50');
    await expect(canvas.getByText('Se pegaron 4 celdas')).toBeInTheDocument();
    clipboard('cut');
    await waitFor(() => expect(cell(canvas, 1, 2)).toHaveAccessibleDescription('Falta este dato'));
    await userEvent.click(cell(canvas, 2, 4));
    await expect(clipboard('cut')).toBe('6\n');
    await waitFor(() => expect(cell(canvas, 2, 4)).toHaveTextContent(''));
  },
};
export const UndoAndRedo: Story = {
  name: 'Deshacer y rehacer',
  play: async ({ canvas }) => {
    await userEvent.click(cell(canvas, 1, 4));
    await userEvent.keyboard('12{Enter}');
    await userEvent.keyboard('7{Enter}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell(canvas, 2, 4)).toHaveTextContent('6');
    await expect(canvas.getByText('Se deshizo 1 celda')).toBeInTheDocument();
    await expect(cell(canvas, 2, 4)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(cell(canvas, 1, 4)).toHaveTextContent('6');
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
    await userEvent.click(cell(canvas, 1, 4));
    await userEvent.keyboard('{Control>}yy{/Control}');
    await expect(cell(canvas, 1, 4)).toHaveTextContent('12');
    await expect(cell(canvas, 2, 4)).toHaveTextContent('7');
  },
};
export const FillDown: Story = {
  name: 'Rellenar hacia abajo',
  play: async ({ canvas }) => {
    await userEvent.click(cell(canvas, 1, 5));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect(cell(canvas, 2, 5)).toHaveTextContent('Cristalería');
    await userEvent.keyboard('{Delete}');
    await expect(cell(canvas, 1, 5)).toHaveTextContent('');
  },
};
/** The handle of what is chosen repeats it over the rows that it is drawn over, as one step. */
export const FillByMouse: Story = {
  name: 'Rellenar con el mouse',
  args: { rows },
  play: async ({ canvas, args }) => {
    await userEvent.click(cell(canvas, 2, 5));
    const grip = cell(canvas, 2, 5).querySelector('[data-fill]');
    if (grip === null) throw new Error('There is no handle');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip },
      { target: cell(canvas, 3, 5) },
      { target: cell(canvas, 4, 4) },
      { keys: '[/MouseLeft]', target: cell(canvas, 4, 4) },
    ]);
    await expect(cell(canvas, 4, 5)).toHaveTextContent('Cristalería');
    await expect(cell(canvas, 3, 5)).toHaveTextContent('Cristalería');
    await expect(cell(canvas, 4, 4)).toHaveTextContent('5');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Se rellenó 1 celda')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(cell(canvas, 3, 5)).toHaveTextContent('Iluminación');
  },
};
export const Choice: Story = {
  name: 'Elegir de una lista',
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(cell(canvas, 1, 5));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Categoría, 1' }), 'Iluminación');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'VS-4-VD', column: 'category', before: 'cristal', after: 'luz' },
    ]);
    await expect(cell(canvas, 1, 5)).toHaveFocus();
  },
};
export const Errors: Story = {
  name: 'Con errores',
  args: { rows, errors: refused },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 errores')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente error' }));
    await expect(cell(canvas, 1, 3)).toHaveFocus();
    await expect(cell(canvas, 1, 3)).toHaveAccessibleDescription('Escribe un número, por ejemplo 12.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Error anterior' }));
    await expect(cell(canvas, 5, 2)).toHaveAccessibleDescription('Ya está en la fila 12');
    await expect(canvas.getByText('Error 4 de 4')).toBeVisible();
    await expect(cell(canvas, 5, 2)).toHaveAttribute('aria-invalid', 'true');
  },
};
export const ErrorMode: Story = {
  name: 'Solo filas con error',
  args: {
    rows,
    errors: refused,
    isErrorMode: true,
    toolbar: <Switch defaultSelected>Solo filas con error</Switch>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(cell(canvas, 1, 1));
    await userEvent.keyboard('{Enter}');
    await expect(cell(canvas, 1, 3)).toHaveFocus();
    await userEvent.keyboard('689.50{Enter}');
    await expect(cell(canvas, 2, 4)).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(cell(canvas, 5, 2)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(cell(canvas, 4, 2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cell(canvas, 5, 2)).toHaveFocus();
    await userEvent.keyboard('Vela grande{Enter}');
    await expect(cell(canvas, 5, 2)).toHaveAccessibleDescription('Corregida, sin guardar');
    await expect(canvas.getByText('Error 1 de 2')).toBeVisible();
  },
};
/** What is wrong with a row stands beside it, with its way out. */
export const Aside: Story = {
  name: 'Con lo propio de la página',
  args: {
    rows,
    errors: refused,
    aside: {
      label: 'Qué corregir',
      width: 200,
      cell: ({ id }) => <Button size="sm" onPress={onUse}>{`Usar en ${id}`}</Button>,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Usar en VS-4-VD' }));
    await expect(onUse).toHaveBeenCalledOnce();
    await userEvent.click(cell(canvas, 1, 5));
    await userEvent.keyboard('{ArrowRight}');
    await expect(cell(canvas, 1, 5)).toHaveFocus();
  },
};
export const Saving: Story = {
  name: 'Guardando',
  args: {
    saving: [
      { row: 'VS-4-VD', column: 'price' },
      { row: 'LM-BR-01', column: 'stock' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(cell(canvas, 1, 3)).toHaveAccessibleDescription('Guardando…');
    await userEvent.click(cell(canvas, 2, 3));
    await userEvent.keyboard('9{Enter}');
    await expect(cell(canvas, 2, 3)).toHaveTextContent('9');
  },
};
export const Empty: Story = {
  name: 'Vacía',
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay filas')).toBeVisible();
  },
};
const handle = createRef<EditableGridHandle>();
/** Names that are read, cells that are another row's or wait to be saved, and what is worth a look. */
export const MassEdit: Story = {
  name: 'De muchos productos',
  args: {
    handle,
    rows: good.map((one, at) => ({
      ...one,
      ...(at === 1 && { locked: new Set(['name', 'price']) }),
      ...(at === 0 && { changed: new Set(['price', 'stock']) }),
    })),
    rowName: ({ cells }) => `${cells['sku']} · ${cells['name']}`,
    nameWidth: 260,
    warnings: [
      {
        row: 'VS-4-VD',
        column: 'price',
        value: '649.00',
        message: 'Baja de $1,299.00 a $649.00: revisa que así sea',
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/error/u)).toBeNull();
    await userEvent.click(cell(canvas, 1, 3));
    await expect(cell(canvas, 1, 3)).toHaveAccessibleDescription(
      'Baja de $1,299.00 a $649.00: revisa que así sea',
    );
    await expect(cell(canvas, 1, 4)).toHaveAccessibleDescription('Cambiada, sin guardar');
    // What another row says is not written here: not by typing, nor by pasting or filling.
    await userEvent.keyboard('{ArrowDown}{F2}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(cell(canvas, 2, 3)).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(cell(canvas, 1, 3));
    clipboard('paste', '700\t8\n800\t9\n900\t10\n');
    await waitFor(() => expect(canvas.getByText('3 celdas no cupieron o no se cambian aquí')).toBeVisible());
    await expect(cell(canvas, 2, 3)).toHaveTextContent('2,390.50');
    await expect(cell(canvas, 2, 4)).toHaveTextContent('9');
    // A change of the page's own is one step like any other.
    await expect(handle.current?.chosen()).toEqual({
      from: { row: 0, column: 2 },
      to: { row: 0, column: 2 },
    });
    handle.current?.change([{ row: 'LM-BR-01', column: 'stock', before: '9', after: '99' }]);
    await waitFor(() => expect(cell(canvas, 2, 4)).toHaveTextContent('99'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(cell(canvas, 2, 4)).toHaveTextContent('9');
  },
};
/** Line breaks stay in what is edited; others take them by Alt and Enter. */
export const Lines: Story = {
  name: 'De varias líneas',
  args: {
    columns: [
      { id: 'name', label: 'Descripción', type: 'text', isMultiline: true, width: 220 },
      ...columns.slice(2),
    ],
    rows: good.map((one) => ({ ...one, cells: { ...one.cells, name: 'De vidrio\nSoplado' } })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(cell(canvas, 1, 1));
    await userEvent.keyboard('{F2}');
    const editor = canvas.getByRole('textbox', { name: 'Descripción, 1' });
    await expect(editor).toHaveValue('De vidrio\nSoplado');
    await userEvent.keyboard('{End}{Alt>}{Enter}{/Alt}Verde{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'VS-4-VD', column: 'name', before: 'De vidrio\nSoplado', after: 'De vidrio\nSoplado\nVerde' },
    ]);
    await userEvent.click(cell(canvas, 1, 2));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}');
    await expect(cell(canvas, 1, 3)).toHaveTextContent('649');
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    rows: [
      row('K1', [
        'Fraccionamiento de vasos de vidrio soplado con canasta de palma '.repeat(3),
        '1',
        '1',
        'x',
      ]),
      ...good,
    ],
    rowName: (_, index) => String((index + 1) * 100_000),
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(360),
  args: { rows, errors: refused },
};

const manyColumns: EditableGridColumn[] = Array.from({ length: 20 }, (_, at) => ({
  id: `c${at}`,
  label: `Columna ${at + 1}`,
  width: 110,
  ...(at % 3 === 0 ? { type: 'text' as const } : { type: 'number' as const, min: 0 }),
}));
export const ThousandByTwenty: Story = {
  name: 'Mil filas y veinte columnas',
  args: {
    columns: manyColumns,
    rows: Array.from({ length: 1000 }, (_, at) => ({
      id: `r${at}`,
      cells: Object.fromEntries(manyColumns.map(({ id }, column) => [id, String(at * 20 + column)])),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(cell(canvas, 1, 1));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cell(canvas, 1000, 20)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(cell(canvas, 990, 20)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(cell(canvas, 1000, 20)).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
    await userEvent.keyboard('5{Enter}');
    await expect(cell(canvas, 1000, 20)).toHaveTextContent('5');
  },
};
