import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Row, Frame, withoutPicture } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Formularios/Casilla · Checkbox',
  id: 'checkbox',
  component: Checkbox,
  args: { children: 'Asegurar el envío', onChange: fn() },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Asegurar el envío'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('label', { byBorder: true }),
};
export const States: Story = {
  name: 'Encendido, apagado, mixto',
  render: () => (
    <Row>
      <Checkbox aria-label="Apagado" />
      <Checkbox aria-label="Encendido" defaultSelected />
      <Checkbox aria-label="Mixto" isIndeterminate />
      <Checkbox aria-label="Enfocado" defaultSelected autoFocus />
      <Checkbox aria-label="Deshabilitado" isDisabled />
      <Checkbox aria-label="Deshabilitado y encendido" isDisabled defaultSelected />
    </Row>
  ),
};
function Mixed() {
  const [isOn, setOn] = useState<boolean | null>(null);
  return (
    <Checkbox isSelected={isOn ?? false} isIndeterminate={isOn === null} onChange={setOn}>
      Esta página
    </Checkbox>
  );
}
export const FromMixed: Story = {
  name: 'De mixto a encendido',
  tags: ['no-visual'],
  parameters: withoutPicture,
  render: () => (
    <>
      <Mixed />
      <Checkbox>Otra</Checkbox>
    </>
  ),
  play: async ({ canvas }) => {
    const [box, other] = canvas.getAllByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(other).toHaveFocus();
  },
};
const isDescribed = (words: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Asegurar el envío' });
    await expect(box).toHaveAccessibleDescription(words);
  },
});
export const WithDescription: Story = {
  name: 'Con ayuda',
  args: { description: 'Cubre hasta $2,257.00 por daño o pérdida' },
  ...isDescribed('Cubre hasta $2,257.00 por daño o pérdida'),
};
export const Failed: Story = {
  name: 'Con error',
  args: { description: 'Cubre hasta $2,257.00', error: 'Acepta para seguir' },
  ...isDescribed('Acepta para seguir'),
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    children:
      'Acepto que la paquetería abra el paquete si la autoridad lo pide y que el contenido coincide con lo que declaré en la guía',
  },
};
