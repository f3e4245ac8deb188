import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Frame } from '../../testing/layout.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Formularios/Interruptor · Switch',
  id: 'switch',
  component: Switch,
  args: { children: 'Avisarme por correo', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Avisarme por correo' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    const toggle = canvas.getByRole('switch');
    toggle.blur();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    // Its words are part of what is pressed.
    await userEvent.click(canvas.getByText('Avisarme por correo'));
    await expect(toggle).toBeChecked();
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('label') };
export const On: Story = { name: 'Encendido', args: { defaultSelected: true } };
export const Disabled: Story = { name: 'Deshabilitado', args: { isDisabled: true } };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    children:
      'Avisarme por correo y por mensaje cada vez que un pedido de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec esté por vencer',
  },
  decorators: [
    (Story) => (
      <Frame width={320}>
        <Story />
      </Frame>
    ),
  ],
};
