import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { gaps } from './options.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Base/Pila · Stack',
  id: 'stack',
  component: Stack,
  argTypes: { dir: { table: { disable: true } }, gap: { options: gaps } },
  render: (args) => <Stack {...args} data-testid="stack" />,
  args: {
    children: (
      <>
        <Heading>Bodega Monterrey</Heading>
        <Text>Av. de los Encinos 2305, int. 4. 64070 Monterrey, N. L.</Text>
        <Inline>
          <Button>Editar</Button>
          <Button>Cerrar bodega</Button>
        </Inline>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The distances between the children of an element, from one to the next below. */
const distances = (stack: Element): number[] => {
  const boxes = [...stack.children].map((child) => child.getBoundingClientRect());
  return boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0)));
};

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(distances(canvas.getByTestId('stack'))).toEqual([16, 16]);
  },
};

export const Gaps: Story = {
  name: 'Cada distancia',
  render: () => (
    <Inline gap={6} align="start">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap} data-testid={`gap ${gap}`}>
          <Badge>gap {gap}</Badge>
          <Badge>{gap * 4} px</Badge>
        </Stack>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const gap of gaps)
      await expect(distances(canvas.getByTestId(`gap ${gap}`)), `gap ${gap}`).toEqual([gap * 4]);
  },
};

export const Alignments: Story = {
  name: 'Cada alineación',
  render: () => (
    <Frame>
      <Stack gap={6}>
        {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
          <Stack key={align} gap={2} align={align} data-testid={align}>
            <Button>{align}</Button>
            <Button>Agregar otra dirección</Button>
          </Stack>
        ))}
      </Stack>
    </Frame>
  ),
  play: async ({ canvas }) => {
    const boxOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    const whole = canvas.getByTestId('stretch').getBoundingClientRect();
    await expect(boxOf('stretch').width).toBe(whole.width);
    await expect(boxOf('start').left).toBe(whole.left);
    await expect(boxOf('end').right).toBe(whole.right);
    const { left, right } = boxOf('center');
    await expect(left + right).toBeCloseTo(whole.left + whole.right, 0);
  },
};

export const AsList: Story = {
  name: 'Como lista',
  args: {
    as: 'ul',
    gap: 2,
    children: ['Etiqueta impresa', 'Paquete cerrado', 'Recolección pedida'].map((done) => (
      <Text as="li" key={done}>
        {done}
      </Text>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('stack').tagName).toBe('UL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A word that no line can hold is broken, however the children are aligned. */
export const LongWord: Story = {
  name: 'Palabra larga a 320 px',
  render: () => (
    <Frame width={320}>
      <Stack>
        {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
          <Stack key={align} align={align} data-testid={align}>
            <Text>facturacion.electronica.fraccionamientoresidencial@miradordelvalleoriente.example.com</Text>
          </Stack>
        ))}
      </Stack>
    </Frame>
  ),
  play: async ({ canvas }) => {
    for (const align of ['stretch', 'start', 'center', 'end']) {
      const { scrollWidth, clientWidth, clientHeight } = canvas.getByTestId(align);
      await expect(scrollWidth, align).toBeLessThanOrEqual(clientWidth);
      await expect(clientHeight, align).toBeGreaterThan(30);
    }
  },
};

export const RightToLeft: Story = {
  name: 'De derecha a izquierda',
  args: { dir: 'rtl', align: 'start' },
  play: async ({ canvas }) => {
    const stack = canvas.getByTestId('stack').getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().right).toBe(stack.right);
  },
};

export const OneChild: Story = {
  name: 'Con una sola cosa',
  args: { children: <Text>Sin direcciones guardadas.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('stack').offsetHeight).toBe(
      canvas.getByText('Sin direcciones guardadas.').offsetHeight,
    );
  },
};

export const Empty: Story = {
  name: 'Sin nada',
  args: { children: [null, false] },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('stack').offsetHeight).toBe(0);
  },
};
