import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { salesByDay, salesBefore, year } from '../../testing/sample-sales.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Gráficas/Minigráfica · Sparkline',
  id: 'sparkline',
  component: Sparkline,
  args: { values: salesByDay, previous: salesBefore, label: 'Mis ventas por día, suben 20.8 %' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mis ventas por día, suben 20.8 %' })).toBeVisible();
  },
};
/** Lines and dots that are drawn. */
const draws = (lines: number, dots: number): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(lines);
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(dots);
  },
});
export const WithoutComparison: Story = { name: 'Sin comparación', args: { previous: [] }, ...draws(1, 0) };
export const Empty: Story = { name: 'Sin datos', args: { values: [], previous: [] }, ...draws(0, 0) };
export const OnePoint: Story = {
  name: 'Un solo valor',
  args: { values: [3_126_000], previous: [] },
  ...draws(0, 1),
};
export const Gaps: Story = {
  name: 'Huecos',
  args: { values: [1, 4, null, 3, null, 5, 6, 4], previous: [] },
  ...draws(1, 1),
};
export const NegativeAndHuge: Story = {
  name: 'Negativos y enormes',
  args: { values: [-5, 9e15, 12, -9e15, 4], previous: [] },
};
export const Year: Story = { name: '365 valores', args: { values: year(1), previous: year(2) } };
export const Level: Story = { name: 'Todo igual', args: { values: [5, 5, 5], previous: [5, 5, 5] } };
