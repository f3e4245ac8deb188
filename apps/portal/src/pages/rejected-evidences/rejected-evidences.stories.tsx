import { listOrders, type OrderAnswer, type RejectedEvidenceAnswer } from '@trastienda/api-client';
import {
  changeEvidenceGuide,
  getRejectedEvidencesTotal,
  listRejectedEvidences,
  uploadEvidence,
} from '@trastienda/api-client/invoice';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { chooseFiles, pdfFile } from '../../testing/choose-file.ts';
import { listStories, phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { rejectedSearch } from './search.ts';

const [example] = listRejectedEvidences.example().data as [RejectedEvidenceAnswer];
const reasons = ['La guía no coincide', 'La foto está borrosa', 'La firma no se lee', 'La foto está oscura'];
const evidence = (at: number, change: Partial<RejectedEvidenceAnswer> = {}): RejectedEvidenceAnswer => ({
  ...example,
  id: `ev-${at}`,
  no_pedido: `6183${4000 + at}`,
  no_guia: '774109331180',
  channel: (['SR', 'CS', 'SN'] as const)[at % 3] ?? 'SR',
  motivo: reasons[at % reasons.length] ?? '',
  fecha_rechazo: '2025-11-24T23:20:00.000Z',
  doc_url: null,
  ...change,
});

/** A service that holds so many; one that is sent again is in review, and no longer among them. */
function refused(count: number, change: Partial<RejectedEvidenceAnswer> = {}) {
  let all = Array.from({ length: count }, (_, at) => evidence(at, change));
  const isRejected = ({ status }: RejectedEvidenceAnswer) => status === 'rechazada';
  const sent = ({ body }: { readonly body: { readonly no_pedido: string } }) => {
    all = all.map((one) => (one.no_pedido === body.no_pedido ? { ...one, status: 'en_revision' } : one));
    return uploadEvidence.example();
  };
  return [
    mock(listRejectedEvidences).reply(({ query }) => {
      const { page = 1, pageSize = 20, channel, no_pedido: number = '', status = 'rechazada' } = query;
      const ofAll = all.filter(
        (one) => one.no_pedido.startsWith(number) && (channel === undefined || one.channel === channel),
      );
      const found = ofAll.filter((one) => one.status === status);
      return {
        data: found.slice((page - 1) * pageSize, page * pageSize),
        pagination: { total_registros: found.length, page_size: pageSize, page },
        total_items: found.length,
        counts: {
          rechazada: ofAll.filter(isRejected).length,
          en_revision: ofAll.filter((one) => one.status === 'en_revision').length,
          aceptada: 0,
        },
      };
    }),
    mock(getRejectedEvidencesTotal).reply(() => ({ total_items: all.filter(isRejected).length })),
    mock(uploadEvidence).reply(sent),
    mock(changeEvidenceGuide).reply(sent),
  ];
}

const address = (search: Partial<ReturnType<typeof rejectedSearch.parse>>) =>
  `${paths.rejectedEvidences()}${rejectedSearch.format(search)}`;

const meta = {
  title: 'Pantallas/Mis pagos/Evidencias rechazadas',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.rejectedEvidences(), handlers: refused(4) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  call: listRejectedEvidences,
  handlers: refused,
  address: (page = 1) => address({ pagina: page }),
  heading: 'Evidencias rechazadas',
  empty: 'Ninguna evidencia rechazada',
  failed: 'No pudimos cargar tus evidencias',
  noMatch: { address: address({ pedido: '999' }), title: 'Ninguna evidencia coincide' },
});

export const CincuentaYUno: Story = { name: 'Cincuenta y una filas', ...states.CincuentaYUno };
export const CincuentaYUnoTelefono: Story = {
  name: 'Cincuenta y una filas en el teléfono',
  ...states.CincuentaYUnoTelefono,
};
export const UltimaPagina: Story = { name: 'Última página', ...states.UltimaPagina };
export const CincuentaPorPagina: Story = { name: 'Cincuenta por página', ...states.CincuentaPorPagina };
export const UnaFila: Story = { name: 'Una fila', ...states.UnaFila };
export const SinFilas: Story = { name: 'Sin filas', ...states.SinFilas };
export const NadaCoincide: Story = { name: 'Nada coincide', ...states.NadaCoincide };
export const Cargando: Story = states.Cargando;
export const CargandoTelefono: Story = { name: 'Cargando en el teléfono', ...states.CargandoTelefono };
export const Fallo: Story = { name: 'Falló', ...states.Fallo };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };

