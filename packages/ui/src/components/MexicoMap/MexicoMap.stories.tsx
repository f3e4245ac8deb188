import type { Meta, StoryObj } from '@storybook/react-vite';
import { mexicanStates } from '@trastienda/domain';
import { expect, userEvent } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { MexicoMap } from './MexicoMap.tsx';

const pesos: Record<string, number> = {
  'MX-JAL': 85_720,
  'MX-NLE': 61_300,
  'MX-MEX': 48_100,
  'MX-DIF': 44_900,
  'MX-PUE': 29_800,
  'MX-VER': 26_500,
  'MX-GUA': 21_400,
  'MX-CHH': 15_900,
  'MX-SON': 14_200,
  'MX-BCN': 12_700,
};
const items = mexicanStates.map(({ key }, at) => ({
  state: key,
  value: key === 'MX-CAM' ? null : (pesos[key] ?? 400 + ((at * 1733) % 9000)) * 100,
}));

const meta = {
  title: 'Gráficas/MexicoMap',
  component: MexicoMap,
  args: {
    title: 'Ventas por estado',
    items,
    limits: [500, 2500, 8000, 16_000, 32_000, 64_000].map((limit) => limit * 100),
  },
  render: (args) => (
    <Frame width={640}>
      <MexicoMap {...args} />
    </Frame>
  ),
} satisfies Meta<typeof MexicoMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('group', { name: 'Ventas por estado' });
    await expect(map.querySelectorAll('[role="img"]')).toHaveLength(32);
    await expect(canvas.getByRole('img', { name: 'Campeche, sin ventas' })).toBeInTheDocument();
  },
};
export const ByKeyboard: Story = {
  name: 'The arrows walk the states from the highest value',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^Jalisco, \$85,720.00, / })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^Ciudad de Mexico, \$44,900.00/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Campeche, sin ventas' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
  },
};
export const SmallStates: Story = {
  name: 'Small states have a target of 24 px',
  play: async ({ canvas }) => {
    for (const name of [/^Ciudad de Mexico/u, /^Tlaxcala/u, /^Morelos/u]) {
      const target = (await canvas.findByRole('img', { name }))
        .querySelector('circle')
        ?.getBoundingClientRect();
      await expect(target?.width).toBeGreaterThanOrEqual(23.9);
    }
  },
};
export const NarrowIsATable: Story = {
  name: 'Under 600 px it opens as a table',
  render: (args) => (
    <Frame width={358}>
      <MexicoMap {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Ventas por estado' })).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Jalisco$85,720.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como mapa' }));
    await expect(canvas.getByRole('group', { name: 'Ventas por estado' })).toBeVisible();
  },
};
export const LimitsOfItsOwn: Story = { args: { limits: undefined } };
export const OneState: Story = { args: { items: [{ state: 'MX-TLA', value: 100 }], limits: undefined } };
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { loading: true } };
export const Huge: Story = {
  args: { items: items.map(({ state, value }) => ({ state, value: (value ?? 0) * 1e8 })), limits: undefined },
};
