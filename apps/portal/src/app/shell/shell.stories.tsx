import { listOrders, type OrderAnswer } from '@trastienda/api-client';
import { mock, orderHandlers, seededOrders } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Marco',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: '/historial-de-envios', handlers: orderHandlers(214) },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const page = () => within(document.body);
const order = seededOrders(214).orderAt(7);

const open: Play = async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await page().findByRole('combobox', { name: 'Buscar y hacer' });
  await waitFor(() => expect(field).toHaveFocus());
};

/** Ctrl K: pages, acts, and orders by their number (D22). */
export const Paleta: Story = { play: open };

export const PaletaEncuentraUnPedido: Story = {
  name: 'Paleta encuentra un pedido',
  play: async (context) => {
    await open(context);
    await context.userEvent.paste(order.orderid);
    const found = await page().findByRole('option', { name: new RegExp(`^${order.orderid}`, 'u') });
    await expect(found).toBeVisible();
    await context.userEvent.click(found);
    await context.canvas.findByRole('heading', { level: 1, name: new RegExp(`${order.orderid}`, 'u') });
  },
};

/** What the merchants' pages tell of this one, beside it; their links stay there. */
export const Ayuda: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Ayuda' }));
    const help = await page().findByRole('dialog', { name: 'Tu inventario en el almacén' });
    await expect((await within(help).findAllByRole('listitem'))[0]).toBeVisible();
    await userEvent.click(within(help).getByRole('button', { name: 'Ver todos los temas' }));
    await userEvent.type(await page().findByRole('searchbox', { name: 'Buscar un tema' }), 'credito');
    await expect(await page().findByText('Ningún tema se llama así.')).toBeVisible();
    await userEvent.clear(page().getByRole('searchbox', { name: 'Buscar un tema' }));
    await userEvent.click(page().getByText('Subir muchos productos con un archivo'));
    const subject = await page().findByRole('dialog', { name: 'Subir muchos productos con un archivo' });
    await expect(await within(subject).findByRole('table')).toBeVisible();
  },
};
/** On a phone it stands beside the page's name. */
export const AyudaTelefono: Story = {
  name: 'Ayuda en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: { url: paths.payments() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ayuda' }));
    const help = await page().findByRole('dialog', { name: 'Mis pagos' });
    await expect((await within(help).findAllByRole('img'))[0]).toBeVisible();
  },
};

/** `?`: the keys that work on this page, of which those of one letter can be switched off. */
export const Atajos: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('?');
    const sheet = await page().findByRole('dialog', { name: 'Atajos del teclado' });
    await expect(within(sheet).getByText('Ver estos atajos')).toBeVisible();
    await expect(within(sheet).queryByText('Subir evidencia')).not.toBeInTheDocument();
    const letters = within(sheet).getByRole('switch', { name: 'Atajos con una sola tecla' });
    await userEvent.click(letters);
    await waitFor(() => expect(within(sheet).queryByText('Ver estos atajos')).not.toBeInTheDocument());
    await userEvent.click(letters);
    await expect(await within(sheet).findByText('Ver estos atajos')).toBeVisible();
  },
};

/** Who has no keys is offered no way to switch them off. */
export const PerfilSinTeclado: Story = {
  name: 'Perfil donde no hay teclado',
  args: { url: paths.profileMenu() },
  globals: { viewport: { value: 'w390', isRotated: false } },
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === '(hover: none)' ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Claro' })).toBeInTheDocument();
    await expect(canvas.queryByRole('switch', { name: 'Atajos con una sola tecla' })).toBeNull();
  },
};

/** Loaded before the line went: home says of when it is, and takes it back when there is a line again. */
export const SinConexion: Story = {
  name: 'Sin conexión',
  args: { url: paths.home() },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Pedidos por estado' });
    await expect(canvas.queryByText('Sin conexión.')).toBeNull();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(/^Ves /u)).toBeVisible();
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('Sin conexión.')).toBeNull());
  },
};

const [example] = listOrders.example().data;
const delivered = (order: OrderAnswer): OrderAnswer => ({
  ...order,
  marketplace: 'SR',
  status: 'finalizado',
  dataMarketplace: { ...order.dataMarketplace, name: 'Sears', evidencePending: true },
  orderedProductsList: order.orderedProductsList.map((line) => ({
    ...line,
    colocationStatus: { id: 7, name: 'Entregado' },
    deliveryTrackId: '794600012345',
  })),
});

const deliveredOnly = mock(listOrders).reply({
  data: example ? [delivered(example)] : [],
  pagination: { total_registros: 1, page_size: 20, page: 1 },
});

/** An order has keys of its own: the sheet lists those of what can be done now, and E goes to its evidence. */
export const AtajosDeUnPedido: Story = {
  name: 'Atajos de un pedido',
  args: { url: paths.orders({ pedido: example?.orderid ?? '' }), handlers: [deliveredOnly] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('link', { name: 'Subir evidencia' });
    await userEvent.keyboard('?');
    const sheet = await page().findByRole('dialog', { name: 'Atajos del teclado' });
    await expect(within(sheet).getByRole('region', { name: 'En este pedido' })).toBeVisible();
    await expect(within(sheet).queryByText('Separar el pedido')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    // In a menu a letter finds a choice, and does nothing else.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Más acciones' })[0] ?? canvasElement);
    await page().findByRole('menu');
    await userEvent.keyboard('e{Escape}');
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('heading', { name: 'Evidencia de entrega' })).toBeNull();
    await userEvent.keyboard('e');
    await expect(await canvas.findByRole('heading', { name: 'Evidencia de entrega' })).toBeVisible();
  },
};

/** A photo that was chosen and not sent is kept nowhere: every link asks first (D193); 'Continuar' stays with it. */
export const SalirConUnArchivoSinEnviar: Story = {
  name: 'Salir con un archivo sin enviar · S4.21 S4.22',
  args: {
    url: paths.uploadEvidence(example?.orderid),
    handlers: [deliveredOnly],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Evidencia de entrega');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('The page takes a file');
    await userEvent.upload(input, new File(['%PDF-1.7'], 'acuse.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('acuse.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Inicio' }));
    const question = await page().findByRole('alertdialog', {
      name: 'Perderás los datos que ya habías completado',
    });
    await expect(
      within(question).getByText(
        'Si sales ahora, perderás toda la información que has ingresado. Tendrás que registrarla de nuevo.',
      ),
    ).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('acuse.pdf')).toBeVisible();
  },
};

/** What was typed names a client: it goes with who signs out, and not without a question (D196). */
export const CerrarSesionConAlgoSinEnviar: Story = {
  name: 'Cerrar sesión con algo sin enviar',
  args: { url: '/mis-pedidos/crear-guia?venta=nueva' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Correo/u }), 'ana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: /^Perfil de/u }));
    await userEvent.click(await page().findByRole('button', { name: 'Cerrar sesión' }));
    const question = await page().findByRole('alertdialog', { name: '¿Cerrar sesión?' });
    await expect(within(question).getByText(/^Un formulario quedó sin enviar/u)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir aquí' }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /^Correo/u })).toHaveValue('ana@example.com');
  },
};
