import {
  getPayment,
  getPaymentSummary,
  listOrderNets,
  listPayments,
  downloadAccountantPack,
  savePaymentClaim,
} from '@trastienda/api-client/invoice';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chooseFiles } from '../../testing/choose-file.ts';
import { listStories, phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { paymentsAddress } from './search.ts';
import { paymentHandlers } from './testing/payment-handlers.ts';

const sears = (search: Parameters<typeof paymentsAddress>[0] = {}) =>
  paymentsAddress({ marketplace: 'sears', ...search });

const meta = {
  title: 'Pantallas/Mis pagos/Depósitos',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: sears(), handlers: paymentHandlers(8) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  call: listPayments,
  handlers: paymentHandlers,
  address: (page = 1) => sears({ pagina: page }),
  heading: 'Mis pagos',
  empty: 'Aquí verás tus depósitos',
  failed: 'No se pudo obtener el historial de pagos',
  noMatch: { address: sears({ q: 'P-999' }), title: 'Ningún depósito coincide' },
});

export const CincuentaYUno: Story = { name: 'Cincuenta y un depósitos', ...states.CincuentaYUno };
export const CincuentaYUnoTelefono: Story = {
  name: 'Cincuenta y un depósitos en el teléfono',
  ...states.CincuentaYUnoTelefono,
};
export const UltimaPagina: Story = { name: 'Última página', ...states.UltimaPagina };
export const UnaFila: Story = { name: 'Una fila', ...states.UnaFila };
export const SinFilas: Story = {
  name: 'Sin filas',
  args: { handlers: paymentHandlers(0) },
  play: async ({ canvas }) => expect(await canvas.findByText('Aquí verás tus depósitos')).toBeVisible(),
};
export const NadaCoincide: Story = { name: 'Nada coincide', ...states.NadaCoincide };
export const Cargando: Story = states.Cargando;
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };

/** Without a marketplace, or with one that pays nobody, the page goes to the first one (D50). */
export const SinCanal: Story = {
  name: 'Sin canal, abre Claroshop · S2.59',
  args: { url: '/mis-pagos?marketplace=liverpool' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Claroshop', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Sanborns' }));
    await expect(await canvas.findByRole('tab', { name: 'Sanborns', selected: true })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /Evidencias rechazadas/u })).toHaveTextContent('3');
  },
};

/** What came, what was kept of it, and the sum of what is on show. */
export const Historial: Story = {
  name: 'Historial con totales y estados · S1.7',
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('row', { name: /^Total/u });
    await expect(within(total).getByText('$212,245.12')).toBeVisible();
    const open = canvas.getByRole('row', { name: /P-20810/u });
    await expect(within(open).getByText('Diferencia')).toBeVisible();
    await expect(await canvas.findByText('Depósitos a tu cuenta •••• 4471')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Próximo depósito/u })).toHaveAttribute(
      'href',
      sears({ pago: 'P-20811' }),
    );
  },
};

/** No deposit is announced: the figure is the one that the orders expect, and leads to them. */
export const Esperado: Story = {
  name: 'Próximo depósito esperado',
  args: {
    handlers: [
      mock(getPaymentSummary).reply({
        data: {
          ...getPaymentSummary.example().data,
          proximo: { paymentId: null, fecha_pago: '2025-12-03T18:00:00.000Z', monto: 1_204.5 },
        },
      }),
      ...paymentHandlers(8),
    ],
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: /Próximo depósito/u });
    await expect(next).toHaveTextContent('$1,204.50');
    await expect(next).toHaveTextContent('Alrededor del 3');
    await expect(next).toHaveAttribute('href', sears({ vista: 'pedidos', cobro: 'por_cobrar' }));
  },
};

export const Fallo: Story = {
  name: 'Falló el historial · S8.5',
  args: { handlers: [mock(listPayments).fails(503), ...paymentHandlers(8)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No se pudo obtener el historial de pagos' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/El servicio de pagos no está disponible por ahora/u)).toBeVisible();
  },
};
export const ResumenFallo: Story = {
  name: 'Falló el resumen',
  args: { handlers: [mock(getPaymentSummary).fails(503), ...paymentHandlers(8)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el resumen')).toBeVisible();
    await expect(await canvas.findByText('P-20810')).toBeVisible();
  },
};

export const ExportarNada: Story = {
  name: 'Exportar sin datos · S8.12',
  args: { handlers: paymentHandlers(0) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar' }));
    await expect(await canvas.findByText('No hay datos para exportar')).toBeVisible();
  },
};

/** One page fails, and the file with it: a part of it would pass for the whole. */
export const ExportarFallo: Story = {
  name: 'Falló la exportación · S8.7',
  args: {
    handlers: [
      mock(listPayments).reply(({ query }) => {
        if (query.pageSize === 100) throw new Error('The service is away');
        return listPayments.example();
      }),
      ...paymentHandlers(8),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Trabajos 1 por revisar' }));
    await expect(await screen.findByText(/no está disponible|no respondió/u)).toBeVisible();
    await expect(screen.queryByText(/Error fetching/u)).toBeNull();
  },
};

export const Paquete: Story = {
  name: 'Paquete para el contador',
  args: { handlers: [mock(downloadAccountantPack).fails(404), ...paymentHandlers(8)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paquete para el contador' }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: /octubre de 2025/u })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Solo Sears' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Descargar paquete' }));
    await expect(await screen.findByText('No hay movimientos en ese mes')).toBeVisible();
  },
};

/** From the list to the reason in two presses: the deposit, and its order. */
export const PorQueMenos: Story = {
  name: 'Por qué pagaron menos',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'P-20810' }));
    const equation = await canvas.findByRole('list', { name: 'De qué se compone el depósito' });
    await expect(within(equation).getByText('Suma al centavo')).toBeVisible();
    await expect(within(equation).getByText('$27,388.14')).toBeVisible();
    await expect(await canvas.findByText('Esperabas $27,495.29. Te pagaron $107.15 de menos.')).toBeVisible();
    await expect(await canvas.findByText('Cobraron 17 % en vez de 15 %')).toBeVisible();
    await expect(await canvas.findByText(/Reserva liberada/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /61836307/u }));
    const table = await screen.findByRole('table', { name: 'Pedido 61836307: esperado y pagado' });
    const commission = within(table).getByRole('row', { name: /Comisión/u });
    await expect(commission).toHaveTextContent('−$338.55−$383.69−$45.14');
    await userEvent.click(canvas.getByRole('radio', { name: 'Los 54 pedidos' }));
    await expect(await canvas.findByText('1–3 de 3')).toBeVisible();
  },
};

