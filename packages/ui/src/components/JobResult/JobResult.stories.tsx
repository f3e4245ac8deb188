import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PrinterIcon } from '../../icons/index.ts';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { Button } from '../Button/Button.tsx';
import { JobResult } from './JobResult.tsx';

const onRetry = fn();

const meta = {
  title: 'Avisos/Resultado de un trabajo · JobResult',
  id: 'jobresult',
  component: JobResult,
  args: {
    title: '21 de 24 guías listas',
    done: 21,
    doneEnd: '$3,118.50',
    labels: { done: (count) => `${count} generadas`, doneNote: 'No se vuelven a cobrar' },
    action: (
      <Button size="sm" icon={<PrinterIcon size={16} />}>
        Imprimir 21
      </Button>
    ),
    causes: [
      {
        id: 'codigo-postal',
        label: 'con código postal equivocado',
        rows: ['61840277', '61840102'],
        action: { label: 'Corregir', href: '#corregir' },
      },
      {
        id: 'sin-respuesta',
        label: 'sin respuesta de la paquetería',
        rows: ['52093318'],
        note: 'se puede repetir',
        tone: 'warning',
        action: { label: 'Reintentar', onPress: onRetry },
      },
    ],
  },
} satisfies Meta<typeof JobResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '21 bien, 3 con error' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const retry = canvas.getByRole('button', { name: 'Reintentar: 1 sin respuesta de la paquetería' });
    for (let stops = 0; stops < 6 && document.activeElement !== retry; stops += 1) await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const AllDone: Story = {
  name: 'Todo bien',
  args: {
    title: '24 guías listas',
    done: 24,
    causes: [],
    doneEnd: '$3,564.00',
    action: (
      <Button size="sm" icon={<PrinterIcon size={16} />}>
        Imprimir 24
      </Button>
    ),
  },
};
export const NoneDone: Story = {
  name: 'Nada salió',
  args: {
    title: 'Ninguna guía se generó',
    done: 0,
    action: undefined,
    causes: [
      {
        id: 'saldo',
        label: 'sin saldo suficiente',
        rows: ['61840277', '61840102', '52093318', '33771046', '33771047'],
        action: { label: 'Recargar saldo', href: '#saldo' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/33771047/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'y 2 más: 5 sin saldo suficiente' }));
    await expect(canvas.getByText(/33771047/)).toBeVisible();
  },
};
export const WithUnchanged: Story = {
  name: 'Con filas sin cambios',
  args: {
    title: '405 de 419 filas guardadas',
    done: 386,
    unchanged: 19,
    doneEnd: undefined,
    action: undefined,
    labels: undefined,
    causes: [
      {
        id: 'precio',
        label: 'con precio que no se entiende',
        rows: Array.from({ length: 14 }, (_, at) => `Fila ${14 + at * 7}`),
        action: { label: 'Corregir', href: '#precio' },
      },
    ],
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(460),
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
    title: '123,456 de 1,234,567 guías listas con Norte Express del Bajío y del Noreste',
    done: 123_456,
    doneEnd: '$123,456,789.50',
    labels: {
      done: (count) => `${count.toLocaleString('es-MX')} generadas`,
      doneNote: 'No se vuelven a cobrar',
    },
    action: <Button size="sm">Imprimir las 123,456 que quedaron listas</Button>,
    causes: [
      {
        id: 'codigo-postal',
        label: 'con un código postal que no existe o que no corresponde al estado y municipio de entrega',
        rows: Array.from({ length: 1_111 }, (_, at) => `2000008411872206-${at}`),
        note: 'se puede repetir cuando el cliente confirme su dirección',
        action: { label: 'Corregir las direcciones', href: '#corregir' },
      },
    ],
  },
};
/** The words that unfold more rows; its acts are Buttons. */
export const Interaction: Story = {
  name: 'Al pasar y con foco',
  ...inEachState('button[aria-label*=" más"]', { without: ['Al oprimir'] }),
  args: { causes: LongText.args?.causes ?? [], action: undefined },
};
/** Causes of which only the number is known: thousands of rows are named where the action leads. */
export const Counted: Story = {
  name: 'Muchas filas',
  args: {
    title: '1,102 de 1,248 se activan',
    done: 1102,
    doneEnd: undefined,
    action: undefined,
    labels: undefined,
    causes: [
      {
        id: 'foto',
        label: 'no cumplen',
        rows: [],
        count: 146,
        note: 'Le falta una foto',
        tone: 'warning',
        action: { label: 'Ver cuáles', href: '#foto' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1,102 bien, 146 con error' })).toBeVisible();
    await expect(canvas.getByText('146 no cumplen')).toBeVisible();
  },
};
