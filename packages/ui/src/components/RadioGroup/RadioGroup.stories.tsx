import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Frame } from '../../testing/layout.tsx';
import { RadioGroup, RadioRing } from './RadioGroup.tsx';

const meta = {
  title: 'Formularios/Opciones · RadioGroup',
  id: 'radiogroup',
  component: RadioGroup,
  subcomponents: { RadioRing },
  args: {
    label: 'Servicio',
    onChange: fn(),
    items: [
      { id: 'ground', label: 'Terrestre', description: '3 días hábiles' },
      { id: 'economy', label: 'Económico', description: '4 días hábiles' },
      { id: 'next', label: 'Día siguiente', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Económico/ }));
    await expect(args.onChange).toHaveBeenCalledWith('economy');
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{ArrowLeft}', '{ArrowRight}']) {
      await userEvent.keyboard(key);
      const chosen = /Up|Left/u.test(key) ? /^Terrestre/ : /^Económico/;
      await expect(radio(chosen)).toBeChecked();
      await expect(radio(chosen)).toHaveFocus();
    }
    // One stop of Tab, at the chosen one.
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(radio(/^Económico/)).toHaveFocus();
  },
};

export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('label:not([data-selected])', { byBorder: true }),
};
export const Horizontal: Story = {
  name: 'En fila',
  args: { orientation: 'horizontal', defaultValue: 'ground' },
};
export const Failed: Story = {
  name: 'Con error',
  args: { error: 'Elige un servicio', value: '' },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Servicio' });
    await expect(group).toHaveAccessibleDescription('Elige un servicio');
    // None is chosen: Tab comes to the first, and Space takes it.
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Terrestre/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('ground');
  },
};
export const Disabled: Story = { name: 'Deshabilitado', args: { isDisabled: true, defaultValue: 'ground' } };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    label:
      'Servicio con que se envían los pedidos de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec',
    items: [
      {
        id: 'ground',
        label: 'Terrestre con recolección en el domicilio del remitente y entrega en sucursal',
        description: '3 a 5 días hábiles en zona metropolitana; hasta 9 en zona extendida',
      },
      { id: 'next', label: 'Día siguiente' },
    ],
    error: 'Elige un servicio: sin él no se puede cotizar ni imprimir ninguna guía',
  },
  decorators: [
    (Story) => (
      <Frame width={320}>
        <Story />
      </Frame>
    ),
  ],
};