const opened = (change = {}) => ({
  url: sears({ pago: 'P-20810', pedido: '61836307' }),
  handlers: paymentHandlers(8),
  ...change,
});

export const Aclaracion: Story = {
  name: 'Preparar una aclaración',
  args: opened(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preparar aclaración' }));
    const text = await screen.findByRole('dialog', { name: 'Aclaración del pedido 61836307' });
    await expect(within(text).getByText(/Depósito: P-20810/u)).toHaveTextContent(
      /Debían depositar: \$1,565\.65.*Diferencia: \$45\.14.*Cobraron 17 %/u,
    );
    await userEvent.click(within(text).getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ya envié la aclaración' }));
    const form = await screen.findByRole('dialog', { name: /en aclaración/u });
    await userEvent.type(within(form).getByRole('textbox', { name: /Folio/u }), 'ACL-118');
    await userEvent.click(within(form).getByRole('button', { name: 'Ya envié la aclaración' }));
    await expect(await canvas.findByText(/En aclaración desde .* folio ACL-118/u)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Marcar resuelta' })).toBeVisible();
  },
};
export const AclaracionFallo: Story = {
  name: 'Falló la aclaración',
  args: opened({ handlers: [mock(savePaymentClaim).fails(503), ...paymentHandlers(8)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ya envié la aclaración' }));
    const form = await screen.findByRole('dialog', { name: /en aclaración/u });
    await userEvent.click(within(form).getByRole('button', { name: 'Ya envié la aclaración' }));
    await expect(await within(form).findByText('No se pudo guardar la aclaración.')).toBeVisible();
  },
};
export const DepositoTelefono: Story = {
  name: 'Depósito en el teléfono',
  globals: phone,
  args: { url: sears({ pago: 'P-20810' }), handlers: paymentHandlers(8) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Suma al centavo')).toBeVisible();
    await expect(await canvas.findByText('Comisión distinta')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const DepositoQueNoExiste: Story = {
  name: 'Depósito que no existe',
  args: {
    url: sears({ pago: 'P-1' }),
    handlers: [mock(getPayment).fails(404), ...paymentHandlers(8)],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Este depósito no existe')).toBeVisible(),
};
/** An upstream that sends no orders of a deposit: the part says so, the deposit stays. */
export const SinDetalle: Story = {
  name: 'Depósito sin sus pedidos',
  args: {
    url: sears({ pago: 'P-20810' }),
    handlers: [mock(listOrderNets).fails(501), ...paymentHandlers(8)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar los pedidos de este depósito')).toBeVisible();
    await expect(canvas.getByText('Suma al centavo')).toBeVisible();
  },
};

/** '¿Cuánto me queda?' */
export const PorPedido: Story = {
  name: 'Por pedido',
  args: { url: sears({ vista: 'pedidos' }), handlers: paymentHandlers(8) },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Pedido 61836307/u });
    await expect(within(row).getByText('$1,565.65')).toBeVisible();
    await userEvent.click(within(row).getByRole('link', { name: /61836307/u }));
    await expect(await screen.findByRole('dialog', { name: 'Pedido 61836307' })).toBeVisible();
  },
};
export const PorPedidoTelefono: Story = {
  name: 'Por pedido, en el teléfono',
  globals: phone,
  args: { url: sears({ vista: 'pedidos' }), handlers: paymentHandlers(8) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Los 3 pedidos')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const Retenciones: Story = {
  args: { url: sears({ vista: 'retenciones' }), handlers: paymentHandlers(8) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Noviembre/u });
    await expect(within(row).getByText('$3,876.76')).toBeVisible();
    // The channel's constancy is read here, and held against them.
    const constancy = `<r:Retenciones xmlns:r="http://www.sat.gob.mx/esquemas/retencionpago/2" Version="2.0" CveRetenc="26"><r:Emisor RfcE="AAA010101AAA"/><r:Periodo MesIni="11" MesFin="11" Ejercicio="2025"/><r:Totales><r:ImpRetenidos ImpuestoRet="001" MontoRet="923.04"/><r:ImpRetenidos ImpuestoRet="002" MontoRet="2900.00"/></r:Totales></r:Retenciones>`;
    await canvas.findByText('Comparar con tu constancia');
    await chooseFiles(canvasElement, new File([constancy], 'constancia.xml', { type: 'text/xml' }));
    await expect(await canvas.findByText('Cuadra')).toBeVisible();
    await expect(canvas.getByText('IVA: constancia $2,900.00, depósitos $2,953.72')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Depósitos' }));
    await expect(await canvas.findByText('P-20810')).toBeVisible();
  },
};
