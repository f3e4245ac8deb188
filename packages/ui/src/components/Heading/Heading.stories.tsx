import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { headingSizes } from './options.ts';

const meta = {
  title: 'Base/Título · Heading',
  id: 'heading',
  component: Heading,
  argTypes: {
    dir: { table: { disable: true } },
    lang: { table: { disable: true } },
    size: { options: headingSizes },
  },
  args: { children: 'Direcciones de recolección' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizeOf = (heading: HTMLElement) => parseFloat(getComputedStyle(heading).fontSize);

const narrow: Decorator = (Story) => (
  <Frame width={320}>
    <Story />
  </Frame>
);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Direcciones de recolección' });
    await expect(sizeOf(heading)).toBe(18);
  },
};

export const Levels: Story = {
  name: 'Cada nivel',
  render: () => (
    <Stack>
      <Heading level={1}>Almacén</Heading>
      <Heading level={2}>Direcciones de recolección</Heading>
      <Heading level={3}>Bodega Monterrey</Heading>
      <Heading level={4}>Horario de lunes a viernes</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const headings = ([1, 2, 3, 4] as const).map((level) => canvas.getByRole('heading', { level }));
    await expect(headings.map(sizeOf)).toEqual([22, 18, 15, 14]);
  },
};

export const Sizes: Story = {
  name: 'Cada tamaño',
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} size={size}>
          Direcciones de recolección, {size}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(sizeOf)).toEqual([14, 15, 18, 22]);
  },
};

export const LongText: Story = {
  name: 'Dos líneas a 320 px',
  args: { children: 'Direcciones de recolección de la bodega de Monterrey' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').offsetHeight).toBe(48);
  },
};

export const LongWord: Story = {
  name: 'Palabra larga a 320 px',
  args: { children: 'Fraccionamiento_Residencial_Mirador_del_Valle_Oriente' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('heading');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'De derecha a izquierda',
  args: { dir: 'rtl', lang: 'ar', children: 'عناوين الاستلام' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).direction).toBe('rtl');
  },
};