/** What the menu says waits there. */
const waitingInMenu = (canvasElement: HTMLElement, count: number) =>
  waitFor(() =>
    expect(
      within(canvasElement).getByRole('link', {
        name: new RegExp(`^Evidencias rechazadas\\s*${count}`, 'u'),
      }),
    ).toBeVisible(),
  );

/** Each with why, what to do, and the one act that does it. */
export const MotivosYActos: Story = {
  name: 'Motivos y qué hacer · S2.60',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^4 pedidos por .* esperan otra evidencia/u)).toBeVisible();
    const [first] = canvas.getAllByRole('row').slice(1);
    await expect(within(first as HTMLElement).getByText('La guía no coincide')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cambiar guía del pedido 61834000' })).toHaveAttribute(
      'href',
      paths.changeGuide('61834000', 'sears'),
    );
    await expect(
      canvas.getByRole('button', { name: 'Volver a subir la evidencia del pedido 61834001' }),
    ).toBeVisible();
    await waitingInMenu(canvasElement, 4);
  },
};

/** Another photo: the row goes, and the counts with it. */
export const VolverASubir: Story = {
  name: 'Volver a subir una foto · S1.8 S7.92',
  args: { handlers: refused(4) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Volver a subir la evidencia del pedido 61834001' }),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Evidencia del pedido 61834001' });
    await expect(within(drawer).getByText('Limpia la cámara y apoya el teléfono')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Subir evidencia' }));
    await expect(await within(drawer).findByText(/falta el archivo/u)).toBeVisible();
    await chooseFiles(drawer, pdfFile());
    await expect(await within(drawer).findByText('acuse.pdf')).toBeVisible();
    // Closed now the photo would be lost: it asks first.
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Subir evidencia' }));
    await expect(await canvas.findByText('La evidencia del pedido 61834001 quedó en revisión')).toBeVisible();
    await expect(await canvas.findByText(/^3 pedidos por .* esperan otra evidencia/u)).toBeVisible();
    await waitingInMenu(canvasElement, 3);
    // What was sent is not gone: it waits where the channel looks at it.
    await userEvent.click(await canvas.findByRole('radio', { name: 'En revisión 1' }));
    await expect(await canvas.findByRole('heading', { name: 'Evidencias en revisión' })).toBeVisible();
    await expect(await canvas.findByText('61834001')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Volver a subir/u })).toBeNull();
  },
};

const opened = (number: string, change = {}) => ({
  url: address({ subir: number }),
  handlers: refused(4),
  ...change,
});
const sendPdf: NonNullable<Story['play']> = async ({ userEvent }) => {
  const drawer = await screen.findByRole('dialog');
  await chooseFiles(drawer, pdfFile());
  await within(drawer).findByText('acuse.pdf');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Subir evidencia' }));
};

export const VolverASubirTelefono: Story = {
  name: 'Volver a subir en el teléfono',
  globals: phone,
  args: opened('61834001'),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Evidencia del pedido 61834001' });
    await expect(within(drawer).getByText('Toma la foto o elige el archivo')).toBeVisible();
  },
};
export const NoSeSubio: Story = {
  name: 'Rechazada otra vez, y por qué · S8.4',
  args: opened('61834001', {
    handlers: [
      mock(uploadEvidence).fails(415, {
        message: 'Revisa los datos',
        validationResults: [{ field: 'doc_base64', message: 'El contenido del archivo no es PDF' }],
      }),
      ...refused(4),
    ],
  }),
  play: async (context) => {
    await sendPdf(context);
    await expect(await screen.findByText(/No se pudo subir la evidencia/u)).toBeVisible();
    await expect(await screen.findByText('El contenido del archivo no es PDF')).toBeVisible();
  },
};
export const NoSeSabe: Story = {
  name: 'No se sabe si se subió',
  args: opened('61834001', { handlers: [mock(uploadEvidence).disconnects(), ...refused(4)] }),
  play: async (context) => {
    await sendPdf(context);
    await expect(await screen.findByText('No sabemos si se completó.')).toBeVisible();
  },
};

