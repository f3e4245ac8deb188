import {
  cancelOrder,
  getOrderStatistics,
  getPendingEvidenceTotal,
  getStore,
  listOrders,
} from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Mis pedidos',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.orders() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lista: Story = {
  name: 'Lista de pedidos',
  args: { handlers: orderHandlers(214) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 de 214')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mis pedidos' })).toBeVisible();
  },
};

/** Times are the store's own, and the list says whose. */
export const EnOtroHuso: Story = {
  name: 'En otro huso horario',
  args: {
    handlers: [
      mock(getStore).reply({ ...getStore.example(), timeZone: 'America/Tijuana' }),
      ...orderHandlers(214),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hora de Tijuana/u)).toBeVisible();
    await expect(canvas.queryByText(/centro de México/u)).toBeNull();
  },
};

export const PestanasPorFamilia: Story = {
  name: 'Pestañas por familia, cada una con sus pedidos · S1.24 S2.64 S2.66',
  args: { handlers: orderHandlers(214) },
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 de 214');
    const tabs = () => canvas.getAllByRole('tab').map((tab) => tab.textContent);
    const families = ['En preparación', 'Listos para enviar', 'En tránsito', 'Finalizados', 'Cancelados'];
    await waitFor(() =>
      expect(tabs()).toEqual(
        ['Todos', ...families].map((name) => expect.stringMatching(new RegExp(`^${name}\\d+$`, 'u'))),
      ),
    );
    for (const name of families) {
      const tab = canvas.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
      const count = tab.textContent.slice(name.length);
      await userEvent.click(tab);
      await expect(await canvas.findByText(new RegExp(`^1–\\d+ de ${count}$`, 'u'))).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('tab', { name: /^Todos/u }));
    await canvas.findByText('1–20 de 214');
    const pending = canvas.getByRole('button', { name: /^Evidencia pendiente \d+$/u });
    await userEvent.click(pending);
    const total = /\d+/u.exec(pending.textContent)?.[0];
    await expect(await canvas.findByText(new RegExp(`^1–\\d+ de ${total}$`, 'u'))).toBeVisible();
    await expect(pending).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Cargando: Story = {
  args: { handlers: [mock(listOrders).delays('infinite'), ...orderHandlers(214)] },
};

/** Cards in the shape of those that come. */
export const CargandoTelefono: Story = {
  ...Cargando,
  name: 'Cargando en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const cards = [
        ...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > div > div[aria-hidden]'),
      ];
      expect(cards).toHaveLength(10);
      // Of several grey pieces; one grey block is no shape of an order.
      for (const card of cards) expect(card.querySelectorAll('span').length).toBeGreaterThan(5);
    });
  },
};

/** On a phone too the card of an order that waits for its label leads to it. */
export const ImprimirEnTelefono: Story = {
  name: 'Imprimir en el teléfono',
  args: { handlers: orderHandlers(214), url: paths.orders({ status: 'listos-para-enviar' }) },
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const [print] = await canvas.findAllByRole('button', { name: 'Imprimir' });
    await userEvent.click(print as HTMLElement);
    await expect(await page().findByRole('dialog', { name: 'Imprimir etiqueta' })).toBeVisible();
  },
};

const example = listOrders.example();
const split = example.data.map((order) => ({
  ...order,
  orderedProductsList: order.orderedProductsList.map((line, at) =>
    at === 0 ? line : { ...line, colocationStatus: { id: 8, name: 'Cancelado' } },
  ),
}));

/** 'Mixto · 1' says of which pieces: to who rests the pointer on it, and to who hears it. */
export const Mixto: Story = {
  name: 'Pedido mixto',
  args: { handlers: [mock(listOrders).reply({ ...example, data: split }), ...orderHandlers(214)] },
  play: async ({ canvas }) => {
    const said = await canvas.findByTitle('En preparación 1 · Cancelado 1');
    await expect(said).toHaveTextContent('Mixto · 1: En preparación 1 · Cancelado 1');
  },
};

/** On a phone, where no pointer rests, it is written. */
export const MixtoEnTelefono: Story = {
  ...Mixto,
  name: 'Pedido mixto en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 piezas: En preparación 1 · Cancelado 1/u)).toBeVisible();
  },
};

