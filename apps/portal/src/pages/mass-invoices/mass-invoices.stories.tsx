import { listAutomaticBillings } from '@trastienda/api-client/billing';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { memoryStore } from '../../shared/persistence/memory-store.ts';
import { memoryTabLock } from '../../shared/persistence/tab-locks.ts';
import { chooseFiles, pdfFile } from '../../testing/choose-file.ts';
import { invoiceFile } from '../../testing/invoice-file.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { createMassFeature } from './feature.ts';
import { massSearch } from './search.ts';
import { massService, orderAt } from './testing/mass-service.ts';

const url = `${paths.massInvoices()}${massSearch.format({ canal: 'sears' })}`;
/** Nothing is left in the workbench's browser. */
const features = () => [createMassFeature({ persistentStore: memoryStore(), lock: memoryTabLock() })];

const meta = {
  title: 'Pantallas/Subir varias facturas',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url, handlers: massService(12).handlers, features },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const uuidOf = (at: number): string => `6f1b2c30-9d4e-4a61-8c7b-${String(at).padStart(12, '0')}`;
const invoiceOf = (at: number, wish: Parameters<typeof invoiceFile>[0] = {}): File =>
  invoiceFile({ name: `${orderAt(at)}.xml`, total: (1798 + at * 10).toFixed(2), uuid: uuidOf(at), ...wish });
/** Eight good pairs, and three that are not. */
const folder = (): File[] => [
  ...Array.from({ length: 8 }, (_, at) => [invoiceOf(at), pdfFile(`${orderAt(at)}.pdf`, 100 + at)]).flat(),
  invoiceOf(8, { total: '1789.00' }),
  invoiceOf(9, { name: 'CLU_A1190 copia.xml', total: '734.00' }),
  invoiceOf(10, { form: '03' }),
];

type Play = NonNullable<Story['play']>;
const choose = async ({ canvas, canvasElement }: Parameters<Play>[0]) => {
  await canvas.findByRole('heading', { level: 1, name: 'Subir varias facturas' });
  await canvas.findByRole('button', { name: 'Elegir carpeta' });
  await chooseFiles(canvasElement, ...folder());
  return canvas.findByRole('button', { name: 'Subir 9 facturas' });
};

/** Before files: how they are named, by an order that really waits, and which ones wait. */
export const Vacia: Story = {
  name: 'Antes de elegir archivos',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 pedidos')).toBeVisible();
    await expect(canvas.getByText(`${orderAt(0)}.xml`)).toBeVisible();
    await expect(canvas.getByText('Los 12 suman')).toBeVisible();
  },
};
export const NadaPorFacturar: Story = {
  name: 'Nada por facturar',
  args: { handlers: massService(0).handlers },
  play: async ({ canvas }) => expect(await canvas.findByText('Ningún pedido espera factura')).toBeVisible(),
};

/** Read and checked here; only what is ready goes. */
export const Subir: Story = {
  name: 'Subir una carpeta de facturas · S2.61',
  args: { handlers: massService(12, { refuse: new Set([orderAt(2)]) }).handlers },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const send = await choose(context);
    await expect(canvas.getByText(/La factura dice \$1,789\.00 y el pedido vale \$1,878\.00/u)).toBeVisible();
    await expect(canvas.getByText(/No encontramos su pedido/u)).toBeVisible();
    await userEvent.click(send);
    await expect(await canvas.findByText('8 de 11 facturas subidas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Reintentar 1/u })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargar las que faltan (CSV)' })).toBeVisible();
  },
};
export const Revisar: Story = { play: async (context) => expect(await choose(context)).toBeVisible() };
export const RevisarTelefono: Story = {
  name: 'Revisar en el teléfono',
  globals: phone,
  play: async (context) => {
    await expect(await choose(context)).toBeVisible();
    await waitFor(() => expect(context.canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};

/** Two orders of one total: a person decides, with the keyboard. */
export const PorDecidir: Story = {
  name: 'Dos pedidos por decidir',
  args: { handlers: massService(2, { apart: false }).handlers },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Elegir carpeta' });
    await chooseFiles(
      canvasElement,
      invoiceOf(0, { name: 'a.xml', total: '1798.00' }),
      invoiceOf(1, { name: 'b.xml', total: '1798.00' }),
    );
    const choice = await canvas.findByRole('button', { name: /Pedido de a\.xml/u });
    choice.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: orderAt(1) }));
    await expect(await canvas.findByRole('button', { name: 'Subir 2 facturas' })).toBeVisible();
  },
};
export const SinPedidos: Story = {
  name: 'Fallaron los pedidos por facturar',
  args: { handlers: [mock(listAutomaticBillings).fails(503), ...massService(3).handlers] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No pudimos cargar tus pedidos por facturar')).toBeVisible(),
};

type KeysOf = Parameters<Play>[0];
/** Tab after Tab until the focus is there: what a person without a mouse does. */
async function tabTo({ userEvent, canvasElement }: KeysOf, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const { activeElement: at } = canvasElement.ownerDocument;
    const words = at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    if (at !== null && at.tagName !== 'BODY' && name.test(words)) return;
    await userEvent.tab();
  }
  throw new Error(`Tab never reaches ${String(name)}`);
}
/** Enter on a button that asks for files, and what the browser's own window gives back. */
async function chooseByEnter(context: KeysOf, button: RegExp, ...files: readonly File[]): Promise<void> {
  const answer = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return;
    event.preventDefault();
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    event.target.files = chosen.files;
    event.target.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await tabTo(context, button);
  document.addEventListener('click', answer, { capture: true, once: false });
  try {
    await context.userEvent.keyboard('{Enter}');
  } finally {
    document.removeEventListener('click', answer, { capture: true });
  }
}

/** The whole of it without a mouse: files, a wrong one changed, an order written, twins decided, sent. */
export const SoloTeclado: Story = {
  name: 'Solo con el teclado · S2.61',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('12 pedidos');
    await chooseByEnter(
      context,
      /^Elegir archivos$/u,
      invoiceOf(0),
      invoiceOf(1, { total: '1.00' }),
      invoiceOf(2, { name: 'sin numero.xml', total: '9.00' }),
    );
    await canvas.findByRole('button', { name: 'Subir 1 factura' });
    await chooseByEnter(context, new RegExp(`^Cambiar archivo ${orderAt(1)}`, 'u'), invoiceOf(1));
    await canvas.findByRole('button', { name: 'Subir 2 facturas' });
    await tabTo(context, /^Pedido de sin numero/u);
    await userEvent.keyboard(`${orderAt(2)}{Enter}`);
    await canvas.findByText('La factura dice $9.00 y el pedido vale $1,818.00');
    await tabTo(context, /^Quitar sin numero/u);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('sin numero.xml')).toBeNull());
    await tabTo(context, /^Subir 2 facturas$/u);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('2 de 2 facturas subidas')).toBeVisible();
  },
};
