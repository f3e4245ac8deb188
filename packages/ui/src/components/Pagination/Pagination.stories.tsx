import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Componentes/Pagination',
  component: Pagination,
  args: { total: 214, page: 1, pageSize: 10, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1–10 de 214')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
  },
};
export const LastPage: Story = { args: { page: 22 } };
export const WithoutSizes: Story = { render: () => <Pagination total={214} /> };
/** The first answer is on its way. */
export const Loading: Story = {
  args: { total: 0, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Paginación' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/de 0/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  },
};
export const Empty: Story = { args: { total: 0 } };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <Frame width={300}>
        <Story />
      </Frame>
    ),
  ],
};
