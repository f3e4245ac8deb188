import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type TextTone, textTones, textVariants } from './options.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Base/Texto · Text',
  id: 'text',
  component: Text,
  argTypes: {
    dir: { table: { disable: true } },
    lang: { table: { disable: true } },
    variant: { options: textVariants },
    tone: { options: textTones },
  },
  args: { children: 'Tu guía vence el viernes. Entrega el paquete antes de las 18:00.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Tu guía vence el viernes. Entrega el paquete antes de las 18:00.';

const narrow: Decorator = (Story) => (
  <Frame width={320}>
    <Story />
  </Frame>
);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const text = canvas.getByText(words);
    await expect(text.tagName).toBe('P');
    await expect(getComputedStyle(text).fontSize).toBe('14px');
  },
};

export const Variants: Story = {
  name: 'Cada estilo',
  render: () => (
    <Stack gap={3}>
      {textVariants.map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}: 1,248 guías de noviembre
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = textVariants.map((variant) =>
      parseFloat(getComputedStyle(canvas.getByText(`${variant}: 1,248 guías de noviembre`)).fontSize),
    );
    await expect(sizes).toEqual([14, 14, 13, 12, 12, 16, 22, 28]);
  },
};

const saidIn: Readonly<Record<TextTone, string>> = {
  default: 'Guía 7261840277',
  muted: 'Bodega Monterrey',
  subtle: 'Actualizado hace 1 min',
  success: 'Factura aceptada',
  warning: 'Vence mañana',
  critical: 'Factura rechazada',
};
export const Tones: Story = {
  name: 'Cada tono',
  render: () => (
    <Stack gap={2}>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {saidIn[tone]}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const colors = [...canvasElement.querySelectorAll('p')].map((text) => getComputedStyle(text).color);
    await expect(new Set(colors).size).toBe(textTones.length);
  },
};

/** The inner words have no tone: they take the color of the paragraph. */
export const InSentence: Story = {
  name: 'Dentro de un párrafo',
  args: {
    tone: 'muted',
    children: (
      <>
        Quedan{' '}
        <Text as="strong" variant="bodyStrong" tabular>
          12 piezas
        </Text>{' '}
        en la bodega de Monterrey.
      </>
    ),
  },
  play: async ({ canvas }) => {
    const count = canvas.getByText('12 piezas');
    await expect(count.tagName).toBe('STRONG');
    await expect(getComputedStyle(count).fontWeight).toBe('500');
    await expect(getComputedStyle(count).color).toBe(getComputedStyle(count.parentElement ?? count).color);
  },
};

export const Tabular: Story = {
  name: 'Cifras del mismo ancho',
  render: () => (
    <Inline>
      <Stack gap={0} align="end">
        <Text variant="amount" tabular>
          $1,111.11
        </Text>
        <Text variant="amount" tabular>
          $8,888.88
        </Text>
      </Stack>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('600 16px "Inter Variable"', '$1,8');
    const widthOf = (amount: string) => canvas.getByText(amount).getBoundingClientRect().width;
    await expect(widthOf('$1,111.11')).toBeCloseTo(widthOf('$8,888.88'), 0);
  },
};

/** Nothing is cut: what a line cannot hold goes on in the next one. */
export const LongWord: Story = {
  name: 'Palabra larga a 320 px',
  args: {
    children:
      'Escribe a facturacion.electronica.fraccionamientoresidencial@miradordelvalleoriente.example.com',
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByText(/^Escribe a/u);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'De derecha a izquierda',
  args: { dir: 'rtl', lang: 'ar', children: 'تنتهي صلاحية الدليل يوم الجمعة' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/الجمعة/u)).direction).toBe('rtl');
  },
};
