import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { gaps } from '../Stack/options.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Base/Hilera · Inline',
  id: 'inline',
  component: Inline,
  argTypes: { dir: { table: { disable: true } }, gap: { options: gaps } },
  render: (args) => <Inline {...args} data-testid="inline" />,
  args: {
    children: (
      <>
        <Button variant="primary">Guardar cambios</Button>
        <Button>Cancelar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxesIn = (inline: Element): DOMRect[] =>
  [...inline.children].map((child) => child.getBoundingClientRect());

const narrow: Decorator = (Story) => (
  <Frame width={320}>
    <Story />
  </Frame>
);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const [save, cancel] = boxesIn(canvas.getByTestId('inline'));
    await expect((cancel?.left ?? 0) - (save?.right ?? 0)).toBeCloseTo(8, 0);
    await expect(cancel?.top).toBe(save?.top);
  },
};

export const Gaps: Story = {
  name: 'Cada distancia',
  render: () => (
    <Stack gap={3}>
      {gaps.map((gap) => (
        <Inline key={gap} gap={gap} data-testid={`gap ${gap}`}>
          <Badge>gap {gap}</Badge>
          <Badge>{gap * 4} px</Badge>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const gap of gaps) {
      const [one, next] = boxesIn(canvas.getByTestId(`gap ${gap}`));
      await expect((next?.left ?? 0) - (one?.right ?? 0), `gap ${gap}`).toBeCloseTo(gap * 4, 0);
    }
  },
};

export const Alignments: Story = {
  name: 'Cada alineación',
  render: () => (
    <Stack gap={6}>
      {(['center', 'start', 'end', 'baseline'] as const).map((align) => (
        <Inline key={align} align={align} data-testid={align}>
          <Text variant="figure" tabular>
            1,248
          </Text>
          <Text tone="muted">guías con {align}</Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [middle, top, bottom, base] = ['center', 'start', 'end', 'baseline'].map((align) => {
      const [figure, words] = boxesIn(canvas.getByTestId(align));
      return (words?.top ?? 0) - (figure?.top ?? 0);
    });
    await expect(top).toBe(0);
    await expect(middle).toBeGreaterThan(0);
    await expect(bottom).toBeGreaterThan(middle ?? 0);
    await expect(base).toBeGreaterThan(middle ?? 0);
    await expect(base).toBeLessThan(bottom ?? 0);
  },
};

export const Justified: Story = {
  name: 'Cada reparto',
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify} data-testid={justify}>
          <Button>{justify}</Button>
          <Button>Cancelar</Button>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const edges = (justify: string) => {
      const whole = canvas.getByTestId(justify).getBoundingClientRect();
      const boxes = boxesIn(canvas.getByTestId(justify));
      return [(boxes[0]?.left ?? 0) - whole.left, whole.right - (boxes.at(-1)?.right ?? 0)].map(Math.round);
    };
    await expect(edges('start')[0]).toBe(0);
    await expect(edges('end')[1]).toBe(0);
    await expect(edges('between')).toEqual([0, 0]);
    const [before = 0, after = 1] = edges('center');
    await expect(Math.abs(before - after)).toBeLessThanOrEqual(1);
  },
};

export const Wrapping: Story = {
  name: 'No cabe a 320 px',
  args: {
    as: 'ul',
    children: ['Claroshop', 'Sears', 'Sanborns', 'Mercado Libre', 'Shopify', 'WooCommerce'].map((name) => (
      <li key={name}>
        <Badge>{name}</Badge>
      </li>
    )),
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const inline = canvas.getByTestId('inline');
    await expect(inline.scrollWidth).toBeLessThanOrEqual(inline.clientWidth);
    const lines = [...new Set(boxesIn(inline).map(({ top }) => Math.round(top)))];
    await expect(lines.length).toBeGreaterThan(1);
    const [first = 0, second = 0] = lines;
    await expect(second - first).toBe(Math.round(inline.children[0]?.clientHeight ?? 0) + 8);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

/** The last child goes under the first one where both have no room. */
export const BetweenNarrow: Story = {
  name: 'A los extremos, a 320 px',
  args: {
    justify: 'between',
    children: (
      <>
        <Heading>Direcciones de recolección</Heading>
        <Link variant="action" href="/direcciones">
          Ver todas las direcciones
        </Link>
      </>
    ),
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const [title, link] = boxesIn(canvas.getByTestId('inline'));
    await expect(link?.top).toBeGreaterThanOrEqual(title?.bottom ?? Infinity);
    await expect(link?.left).toBe(title?.left);
  },
};

/** A word that no line can hold is broken rather than let out. */
export const LongWord: Story = {
  name: 'Palabra larga a 320 px',
  args: {
    children: (
      <>
        <Badge>Nuevo</Badge>
        <Text>facturacion.electronica.fraccionamientoresidencial@miradordelvalleoriente.example.com</Text>
      </>
    ),
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const inline = canvas.getByTestId('inline');
    await expect(inline.scrollWidth).toBeLessThanOrEqual(inline.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'De derecha a izquierda',
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const inline = canvas.getByTestId('inline');
    const [save, cancel] = boxesIn(inline);
    await expect(save?.right).toBe(inline.getBoundingClientRect().right);
    await expect(cancel?.right).toBeLessThan(save?.left ?? 0);
  },
};

export const OneChild: Story = { name: 'Con una sola cosa', args: { children: <Button>Cancelar</Button> } };

export const Empty: Story = {
  name: 'Sin nada',
  args: { children: [null, false] },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('inline').offsetHeight).toBe(0);
  },
};
