import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stores } from '../../testing/sample-shop.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { framed, onPhone } from '../../testing/layout.tsx';
import { StoreSwitcher } from './StoreSwitcher.tsx';

const meta = {
  title: 'Navegación/Selector de tienda · StoreSwitcher',
  id: 'storeswitcher',
  component: StoreSwitcher,
  args: { stores, currentStoreId: '10452', onStoreChange: fn() },
} satisfies Meta<typeof StoreSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole('option').map((option) => option.textContent);

export const Default: Story = {
  parameters: framed(420),
  name: 'De fábrica: cuatro tiendas y luego todas · S2.29 S2.30',
  play: async ({ canvas }) => {
    const pill = canvas.getByRole('button', { name: 'Tienda Casa Lumbre' });
    await expect(within(pill).getByText('CL')).toBeVisible();
    await userEvent.click(pill);
    const panel = within(screen.getByRole('dialog', { name: 'Tus tiendas' }));
    await expect(panel.getByRole('listbox', { name: 'Tus tiendas' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Casa Lumbre');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar todas las tiendas' }));
    await expect(screen.getAllByRole('option')).toHaveLength(5);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mostrar menos tiendas' })).toBeVisible());
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('button') };

export const Choosing: Story = {
  name: 'Cambiar de tienda · S2.32',
  play: async ({ canvas, args }) => {
    const pill = canvas.getByRole('button');
    const atCurrent = async () =>
      expect(await screen.findByRole('option', { name: 'Casa Lumbre' })).toHaveFocus();
    pill.focus();
    for (const key of ['{ArrowDown}', ' ']) {
      await userEvent.keyboard(key);
      await atCurrent();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(pill).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await atCurrent();
    await userEvent.keyboard('ba');
    await expect(screen.getByRole('option', { name: 'Barro y Palma' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    await expect(args.onStoreChange).toHaveBeenCalledOnce();
    await expect(args.onStoreChange).toHaveBeenCalledWith('10460');
    await expect(canvas.getByRole('status')).toHaveTextContent('Abriendo Barro y Palma…');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const CurrentFirst: Story = {
  parameters: framed(380),
  name: 'La actual primero, y una sin nombre · S2.31',
  args: { currentStoreId: '10471' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tienda Sin nombre' }));
    await expect(names()[0]).toContain('Sin nombre');
    await userEvent.click(screen.getByRole('option', { name: 'Sin nombre' }));
    await expect(args.onStoreChange).not.toHaveBeenCalled();
    // What the story is about stays to be seen.
    await userEvent.click(canvas.getByRole('button', { name: 'Tienda Sin nombre' }));
    await waitFor(() => expect(names()[0]).toContain('Sin nombre'));
  },
};

export const OneStore: Story = {
  name: 'Una sola tienda',
  args: { stores: stores.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Casa Lumbre')).toBeVisible();
  },
};

export const ManyStores: Story = {
  name: 'Muchas tiendas',
  parameters: framed(420),
  args: {
    stores: Array.from({ length: 12 }, (_, at) => ({ id: `${10_000 + at}`, name: `Sucursal ${at + 1}` })),
    currentStoreId: '10003',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.tab();
    await expect(screen.getByRole('searchbox', { name: 'Buscar tienda' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('option', { name: 'Sucursal 4' })).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar tienda' }), '12');
    await expect(names()).toHaveLength(1);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(screen.getByText('Ninguna tienda coincide')).toBeVisible());
  },
};

export const Loading: Story = {
  name: 'Cargando',
  args: { stores: [], status: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Cargando tiendas').closest('[aria-busy="true"]')).not.toBeNull();
    await expect(canvasElement.querySelector('button')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'No cargó la lista',
  parameters: framed(240),
  args: { stores: stores.slice(0, 1), status: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tienda Casa Lumbre' }));
    const alert = screen.getByRole('alert');
    await expect(alert).toHaveTextContent('No pudimos cargar tus tiendas');
    await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    stores: [
      { id: '10452', name: 'Comercializadora de Artesanías y Textiles del Istmo' },
      { id: '2', name: 'Otra con un nombre que tampoco cabe en el renglón de la lista' },
    ],
  },
};

export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(520),
  args: { stores: [...(LongText.args?.stores ?? []), ...stores.slice(1)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tienda Comercializadora/ }));
    for (const option of await screen.findAllByRole('option')) {
      const { left, right, height } = option.getBoundingClientRect();
      await expect(left >= 0 && right <= innerWidth).toBe(true);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};
