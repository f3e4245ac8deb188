import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { framed } from '../../testing/layout.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Ventanas/Ayuda al pasar · Tooltip',
  id: 'tooltip',
  component: Tooltip,
  args: { content: 'Imprime la etiqueta de 10 × 15 cm', children: <Button>Imprimir</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  parameters: framed(160),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await within(document.body).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Imprime la etiqueta de 10 × 15 cm');
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription('Imprime la etiqueta de 10 × 15 cm');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    // The pointer may go from the control to the words.
    await userEvent.hover(button);
    await userEvent.hover(await within(document.body).findByRole('tooltip'));
    await expect(within(document.body).getByRole('tooltip')).toBeVisible();
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  parameters: framed(160),
  args: { content: 'Un pedido de Claroshop se imprime con la guía de la paquetería y su factura' },
  play: async () => {
    await userEvent.tab();
    const tooltip = await within(document.body).findByRole('tooltip');
    await expect(tooltip.offsetWidth).toBeLessThanOrEqual(240);
  },
};
