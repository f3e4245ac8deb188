import type { BillingRecordAnswer } from '@trastienda/api-client';
import {
  listAutomaticBillings,
  listManualBillings,
  uploadAutomaticInvoice,
} from '@trastienda/api-client/billing';
import { uploadManualInvoice } from '@trastienda/api-client/invoice';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { chooseFiles, pdfFile } from '../../testing/choose-file.ts';
import { invoiceFile } from '../../testing/invoice-file.ts';
import { listStories, phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { invoicesSearch } from './search.ts';

const [example] = listAutomaticBillings.example().records as [BillingRecordAnswer];
const record = (at: number, change: Partial<BillingRecordAnswer> = {}): BillingRecordAnswer => ({
  ...example,
  id: `fac-${at}`,
  no_pedido: `6183${9000 + at}`,
  guide: `77410936${1000 + at}`,
  fecha_pedido: '2025-11-18T18:00:00.000Z',
  ...change,
});

/** A service that waits for so many invoices; one that is sent is in review. */
function billings(count: number, change: Partial<BillingRecordAnswer> = {}) {
  let all = Array.from({ length: count }, (_, at) => record(at, change));
  const page = ({ query }: { readonly query: Parameters<typeof matches>[1] }) => {
    const { page: at = 1, pageSize = 20, invoice_status: status } = query;
    const found = all.filter((one) => matches(one, query));
    const rows = found.filter((one) => one.invoice_status === status);
    const counted = (of: BillingRecordAnswer['invoice_status']) =>
      found.filter((one) => one.invoice_status === of).length;
    return {
      records: rows.slice((at - 1) * pageSize, at * pageSize),
      totalRecords: rows.length,
      totalPages: Math.ceil(rows.length / pageSize),
      counts: {
        pendiente: counted('pendiente'),
        en_revision: counted('en_revision'),
        aceptada: counted('aceptada'),
        rechazada: counted('rechazada'),
      },
    };
  };
  const sent = ({ body }: { readonly body: { readonly no_pedido: string; readonly file_name: string } }) => {
    all = all.map((one) =>
      one.no_pedido === body.no_pedido ? { ...one, invoice_status: 'en_revision' as const } : one,
    );
    return { ...uploadAutomaticInvoice.example(), file_name: body.file_name };
  };
  return [
    mock(listAutomaticBillings).reply(page),
    mock(listManualBillings).reply(page),
    mock(uploadAutomaticInvoice).reply(sent),
    mock(uploadManualInvoice).reply(sent),
  ];
}
type Query = {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly invoice_status?: BillingRecordAnswer['invoice_status'] | undefined;
  readonly no_pedido?: string | undefined;
};
const matches = (one: BillingRecordAnswer, { no_pedido: number = '' }: Query): boolean =>
  one.no_pedido.startsWith(number);

const at = (search: Parameters<typeof invoicesSearch.format>[0]) =>
  `${paths.automaticInvoices()}${invoicesSearch.format(search)}`;

const meta = {
  title: 'Pantallas/Subir facturas',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.automaticInvoices(), handlers: billings(51) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  call: listAutomaticBillings,
  handlers: billings,
  address: (page = 1) => at({ pagina: page }),
  heading: 'Facturas automáticas',
  empty: 'No hay documentos por subir',
  failed: 'No pudimos cargar tus facturas',
  noMatch: { address: at({ pedido: '999' }), title: 'Ninguna factura coincide' },
});
export const CincuentaYUno: Story = { name: 'Cincuenta y una filas', ...states.CincuentaYUno };
export const CincuentaYUnoTelefono: Story = {
  name: 'Cincuenta y una filas en el teléfono',
  ...states.CincuentaYUnoTelefono,
};
export const UltimaPagina: Story = { name: 'Última página', ...states.UltimaPagina };
export const UnaFila: Story = { name: 'Una fila', ...states.UnaFila };
export const NadaCoincide: Story = { name: 'Nada coincide', ...states.NadaCoincide };
export const Cargando: Story = states.Cargando;
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };

export const SinFilas: Story = {
  name: 'Sin filas',
  args: { handlers: billings(0) },
  play: async ({ canvas }) => expect(await canvas.findByText('No hay documentos por subir')).toBeVisible(),
};
export const Fallo: Story = {
  name: 'Falló la lista · S8.8',
  args: { handlers: [mock(listAutomaticBillings).fails(503), ...billings(3)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus facturas')).toBeVisible();
    await expect(canvas.queryByText(/Failed to fetch/u)).toBeNull();
  },
};

const opened = (number = '61839000') => screen.findByRole('dialog', { name: `Factura del pedido ${number}` });

/** Looked at before anything leaves; sent, it waits for the channel. */
export const Subir: Story = {
  name: 'Subir factura con su PDF · S1.8 S2.61',
  args: { handlers: billings(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subir factura del pedido 61839000' }));
    const drawer = await opened();
    await expect(within(drawer).getByText('$1,798.00 MXN')).toBeVisible();
    await chooseFiles(drawer, invoiceFile(), pdfFile('A-1187.pdf'));
    await expect(await within(drawer).findByText(/bien$/u)).toBeVisible();
    await expect(within(drawer).queryByText('Error:')).toBeNull();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Subir factura' }));
    await expect(await canvas.findByText('La factura del pedido 61839000 quedó en revisión')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^En revisión/u })).toHaveTextContent('1'));
  },
};

