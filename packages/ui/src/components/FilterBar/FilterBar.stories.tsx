import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CalendarIcon, ColumnsIcon } from '../../icons/index.ts';
import { eachIsAsLargeAsAThumb, Frame, framed, onPhone } from '../../testing/layout.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SavedViews } from '../SavedViews/SavedViews.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { FilterChip } from './FilterChip.tsx';
import { AddFilter, FilterBar, FilterOptions, FilterToggle } from './FilterBar.tsx';

const meta = {
  title: 'Datos/Barra de filtros · FilterBar',
  id: 'filterbar',
  component: FilterBar,
  subcomponents: { FilterChip, FilterToggle, FilterOptions, AddFilter },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

const channels = [
  { id: 'SR', label: 'Sears' },
  { id: 'SN', label: 'Sanborns' },
  { id: 'ML', label: 'Mercado Libre' },
];
const onChange = fn();
const onClear = fn();

export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('button'),
  render: () => (
    <FilterBar>
      <FilterChip label="Fecha" value="Ultimos 7 dias" icon={<CalendarIcon size={16} />} onClear={onClear} />
      <FilterToggle>Evidencia pendiente</FilterToggle>
    </FilterBar>
  ),
};
export const Default: Story = {
  name: 'De fábrica',
  render: (args) => (
    <FilterBar
      {...args}
      search={<SearchField size="sm" placeholder="Pedido, guía o cliente" />}
      end={<IconButton variant="secondary" size="sm" label="Columnas" icon={<ColumnsIcon size={16} />} />}
    >
      <FilterChip label="Fecha" value="Ultimos 7 dias" icon={<CalendarIcon size={16} />} onClear={onClear} />
      <FilterChip label="Canal">
        <FilterOptions label="Canal" items={channels} value={[]} onChange={onChange} />
      </FilterChip>
      <FilterToggle>Evidencia pendiente</FilterToggle>
      <AddFilter items={[{ id: 'state', label: 'Estado de destino' }]} onAdd={onChange} />
    </FilterBar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Filtros' })).toBeVisible();
    const toggle = canvas.getByRole('button', { name: 'Evidencia pendiente' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    const filter = canvas.getByRole('button', { name: 'Canal' });
    filter.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page().findByRole('dialog', { name: 'Canal' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(filter).toHaveFocus());
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.click(filter);
    await userEvent.click(await page().findByRole('option', { name: 'Sanborns' }));
    await expect(onChange).toHaveBeenCalledWith(['SN']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Fecha: Ultimos 7 dias' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtro Fecha' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
};
const onClearAll = fn();
export const WithSavedViews: Story = {
  name: 'Con vistas guardadas',
  render: (args) => (
    <FilterBar
      {...args}
      search={<SearchField size="sm" placeholder="Pedido, guía o cliente" />}
      onClearAll={onClearAll}
      views={
        <SavedViews
          views={[
            { id: 'hoy', name: 'Vencen hoy' },
            { id: 'facturas', name: 'Sin factura', isShared: true, owner: 'Mariana R.' },
          ]}
          current="hoy"
          isModified
        />
      }
      end={<IconButton variant="secondary" label="Columnas" icon={<ColumnsIcon size={16} />} />}
    >
      <FilterChip label="Fecha" value="Ultimos 7 dias" icon={<CalendarIcon size={16} />} onClear={onClear} />
      <FilterChip label="Canal" value="Sears y 2 más" onClear={onClear} />
    </FilterBar>
  ),
  play: async ({ canvas }) => {
    const views = canvas.getByRole('button', { name: 'Vencen hoy con cambios sin guardar' });
    await expect(views).toBeVisible();
    // Controls of one bar are as high as each other, and the square one stays square.
    const columns = canvas.getByRole('button', { name: 'Columnas' });
    await expect([views.offsetHeight, columns.offsetHeight, columns.offsetWidth]).toEqual([32, 32, 32]);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expect(onClearAll).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = {
  ...Default,
  ...onPhone(280),
  name: 'En el teléfono',
  play: eachIsAsLargeAsAThumb,
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};

/** "Agregar filtro" was just used: the new one asks for its value. */
export const JustAdded: Story = {
  name: 'Recién agregado',
  parameters: framed(320),
  render: (args) => (
    <FilterBar {...args}>
      <FilterChip label="Canal" defaultOpen>
        <FilterOptions label="Canal" items={channels} value={[]} onChange={onChange} />
      </FilterChip>
    </FilterBar>
  ),
  play: async () => {
    await waitFor(() => expect(page().getByRole('option', { name: 'Sears' })).toBeVisible());
  },
};

/** The chips wrap; a value is whole as long as the bar is wider than it. */
export const LongText: Story = {
  name: 'Texto largo',
  render: (args) => (
    <Frame width={560}>
      <FilterBar {...args} search={<SearchField size="sm" placeholder="Pedido, guía, SKU o cliente" />}>
        <FilterChip
          label="Canal"
          value="Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec"
          onClear={onClear}
        />
        <FilterChip
          label="Fecha"
          value="Ultimos 7 dias"
          icon={<CalendarIcon size={16} />}
          onClear={onClear}
        />
        <FilterToggle>Evidencia de entrega pendiente o rechazada por el canal</FilterToggle>
      </FilterBar>
    </Frame>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(16 + 560 + 1);
  },
};