export const SinPedidos: Story = {
  name: 'Sin pedidos',
  args: { handlers: orderHandlers(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aquí llegarán tus pedidos')).toBeVisible();
    // A new store is led on.
    await expect(await canvas.findByRole('link', { name: 'Conectar canal' })).toHaveAttribute(
      'href',
      paths.marketplaces(),
    );
  },
};

export const UnPedido: Story = { name: 'Un pedido', args: { handlers: orderHandlers(1) } };

export const CincuentaYUno: Story = {
  name: 'Cincuenta y un pedidos',
  args: { handlers: orderHandlers(51), url: paths.orders({ tamano: 50, pagina: 2 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('51–51 de 51')).toBeVisible();
  },
};

export const CienMil: Story = {
  name: 'Cien mil pedidos',
  args: { handlers: orderHandlers(100_000), url: paths.orders({ tamano: 100, pagina: 1000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('99,901–100,000 de 100,000')).toBeVisible();
  },
};

export const NingunoCoincide: Story = {
  name: 'Ninguno coincide',
  args: { handlers: orderHandlers(214), url: paths.orders({ search: 'zzz-no-hay', canal: ['SR'] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/«zzz-no-hay», Sears/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
    await expect(await canvas.findByText('1–20 de 214')).toBeVisible();
  },
};

/** A search alone is cleared where it is typed; what stands in the rows' place offers the way back. */
export const NingunoConLaBusqueda: Story = {
  name: 'Ninguno con la búsqueda',
  args: { handlers: orderHandlers(214), url: paths.orders({ search: 'zzz-no-hay' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/«zzz-no-hay»/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Quitar filtros' })).toHaveLength(1);
  },
};

export const Fallo: Story = {
  name: 'Falló',
  args: { handlers: [mock(listOrders).fails(503), ...orderHandlers(214)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus pedidos')).toBeVisible();
  },
};

export const SinTotalDeEvidencias: Story = {
  name: 'Sin total de evidencias',
  args: { handlers: [mock(getPendingEvidenceTotal).fails(500), ...orderHandlers(214)] },
};

const page = () => within(document.body);
const boxes = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByText('1–20 de 214');
  return canvas.getAllByRole('checkbox', { name: /^Seleccionar pedido/ });
};

export const SinPermiso: Story = {
  name: 'Sin permiso',
  args: { handlers: [mock(listOrders).fails(403), ...orderHandlers(214)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tu usuario no tiene permiso para ver esto/)).toBeVisible();
    await expect(canvas.getByText(/^Pide acceso a quien administra los usuarios/u)).toBeVisible();
    await expect(canvas.queryByText(/a salvo/u)).toBeNull();
  },
};

export const SinRespuesta: Story = {
  name: 'Sin respuesta',
  args: { handlers: [mock(listOrders).disconnects(), ...orderHandlers(214)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus pedidos')).toBeVisible();
  },
};

/** Asked for again by itself once the connection is back: nobody has to press for it. */
export const VuelveLaConexion: Story = {
  name: 'Vuelve la conexión',
  args: {
    handlers: [
      // The first list is asked for beside the gate, and by the page once more where that failed.
      mock(listOrders, { once: true }).disconnects(),
      mock(listOrders, { once: true }).disconnects(),
      ...orderHandlers(214),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus pedidos')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('1–20 de 214')).toBeVisible();
  },
};

/** J goes into the list from wherever the keyboard is, and on through it; X chooses (experience.md, section 14). */
export const ConElTeclado: Story = {
  name: 'Con el teclado',
  args: { handlers: orderHandlers(214) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 de 214');
    const [, first, second] = canvas.getAllByRole('row');
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('jx');
    await expect(second).toHaveFocus();
    await expect(await canvas.findByText('1 seleccionado')).toBeVisible();
  },
};

/** The counts are missing; the list is not. */
export const SinConteos: Story = {
  name: 'Sin conteos',
  args: { handlers: [mock(getOrderStatistics).fails(500), ...orderHandlers(214)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 de 214')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'En preparación' })).toBeVisible();
  },
};

/** A range with Shift, kept on the next page and in another tab, where it says how many are hidden. */
export const Seleccionados: Story = {
  args: { handlers: orderHandlers(214) },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const rows = await boxes(canvas);
    await user.click(rows[0] as HTMLElement);
    // The bar's chunk comes with the first choice.
    await canvas.findByText('1 seleccionado');
    await user.keyboard('{Shift>}');
    await user.click(rows[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    await expect(await canvas.findByText('5 seleccionados')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await canvas.findByText('21–40 de 214');
    await expect(await canvas.findByText('5 seleccionados')).toBeVisible();
    await user.click(canvas.getByRole('tab', { name: /^Finalizados/ }));
    await expect(await canvas.findByText(/fuera de este filtro/)).toBeVisible();
  },
};

/** Ctrl A takes the page, again it takes all that match. */
export const TodosLosQueCumplen: Story = {
  name: 'Todos los que cumplen',
  args: { handlers: orderHandlers(214) },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const rows = await boxes(canvas);
    (rows[0] as HTMLElement).focus();
    await user.keyboard('{Control>}a{/Control}');
    await expect(await canvas.findByText('20 seleccionados')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Seleccionar los 214 resultados' }));
    await expect(await canvas.findByText('Los 214 seleccionados')).toBeVisible();
    await user.keyboard('{Escape}');
  },
};

/** Confirmed with its reason, and still nothing sent: "Deshacer" is there for ten seconds. */
export const CancelarVarios: Story = {
  name: 'Cancelar varios',
  args: {
    handlers: [mock(cancelOrder).delays('infinite'), ...orderHandlers(214)],
    url: paths.orders({ status: 'en-preparacion' }),
  },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await canvas.findAllByRole('checkbox', { name: /^Seleccionar pedido/ });
    const rows = canvas.getAllByRole('checkbox', { name: /^Seleccionar pedido/ });
    await user.click(rows[0] as HTMLElement);
    await canvas.findByText('1 seleccionado');
    await user.click(rows[1] as HTMLElement);
    await user.click(await canvas.findByRole('button', { name: 'Más acciones de la selección' }));
    await user.click(await page().findByRole('menuitem', { name: 'Cancelar 2 pedidos' }));
    const confirm = await page().findByRole('button', { name: 'Cancelar 2 pedidos' });
    await user.click(confirm);
    await expect(await page().findByText('Elige un motivo')).toBeVisible();
    await user.click(page().getByRole('radio', { name: 'Sin inventario' }));
    await user.click(confirm);
    await expect(await page().findByText('Se cancelarán 2 pedidos')).toBeVisible();
    await user.click(page().getByRole('button', { name: 'Deshacer' }));
    await expect(canvas.queryByRole('region', { name: 'Trabajos' })).toBeNull();
  },
};

export const AgregarFiltro: Story = {
  name: 'Agregar filtro',
  args: { handlers: orderHandlers(214) },
  play: async ({ canvas }) => {
    await boxes(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar filtro' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Estado del artículo' }));
    await userEvent.click(await page().findByRole('option', { name: 'Devuelto' }));
    await expect(await canvas.findByRole('button', { name: 'Estado del artículo: Devuelto' })).toBeVisible();
  },
};

/** In half of a screen a column has no room: where columns are chosen, it says so. */
export const ColumnaQueNoCabe: Story = {
  name: 'Columna que no cabe',
  args: { handlers: orderHandlers(214) },
  globals: { viewport: { value: 'w1110', isRotated: false } },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 960 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await boxes(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Columnas' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Columnas' }));
    await waitFor(() =>
      expect(dialog.getByRole('checkbox', { name: 'Evidencia y factura' })).toHaveAccessibleDescription(
        'No cabe en esta ventana',
      ),
    );
  },
};

/** The one red button is the list's way to a guide, until a selection has one of its own. */
export const UnSoloBotonRojo: Story = {
  name: 'Un solo botón rojo',
  args: { handlers: orderHandlers(214) },
  play: async ({ canvas }) => {
    const looks = async () =>
      getComputedStyle(await canvas.findByRole('link', { name: 'Crear guía' })).backgroundColor;
    const [, first] = await boxes(canvas);
    const red = await looks();
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText('1 seleccionado')).toBeVisible();
    await expect(await looks()).not.toBe(red);
    await userEvent.click(first as HTMLElement);
    await waitFor(async () => expect(await looks()).toBe(red));
  },
};

export const Telefono: Story = {
  name: 'En el teléfono',
  args: { handlers: orderHandlers(214) },
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    // The way to a guide, a lot, the history and the tracking.
    await expect(await canvas.findByRole('button', { name: 'Crear guía' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Seleccionar' }));
    const cards = canvas.getAllByRole('checkbox', { name: /^Seleccionar el pedido/ });
    await userEvent.click(cards[0] as HTMLElement);
    await expect(await canvas.findByText('1 seleccionado')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Más acciones de la selección' })).toBeNull();
  },
};

/** With the keyboard: into an order and to its neighbour, and back to the row that it is in (section 14). */
export const IrYVolverConElTeclado: Story = {
  name: 'Ir y volver con el teclado',
  args: { handlers: orderHandlers(214) },
  play: async ({ canvas, canvasElement, userEvent: keys }) => {
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('main tr[data-key]')];
    const keyOf = (row: HTMLElement | undefined) => row?.dataset['key'];
    const h1 = () => canvasElement.querySelector('h1');
    const title = () => h1()?.textContent ?? '';
    await canvas.findByText('1–20 de 214');
    const [first, second] = rows();
    const neighbour = keyOf(second);
    first?.focus();
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(title()).toMatch(/^Pedido/u));
    await waitFor(() => expect(h1()).toHaveFocus());
    const before = title();

    // The button is the same for the next order: pressed twice it goes on.
    const next = await canvas.findByRole('button', { name: 'Siguiente' });
    next.focus();
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(title()).not.toBe(before));
    await expect(next).toHaveFocus();

    canvasElement.querySelector<HTMLElement>('main a[href^="/mis-pedidos"]')?.focus();
    await keys.keyboard('{Enter}');
    await canvas.findByText('1–20 de 214');
    await waitFor(() => expect(keyOf(document.activeElement as HTMLElement)).toBe(neighbour));
  },
};