/** The number alone did not come: the list is whole, and says so. */
export const SinTotal: Story = {
  name: 'Sin total de rechazadas · S8.6',
  args: { handlers: [mock(getRejectedEvidencesTotal).fails(503), ...refused(4)] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('No se pudo obtener el total de evidencias rechazadas'),
    ).toBeVisible();
    await expect(canvas.getByText(/^4 pedidos por .* esperan otra evidencia/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
  },
};

const orderOf = (number: string, ...guides: readonly string[]): OrderAnswer => {
  const order = listOrders.example().data[0] as OrderAnswer;
  const [line] = order.orderedProductsList;
  return {
    ...order,
    orderid: number,
    marketplace: 'SR',
    orderedProductsList: guides.map((guide, at) => ({
      ...(line as OrderAnswer['orderedProductsList'][number]),
      colocationId: `col-${at}`,
      deliveryTrackId: guide,
      totalSale: 500 + at,
    })),
  };
};
const ordersAre = (...data: readonly OrderAnswer[]) =>
  mock(listOrders).reply({
    data: [...data],
    pagination: { total_registros: data.length, page_size: 20, page: 1 },
  });

const changing = () => ({
  url: paths.changeGuide('61834000', 'sears'),
  handlers: [ordersAre(orderOf('61834000', '774109331180', 'NE-402880914', 'NE-1')), ...refused(4)],
});

export const CambiarGuia: Story = {
  name: 'Cambiar la guía del pedido · S2.60',
  args: changing(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('La guía no coincide')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: '774109331180' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'NE-1' }));
    await expect(canvas.getByRole('textbox', { name: /Valor de los artículos/u })).toHaveValue('502.00');
    await chooseFiles(canvasElement, pdfFile());
    await canvas.findByText('acuse.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar guía' }));
    await expect(await canvas.findByText('La evidencia del pedido 61834000 quedó en revisión')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Evidencias rechazadas' }),
    ).toBeVisible();
  },
};
export const CambiarGuiaTelefono: Story = {
  name: 'Cambiar la guía en el teléfono',
  globals: phone,
  args: changing(),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: 'NE-1' })).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
/** The photo was good: only the guide was not. */
export const MismoArchivo: Story = {
  name: 'Mismo archivo',
  args: {
    url: paths.changeGuide('61834000', 'sears'),
    handlers: [
      ordersAre(orderOf('61834000', '774109331180', 'NE-402880914')),
      ...refused(4, { doc_url: URL.createObjectURL(pdfFile()) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Usar el mismo archivo' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Elegir archivo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar guía' }));
    await expect(await canvas.findByText('La evidencia del pedido 61834000 quedó en revisión')).toBeVisible();
  },
};
export const MismoArchivoYaNoEsta: Story = {
  name: 'El mismo archivo ya no está',
  args: {
    url: paths.changeGuide('61834000', 'sears'),
    handlers: [
      ordersAre(orderOf('61834000', '774109331180', 'NE-402880914')),
      ...refused(4, { doc_url: 'blob:nada' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar guía' }));
    await expect(await canvas.findByText(/No pudimos leer el archivo que subiste antes/u)).toBeVisible();
  },
};
/** Bought elsewhere: the order has no other guide, and the number is written. */
export const GuiaDeOtroLado: Story = {
  name: 'Guía de otro lado · S2.60',
  args: {
    url: paths.changeGuide('61834000', 'sears'),
    handlers: [
      mock(changeEvidenceGuide).reply(({ body }) => {
        if (body.no_guia !== 'NE-77') throw new Error(`Sent ${body.no_guia}`);
        return uploadEvidence.example();
      }),
      ordersAre(orderOf('61834000', '774109331180')),
      ...refused(4, { doc_url: URL.createObjectURL(pdfFile()) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: /Número de guía/u });
    await expect(canvas.getByRole('link', { name: 'Sí es esa guía: volver a subir' })).toHaveAttribute(
      'href',
      paths.rejectedEvidence('61834000'),
    );
    await userEvent.type(number, '774109331180');
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar guía' }));
    await expect(await canvas.findByText('Es la guía con la que la rechazaron')).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, ' NE-77 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar guía' }));
    await expect(await canvas.findByText('La evidencia del pedido 61834000 quedó en revisión')).toBeVisible();
  },
};
export const OtraGuia: Story = {
  name: 'Otra guía',
  args: changing(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Otra' }));
    await expect(canvas.getByRole('textbox', { name: /Número de guía/u })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Valor de los artículos/u })).toHaveValue('1,798.00');
  },
};
export const YaCorregida: Story = {
  name: 'Ya corregida',
  args: { url: paths.changeGuide('1', 'sears'), handlers: refused(4) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Este pedido ya no tiene evidencia rechazada')).toBeVisible(),
};
export const CambioSinPedido: Story = {
  name: 'Cambiar guía, elegir el pedido',
  args: { url: paths.changeGuide(), handlers: refused(4) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^4 pedidos por .* esperan otra evidencia/u)).toBeVisible(),
};
export const CambioFallo: Story = {
  name: 'Falló el cambio de guía',
  args: {
    url: paths.changeGuide('61834000', 'sears'),
    handlers: [mock(listRejectedEvidences).fails(503), ...refused(4)],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('No pudimos cargar la evidencia')).toBeVisible(),
};
