import { defaultRuntimeConfig, getBalance, listSalesChannels, listUserStores } from '@trastienda/api-client';
import { exampleSession, mock, orderHandlers, sessionHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Marco/Barras',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.home(), handlers: orderHandlers(214) },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w390', isRotated: false } };

/** The links of a part by their words, with where they lead. */
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const [sears, sanborns, claroshop] = listSalesChannels.example().data;
if (!sears || !sanborns || !claroshop) throw new Error('The example has three channels');

const groups = [
  'Mis productos',
  'Guías',
  'Canales de venta',
  'Fulfillment',
  'Mis pagos',
  'Subir facturas',
  'Reportes',
];
const menuLinks = [
  ['Inicio', '/'],
  ['Mis productos', '/mis-productos/catalogo-de-productos'],
  ['Sears', '/mis-productos/catalogo-de-productos?marketplace=sears'],
  ['Claroshop', '/mis-productos/catalogo-de-productos?marketplace=claroshop'],
  ['Mis pedidos22 por atender', '/mis-pedidos?status=todos'],
  ['Generar', '/mis-pedidos/crear-guia'],
  ['En lote', '/mis-pedidos/crear-guia?vista=lotes'],
  ['Historial', '/mis-pedidos/crear-guia?vista=historial'],
  ['Rastreo', '/mis-pedidos/crear-guia?vista=rastreo'],
  ['Canales de venta', '/canales-de-venta/marketplaces'],
  ['Marketplace', '/canales-de-venta/marketplaces'],
  ['Fulfillment', '/fulfillment'],
  ['Retirar inventario', '/fulfillment/retirar-inventario'],
  ['Consultar inventario', '/fulfillment/consultar-inventario'],
  ['Historial de envios', '/historial-de-envios'],
  ['Claroshop', '/mis-pagos?marketplace=claroshop'],
  ['Sears', '/mis-pagos?marketplace=sears'],
  ['Sanborns', '/mis-pagos?marketplace=sanborns'],
  ['Evidencias rechazadas3 por atender', '/mis-pagos/evidencias-rechazadas'],
  ['Subir facturas', '/subir-facturas/automaticas'],
  ['Automáticas', '/subir-facturas/automaticas'],
  ['Manuales', '/subir-facturas/manuales'],
  ['Ventas', '/reportes/ventas'],
  ['Inventario', '/reportes/inventario'],
  ['Reporte general', '/reporte'],
];

export const MenuCompleto: Story = {
  name: 'Menú completo · S1.13 S1.23 S2.2 to S2.8',
  args: {
    handlers: [
      mock(listSalesChannels).reply({ data: [claroshop, { ...sanborns, available: false }, sears] }),
      ...orderHandlers(214),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Principal' });
    for (const name of groups) {
      const group = await within(menu).findByRole('button', { name: new RegExp(name, 'u') });
      if (group.getAttribute('aria-expanded') === 'false') await userEvent.click(group);
    }
    await waitFor(() => expect(linksOf(menu).slice(-menuLinks.length)).toEqual(menuLinks));
    const carriers = within(within(menu).getByRole('list', { name: 'Envía con' })).getAllByRole('listitem');
    for (const [at, name] of ['Norte Express', 'Veloz MX', 'Ruta 7'].entries()) {
      await expect(carriers[at]).toHaveTextContent(name);
      await expect(carriers[at]?.querySelector('svg')).toBeVisible();
    }
  },
};

export const SinPaqueteriasDeLaDemo: Story = {
  name: 'Sin las paqueterías de la demo',
  args: {
    handlers: [
      http.get('*/api/config', () => HttpResponse.json({ ...defaultRuntimeConfig, hasDemoCarriers: false })),
      ...orderHandlers(214),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Principal' });
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Envía con' })).toBeNull());
  },
};

export const BarraDeAbajo: Story = {
  name: 'Barra de abajo en el teléfono · S2.15 S2.38',
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('navigation', { name: 'Principal' });
    await expect(linksOf(bar)).toEqual([
      ['HOME', '/'],
      ['PEDIDOS', '/mis-pedidos?status=todos'],
      ['PRODUCTOS', '/mis-productos/catalogo-de-productos'],
      ['MENU', '/menu'],
    ]);
    await expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('HOME');
    await userEvent.click(within(bar).getByRole('link', { name: 'MENU' }));
    const menu = await canvas.findByRole('navigation', { name: 'Menú' });
    await expect(within(menu).getByRole('button', { name: /^Mis pagos/u })).toBeVisible();
    await expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('MENU');
    await userEvent.click(canvas.getByRole('button', { name: 'Tu perfil' }));
    await expect(await canvas.findByText(exampleSession.user.email ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Datos almacén/u })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
};

const withAddresses = sessionHandlers({
  config: {
    shippingDashboardUrl: 'https://envios.example.com/tablero?origen=portal',
    topUpUrl: 'https://envios.example.com/recargar',
  },
});

export const CambiarDeServicio: Story = {
  name: 'Cambiar de servicio · S1.14 S2.16 S2.17',
  args: { handlers: [...withAddresses, ...orderHandlers(214)] },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Principal' });
    const shipping = await within(menu).findByRole('link', { name: /^Envíos/u });
    await expect(shipping).toHaveAttribute(
      'href',
      'https://envios.example.com/tablero?origen=portal&storeId=10452',
    );
    await expect(shipping).toHaveAttribute('target', '_blank');
    await expect(shipping.querySelector('svg')).toBeVisible();
    const logo = within(menu).getByRole('link', { name: 'Trastienda' });
    await expect(shipping.getBoundingClientRect().top).toBeGreaterThan(logo.getBoundingClientRect().bottom);
    // Whether the store has a page of its own is not known yet: nobody is sent anywhere.
    await expect(within(menu).getByRole('button', { name: 'Paginas' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const MenuDelPerfil: Story = {
  name: 'Menú del perfil · S2.20 to S2.23',
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Perfil de/u });
    await expect(button).toHaveTextContent(/^M$/u);
    await userEvent.click(button);
    const menu = await screen.findByRole('dialog', { name: /^Perfil de/u });
    await expect(within(menu).getByText('Mariana Robles Ibarra')).toBeVisible();
    await expect(within(menu).getByText('mariana.robles@example.com')).toBeVisible();
    await expect(linksOf(menu)).toEqual([
      ['Información fiscal', '/informacion-fiscal'],
      ['Datos almacén', '/datos-almacen'],
      ['Información bancaria', '/informacion-bancaria'],
      ['Administración de usuarios', '/usuarios'],
    ]);
    await userEvent.click(within(menu).getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Principal' })).toBeNull());
  },
};

export const Saldo: Story = {
  name: 'Saldo en pesos y su recarga · S2.24 S2.25 S2.27 S2.36 S9.7',
  args: {
    handlers: [
      ...withAddresses,
      mock(getBalance).reply({ detail: { monto_actual: 14318.2 } }),
      ...orderHandlers(214),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Mariana/u })).toBeVisible();
    const wallet = await canvas.findByRole('link', { name: /^Saldo para guías/u });
    await expect(wallet).toHaveTextContent('$14,318.20MXN');
    await expect(wallet).toHaveAttribute('href', 'https://envios.example.com/recargar?storeId=10452');
    await expect(wallet).toHaveAttribute('target', '_blank');
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: 'Principal' })).getByRole('link', {
        name: /^Mis pedidos/u,
      }),
    );
    await canvas.findByRole('heading', { level: 1, name: 'Mis pedidos' });
    await expect(canvas.queryByRole('link', { name: /^Saldo para guías/u })).toBeNull();
  },
};

