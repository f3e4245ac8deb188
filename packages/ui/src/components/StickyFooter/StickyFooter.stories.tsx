import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ArrowRightIcon } from '../../icons/index.ts';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Button } from '../Button/Button.tsx';
import { StickyFooter } from './StickyFooter.tsx';

const meta = {
  title: 'Navegación/Pie fijo · StickyFooter',
  id: 'stickyfooter',
  component: StickyFooter,
  args: {
    summary: '3 cambios sin guardar',
    children: (
      <>
        <Button>Atrás</Button>
        <Button variant="primary" iconEnd={<ArrowRightIcon size={16} />}>
          Revisar y generar
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StickyFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Atrás' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Revisar y generar' })).toHaveFocus();
  },
};
export const ActionsAlone: Story = { name: 'Solo botones', args: { summary: undefined } };
export const StaysInView: Story = {
  name: 'En una página larga',
  render: (args) => (
    <div>
      <div style={{ blockSize: 900 }} />
      <StickyFooter {...args} data-testid="bar" />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar');
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1);
    await expect(bar.offsetHeight).toBeGreaterThanOrEqual(72);
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    summary:
      'Generarás 1,248 guías de tres paqueterías con cargo al saldo de la tienda, que alcanza para 1,104',
  },
};
/** On a page that is shorter than the window it stands at the bottom, as on a long one. */
export const ShortPage: Story = {
  name: 'En una página corta',
  render: (args) => (
    <AppShell>
      <p>Una página corta.</p>
      <StickyFooter {...args} data-testid="bar" />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByTestId('bar').getBoundingClientRect();
    await expect(Math.abs(bottom - window.innerHeight)).toBeLessThanOrEqual(1);
  },
};
/** On a phone the acts reach from edge to edge. */
export const Phone: Story = {
  name: 'En el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Atrás' }).getBoundingClientRect();
    const next = canvas.getByRole('button', { name: 'Revisar y generar' }).getBoundingClientRect();
    await expect(Math.round(back.left)).toBe(16);
    await expect(Math.round(window.innerWidth - next.right)).toBe(16);
  },
};
