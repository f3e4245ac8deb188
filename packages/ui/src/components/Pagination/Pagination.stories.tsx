import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navegación/Paginación · Pagination',
  id: 'pagination',
  component: Pagination,
  args: { total: 214, page: 1, pageSize: 10, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1–10 de 214')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
    await expect(canvas.getByText('1–10 de 214')).toHaveAttribute('aria-live', 'polite');
    canvas.getByRole('button', { name: /Filas por página/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(20);
  },
};
export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('button[aria-label="Página siguiente"]'),
};
export const LastPage: Story = {
  name: 'Última página',
  args: { page: 22 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(21);
  },
};
export const WithoutSizes: Story = { name: 'Sin tamaños', render: () => <Pagination total={214} /> };
/** The first answer is on its way. */
export const Loading: Story = {
  name: 'Cargando',
  args: { total: 0, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Paginación' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/de 0/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  },
};
export const Empty: Story = { name: 'Vacía', args: { total: 0 } };
/** A list that is shown whole has no other page, and none of another size. */
export const Whole: Story = {
  name: 'La lista entera',
  args: { total: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–10 de 10')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** One page of fifteen could be two of ten. */
export const OnePage: Story = {
  name: 'Una página',
  args: { total: 15, pageSize: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Filas por página/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Página siguiente' })).toBeNull();
  },
};
export const Phone: Story = {
  ...onPhone(180),
  name: 'En el teléfono',
  args: { total: 1240, page: 62, pageSize: 20 },
  decorators: [
    (Story) => (
      <Frame width={358}>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top('Página siguiente')).toBe(top('Página anterior'));
    const range = canvas.getByText('1,221–1,240 de 1,240').getBoundingClientRect();
    await expect(Math.abs(range.top + range.height / 2 - top('Página anterior') - 22)).toBeLessThan(3);
  },
};