export const SaldoCargando: Story = {
  name: 'Saldo cargando · S2.26',
  args: { handlers: [mock(getBalance).delays('infinite'), ...orderHandlers(214)] },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Cargando saldo');
    await expect(words.closest('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByText(/MXN/u)).toBeNull();
  },
};

const [store] = listUserStores.example().data;
if (!store) throw new Error('The example has a store');
const stores = [
  store,
  ...[null, 'Taller Norte', 'Mesa y Mantel', 'Barro Vivo', 'Lana del Sur'].map((name, at) => ({
    ...store,
    id: String(20_001 + at),
    name,
  })),
];

/** Where the page would have gone by a full load: it stays, so that the story goes on. */
function watchLeaving() {
  const left: string[] = [];
  const stay = (event: Event & { readonly destination?: { readonly url: string } }) => {
    left.push(event.destination?.url ?? '');
    event.preventDefault();
  };
  const { navigation } = window as unknown as { readonly navigation: EventTarget };
  navigation.addEventListener('navigate', stay);
  return { left, done: () => navigation.removeEventListener('navigate', stay) };
}

export const CambiarDeTienda: Story = {
  name: 'Cambiar de tienda · S2.28 to S2.32 S9.5',
  args: { handlers: [mock(listUserStores).reply({ data: stores }), ...orderHandlers(214)] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('button', { name: /^Tienda/u });
    await expect(field).toHaveTextContent(/CL.*Casa Lumbre$/u);
    const { blockSize, borderRadius } = getComputedStyle(field);
    await expect(parseFloat(borderRadius)).toBeGreaterThanOrEqual(parseFloat(blockSize) / 2);
    await userEvent.click(field);
    const list = within(await screen.findByRole('dialog', { name: 'Tus tiendas' }));
    const names = () =>
      list.getAllByRole('option').map((option) => option.textContent.replace(/^\p{Lu}{1,2}(?=\p{Lu})/u, ''));
    await expect(names()).toEqual(['Casa Lumbre', 'Sin nombre', 'Taller Norte', 'Mesa y Mantel']);
    await userEvent.click(list.getByRole('button', { name: 'Mostrar todas las tiendas' }));
    await expect(names()).toHaveLength(6);
    await userEvent.click(list.getByRole('button', { name: 'Mostrar menos tiendas' }));
    await expect(names()).toHaveLength(4);
    const page = watchLeaving();
    await userEvent.click(list.getByRole('option', { name: 'Taller Norte' }));
    await waitFor(() => expect(page.left).toEqual([new URL('/?store=20002', window.location.href).href]));
    page.done();
  },
};

export const Buscar: Story = {
  name: 'Buscar pedidos de cualquier estado · S2.33',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Buscar pedido, guía, SKU o cliente' });
    await userEvent.type(field, 'zzz-no-hay{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mis pedidos' })).toBeVisible();
    await expect(await canvas.findByText(/«zzz-no-hay»/u)).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(/^Todos/u);
  },
};

/** Invoices have a menu of their own, open on the page that no entry of it names too (D26). */
export const MenuDeFacturas: Story = {
  name: 'Menú de las rutas de facturas · S2.9',
  args: { url: '/subir-facturas/masivas' },
  play: async ({ canvas }) => {
    for (const name of [/^Automáticas/u, /^Manuales/u])
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.getByText('Subir facturas')).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Principal' }));
    await expect(menu.queryByRole('link', { name: 'Inicio' })).toBeNull();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Subir varias facturas' }),
    ).toBeVisible();
  },
};
