import type { Meta, StoryObj } from '@storybook/react-vite';
import { mexicanStates } from '@trastienda/domain';
import { expect, userEvent } from 'storybook/test';
import { saysEmpty } from '../../testing/chart-plays.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
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
  title: 'Gráficas/Mapa de México · MexicoMap',
  id: 'mexicomap',
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
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('group', { name: 'Ventas por estado' });
    await expect(map.querySelectorAll('[role="img"]')).toHaveLength(32);
    await expect(canvas.getByRole('img', { name: 'Campeche, sin ventas' })).toBeInTheDocument();
    await expect(canvas.getByText('Sin ventas: Campeche')).toBeVisible();
    await expect(canvas.getByText('$64 mil +')).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  name: 'Con el teclado',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^Jalisco, \$85,720.00, / })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /^Ciudad de Mexico, \$44,900.00/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    const [highest, lowest] = [/^Jalisco, /, 'Campeche, sin ventas'].map((name) =>
      canvas.getByRole('img', { name }),
    );
    await expect(lowest).toHaveFocus();
    // One stop: a tenth of the states and back, the other way, and Escape, all without leaving the map.
    await userEvent.keyboard('{PageUp}{PageDown}');
    await expect(lowest).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(lowest).not.toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(highest).toHaveFocus();
    const words = () => canvas.queryAllByText('Jalisco').filter((one) => one.closest('[aria-hidden]'));
    await expect(words()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(words()).toHaveLength(0);
    await expect(highest).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('group')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
  },
};
export const SmallStates: Story = {
  name: 'Estados chicos',
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
  name: 'Angosto, como tabla',
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
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getByRole('table', { name: 'Ventas por estado' })).toBeVisible();
  },
};
/** Asked for, the map is there on a phone too. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(620),
  render: (args) => <MexicoMap {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver como mapa' }));
    const map = await canvas.findByRole('group', { name: 'Ventas por estado' });
    await expect(map.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByText('Sin ventas: Campeche')).toBeVisible();
  },
};
export const LimitsOfItsOwn: Story = { name: 'Límites calculados', args: { limits: undefined } };
export const OneState: Story = {
  name: 'Un solo estado',
  args: { items: [{ state: 'MX-TLA', value: 100 }], limits: undefined },
};
export const Empty: Story = { name: 'Sin datos', args: { items: [] }, play: saysEmpty };
export const Loading: Story = {
  name: 'Cargando',
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Ventas por estado' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const Huge: Story = {
  name: 'Enormes',
  args: { items: items.map(({ state, value }) => ({ state, value: (value ?? 0) * 1e8 })), limits: undefined },
};
/** More came back than was sold: what is below zero is of the lowest classes, and says its sign. */
export const Negative: Story = {
  name: 'Negativos',
  args: {
    limits: undefined,
    items: items.map(({ state, value }, at) => ({
      state,
      value: at % 4 === 0 ? -(value ?? 100_000) : value,
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Aguascalientes, [−-]\$/u })).toBeInTheDocument();
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    title: 'Ventas netas por estado de entrega, sin devoluciones ni cancelaciones, de todos los canales',
    items: items.map(({ state, value }) => ({
      state,
      value: ['MX-BCS', 'MX-SLP', 'MX-VER'].includes(state) ? null : value,
    })),
    labels: { noData: 'Todavía sin ninguna venta entregada en este periodo' },
  },
};
