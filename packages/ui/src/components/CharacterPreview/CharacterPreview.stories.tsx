import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { CharacterPreview } from './CharacterPreview.tsx';

const meta = {
  title: 'Formularios/Texto como se imprime · CharacterPreview',
  id: 'characterpreview',
  component: CharacterPreview,
  args: { value: 'Vasos de vidrio y canasta de palma' },
  decorators: [
    (Story) => (
      <Frame width={296}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof CharacterPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('34 de 50 caracteres');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Over: Story = {
  name: 'S5.2 A neighbourhood over its 35 characters',
  args: { value: 'Fraccionamiento Residencial Mirador del Valle', kind: 'neighborhood', onShorten: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('45 de 35 caracteres; sobran 10');
    await expect(canvasElement.querySelector('del')).not.toBeNull();
    await expect(canvas.getByText(/no se imprime:/u)).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Abreviar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onShorten).toHaveBeenCalledTimes(2);
  },
};
export const Counted: Story = {
  name: 'Under a field that counts, the count is said only over the limit',
  args: { counted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vasos de vidrio y canasta de palma')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Empty: Story = { args: { value: '' } };
export const LongText: Story = { args: { value: 'Artesanías '.repeat(20) } };
