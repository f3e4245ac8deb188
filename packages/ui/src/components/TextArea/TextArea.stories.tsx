import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../testing/layout.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Componentes/TextArea',
  component: TextArea,
  args: {
    label: 'Referencias',
    defaultValue: 'Portón verde',
    description: 'El repartidor las lee en la guía',
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = { args: { maxCount: 120 } };
export const Failed: Story = { args: { error: 'Escribe qué debe saber el repartidor' } };
export const Disabled: Story = { args: { isDisabled: true, description: 'El pedido ya salió' } };
export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 30 }, () => 'Tocar el timbre de la puerta verde.').join(' ') },
};
