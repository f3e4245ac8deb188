import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  {
    id: 'tienda',
    title: 'Datos de la tienda',
    description: 'Casa Lumbre · Hogar y decoración',
    state: 'done',
    content: 'Casa Lumbre vende artículos de hogar y decoración.',
  },
  {
    id: 'banco',
    title: 'Datos bancarios',
    description: 'CLABE terminada en 4471 · normalmente tarda 1 día hábil',
    state: 'review',
    content: 'La estamos comprobando con tu banco.',
  },
  {
    id: 'constancia',
    title: 'Constancia de situación fiscal',
    description: 'Súbela de nuevo antes del viernes 28 de noviembre',
    state: 'rejected',
    content: (
      <Stack gap={3}>
        <Banner
          tone="critical"
          title="La constancia es del 3 de julio; necesitamos una de los últimos 3 meses."
        >
          Descárgala del portal del SAT y súbela en PDF.
        </Banner>
        <FileDrop kind="taxCertificate" primary title="Arrastra tu constancia o elige un archivo" />
      </Stack>
    ),
  },
  {
    id: 'identidad',
    title: 'Validación de identidad',
    description: 'INE o pasaporte y una selfie · 3 minutos',
    state: 'missing',
    action: <Button size="sm">Empezar</Button>,
  },
  {
    id: 'contrato',
    title: 'Contrato',
    description: 'Se firma en línea',
    state: 'later',
    content: 'Contrato',
  },
];

const meta = {
  title: 'Datos/Acordeón · Accordion',
  id: 'accordion',
  component: Accordion,
  args: { items, onOpenChange: fn() },
  render: (args) => (
    <Card flush>
      <Accordion {...args} />
    </Card>
  ),
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    const store = canvas.getByRole('button', { name: /Datos de la tienda/ });
    await expect(store).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(store).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenCalledWith('tienda');
    await userEvent.keyboard(' ');
    await expect(store).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(store).toHaveAttribute('aria-expanded', 'true');
    await expect(store.closest('h3')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Datos bancarios/ }));
    await expect(store).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /Contrato/ })).toBeNull();
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('button') };
export const RejectedStep: Story = {
  name: 'Paso rechazado, abierto',
  args: { defaultOpenKey: 'constancia' },
  play: async ({ canvas }) => {
    // What is open is clear of its row, whose ground shows while it is hovered.
    const row = canvas.getByRole('button', { name: /Constancia/ }).getBoundingClientRect();
    const open = canvas.getByText(/es del 3 de julio/).getBoundingClientRect();
    await expect(open.top - row.bottom).toBeGreaterThanOrEqual(8);
  },
};
export const Plain: Story = {
  name: 'Preguntas, sin estado',
  args: {
    items: [
      { id: '1', title: '¿Cuándo recibo mi depósito?', content: 'Cada semana, los miércoles.' },
      { id: '2', title: '¿Quién ve mis documentos?', content: 'Solo Finanzas y Legal.' },
    ],
    defaultOpenKey: '1',
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(620),
  args: { defaultOpenKey: 'constancia' },
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    items: items.slice(0, 4).map((item) => ({
      ...item,
      title: `${item.title} de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec`,
      description: `${item.description ?? ''}, y si algo cambió desde la última vez avísanos aquí mismo`,
    })),
  },
};