/** Nine pesos too little and another's RFC: it says which, and nothing is sent. */
export const ConErrores: Story = {
  name: 'Factura con errores',
  args: { url: at({ subir: '61839000' }), handlers: billings(3) },
  play: async ({ userEvent }) => {
    const drawer = await opened();
    await chooseFiles(drawer, invoiceFile({ total: '1789.00', rfc: 'AAA010101AAA' }));
    await expect(
      await within(drawer).findByText(/La factura dice \$1,789\.00 y el pedido vale \$1,798\.00/u),
    ).toBeVisible();
    await expect(
      within(drawer).getByText(/La emitió AAA010101AAA; tu tienda factura con EKU9003173C9/u),
    ).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: 'Subir factura' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(within(drawer).getAllByText('Corrige 2 errores para subirla').length).toBeGreaterThan(0);
    // Another file takes its place.
    await chooseFiles(drawer, invoiceFile());
    await waitFor(() =>
      expect(within(drawer).getByRole('button', { name: 'Subir factura' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cancelar' }));
    await expect(await screen.findByRole('button', { name: 'Continuar' })).toBeVisible();
  },
};
export const NoEsFactura: Story = {
  name: 'El archivo no es factura',
  args: { url: at({ subir: '61839000' }), handlers: billings(3) },
  play: async () => {
    const drawer = await opened();
    await chooseFiles(drawer, new File(['<a/>'], 'x.xml', { type: 'text/xml' }));
    await expect(await within(drawer).findByText('El XML no es un CFDI')).toBeVisible();
  },
};

const send: NonNullable<Story['play']> = async ({ userEvent }) => {
  const drawer = await opened();
  await chooseFiles(drawer, invoiceFile());
  await within(drawer).findByText(/bien$/u);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Subir factura' }));
};
export const NoSeSubio: Story = {
  name: 'No se subió, y por qué · S8.3',
  args: {
    url: at({ subir: '61839000' }),
    handlers: [
      mock(uploadAutomaticInvoice).fails(422, {
        message: 'Revisa la factura',
        validationResults: [{ field: 'file64', message: 'Ya la subiste para el pedido 4500123987' }],
      }),
      ...billings(3),
    ],
  },
  play: async (context) => {
    await send(context);
    await expect(await screen.findByText('No se pudo subir la factura.')).toBeVisible();
    await expect(await screen.findByText('Ya la subiste para el pedido 4500123987')).toBeVisible();
  },
};
export const NoSeSabe: Story = {
  name: 'No se sabe si se subió',
  args: {
    url: at({ subir: '61839000' }),
    handlers: [mock(uploadAutomaticInvoice).disconnects(), ...billings(3)],
  },
  play: async (context) => {
    await send(context);
    await expect(await screen.findByText('No sabemos si se completó.')).toBeVisible();
  },
};

export const Rechazada: Story = {
  args: {
    url: at({ estado: 'rechazadas', subir: '61839000' }),
    handlers: billings(2, { invoice_status: 'rechazada', motivo: 'El receptor no coincide' }),
  },
  play: async () => {
    const drawer = await opened();
    await expect(within(drawer).getByText('El receptor no coincide')).toBeVisible();
  },
};
export const Sustituir: Story = {
  name: 'Sustituir factura',
  args: {
    url: at({ estado: 'aceptadas' }),
    handlers: billings(2, {
      invoice_status: 'aceptada',
      uuid: '0a1b2c3d-9d4e-4a61-8c7b-0e5d3a9f1b22',
      invoice_file: 'A-1.xml',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sustituir del pedido 61839000' }));
    const drawer = await opened();
    await expect(within(drawer).getByText(/relación 04/u)).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: 'Sustituir factura' })).toBeVisible();
  },
};
export const Manuales: Story = {
  name: 'Factura manual con su evidencia · S2.61',
  args: { url: paths.manualInvoices(), handlers: billings(3, { guide_type: 'manual' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Facturas manuales' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Subir factura del pedido 61839000' }));
    await expect(await within(await opened()).findByText(/Evidencia de entrega/u)).toBeVisible();
  },
};
export const SubirTelefono: Story = {
  name: 'Subir factura en el teléfono',
  globals: phone,
  args: { url: at({ subir: '61839000' }), handlers: billings(3) },
  play: async ({ canvasElement }) => {
    await expect(within(await opened()).getByText('$1,798.00 MXN')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
