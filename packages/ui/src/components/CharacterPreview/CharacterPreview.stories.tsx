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
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('34 de 50 caracteres');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Over: Story = {
  name: 'Colonia que rebasa sus 35 caracteres · S5.2',
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
  name: 'Bajo un campo con contador',
  args: { counted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vasos de vidrio y canasta de palma')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Empty: Story = { name: 'Vacío', args: { value: '' } };
export const LongText: Story = { name: 'Texto largo', args: { value: 'Artesanías '.repeat(20) } };
