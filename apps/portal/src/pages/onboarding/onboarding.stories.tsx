import {
  answerStoreInvitation,
  createIdentityStore,
  listStoreInvitations,
} from '@trastienda/api-client/identity';
import { mock, sessionHandlers } from '@trastienda/api-client/msw';
import {
  acceptAgreement,
  createOnboardingStore,
  getAgreement,
  getApproval,
  getOnboardingStore,
  saveBankData,
  sendApproval,
  signAgreement,
  uploadIdentityPhotos,
  uploadTaxCertificate,
} from '@trastienda/api-client/onboarding-aws';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { chooseFiles, pdfFile } from '../../testing/choose-file.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import type { Onboarding } from './model.ts';
import { approved, atBank, given, inReview, rejected, withoutStore } from './testing/onboarding-states.ts';

const nobody = mock(listStoreInvitations).reply({ data: [] });
/** Who is signed in without a store, and how far her onboarding is; `null` before its first step. */
const onboards = (state: Onboarding | null, ...more: readonly RequestHandler[]): RequestHandler[] => [
  ...more,
  ...withoutStore,
  nobody,
  state === null ? mock(getOnboardingStore).fails(404) : mock(getOnboardingStore).reply(state),
];

const meta = {
  title: 'Pantallas/Alta de tienda',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.onboarding(), handlers: onboards(atBank) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const heading =
  (name: string): Play =>
  async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();

export const SinSesion: Story = {
  name: 'Sin sesión',
  args: { handlers: sessionHandlers({ session: null }) },
  play: heading('Registra tu tienda'),
};
/** Whom the gate signed out (S4.13) reads why, and what to do; the words of who comes by herself are others. */
export const SinTienda: Story = {
  name: 'Sin tienda',
  args: { url: paths.withoutStore(), handlers: sessionHandlers({ session: null }) },
  play: async (context) => {
    await heading('Tu cuenta todavía no tiene tienda')(context);
    await expect(context.canvas.getByText('¿Te invitaron, o registras la tuya?')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Continuar' })).toBeVisible();
  },
};
let answered = false;
/** An invitation is a question of its own: no form of eight steps beside it, until she says no. */
export const Invitada: Story = {
  name: 'Con una invitación · D248',
  args: {
    handlers: [
      mock(answerStoreInvitation).reply(() => {
        answered = true;
        return answerStoreInvitation.example();
      }),
      mock(listStoreInvitations).reply(() => (answered ? { data: [] } : listStoreInvitations.example())),
      mock(getOnboardingStore).fails(404),
      ...withoutStore,
    ],
  },
  play: async (context) => {
    answered = false;
    await heading('Te invitaron')(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('Mariana Robles Ibarra te invitó a Casa Lumbre. ¿Aceptas?')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'No, gracias' }));
    await expect(await canvas.findByRole('textbox', { name: 'Nombre de la tienda' })).toBeVisible();
  },
};
export const InvitadaTelefono: Story = {
  name: 'Con una invitación, en el teléfono',
  args: {
    handlers: [
      mock(listStoreInvitations).reply(listStoreInvitations.example()),
      mock(getOnboardingStore).fails(404),
      ...withoutStore,
    ],
  },
  globals: phone,
  play: heading('Te invitaron'),
};
export const SinPaginaWeb: Story = {
  name: 'Sin página web · S2.19 D32',
  args: { url: paths.noWebsite(), handlers: [nobody] },
  play: async (context) => {
    await heading('Tu página web')(context);
    await expect(context.canvas.getByRole('link', { name: 'Ir a Inicio' })).toBeVisible();
  },
};
export const ConTienda: Story = {
  name: 'Con tienda registrada',
  args: { handlers: [nobody, mock(getOnboardingStore).fails(404)] },
  play: heading('Tu tienda ya está registrada'),
};
export const Cargando: Story = {
  args: { handlers: [mock(getOnboardingStore).delays('infinite'), ...withoutStore, nobody] },
};
export const Fallo: Story = {
  name: 'Falló',
  args: { handlers: [mock(getOnboardingStore).fails(503), ...withoutStore, nobody] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tu registro')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Reintentar/u })).toBeVisible();
  },
};

/** The first step is open; what it lacks is said at its field, and it is sent once it is whole. */
export const Nueva: Story = {
  name: 'Tienda nueva · S1.10 S3.50',
  args: {
    handlers: onboards(null, mock(createOnboardingStore).reply({ storeId: '100000', currentStep: 1 })),
  },
  play: async (context) => {
    await heading('Registra tu tienda')(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar y seguir' }));
    await expect(await canvas.findByText('Escribe el nombre de tu tienda')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Nombre de la tienda' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Talavera Norte');
    await userEvent.type(canvas.getByRole('textbox', { name: '¿Qué vendes?' }), 'Hogar');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y seguir' }));
    await waitFor(() => expect(canvas.queryByText('Escribe qué vendes')).toBeNull());
  },
};
export const NuevaTelefono: Story = {
  name: 'Tienda nueva en el teléfono',
  args: { handlers: onboards(null) },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nombre de la tienda' })).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const NombreTomado: Story = {
  name: 'Nombre que ya tiene otra tienda',
  args: {
    handlers: onboards(
      null,
      mock(createOnboardingStore).fails(409, { success: false, message: 'Ya hay una tienda con ese nombre' }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nombre de la tienda' }), 'Casa Lumbre');
    await userEvent.type(canvas.getByRole('textbox', { name: '¿Qué vendes?' }), 'Hogar');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y seguir' }));
    await waitFor(() =>
      expect(context.canvasElement.textContent).toContain('Ya hay una tienda con ese nombre'),
    );
    await expect(canvas.getByRole('textbox', { name: 'Nombre de la tienda' })).toHaveValue('Casa Lumbre');
  },
};

/** Three of eight are done, and the bank is open: its name shows from the first digits on. */
export const EnElBanco: Story = {
  name: 'En el banco · S3.50 S4.34',
  args: {
    handlers: onboards(
      atBank,
      mock(saveBankData).fails(422, {
        success: false,
        message: 'Revisa los datos',
        validationResults: [{ field: 'bank.clabe', message: 'La CLABE es de otro banco: BBVA MEXICO' }],
      }),
    ),
  },
  play: async (context) => {
    await heading('Termina de activar tu tienda')(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('3 de 8 pasos listos')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'CLABE' }), '012320001234567895');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Titular de la cuenta' }), 'Lucía Peña');
    await userEvent.click(canvas.getByRole('checkbox', { name: /La cuenta está a nombre/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y seguir' }));
    await expect(await canvas.findByText('La CLABE es de otro banco: BBVA MEXICO')).toBeVisible();
    // What began it can be read again.
    await userEvent.click(canvas.getByRole('button', { name: /^Datos de la tienda/u }));
    await expect(await canvas.findByText(/aquí ya no se cambian/u)).toBeVisible();
    await expect(canvas.getByText('¿Qué vendes?')).toBeVisible();
  },
};

/** What was not taken says why, and comes before what is missing. */
export const ConstanciaRechazada: Story = {
  name: 'Constancia rechazada · S3.50',
  args: {
    handlers: onboards(
      rejected,
      mock(uploadTaxCertificate).fails(413, { success: false, message: 'El archivo excede el tamaño' }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Cambiaste a persona física: sube tu constancia')).toBeVisible();
    // The one before was of the other kind of person.
    const rfc = canvas.getByRole('textbox', { name: 'Tu RFC' });
    await expect(rfc).toHaveValue('');
    await userEvent.type(rfc, 'PEOL850312AB1');
    await chooseFiles(canvasElement, pdfFile('constancia.pdf'));
    await expect(await canvas.findByText('constancia.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Subir constancia' }));
    await expect(await canvas.findByText(/No se subió tu constancia/u)).toBeVisible();
  },
};
export const ConstanciaRechazadaTelefono: Story = {
  name: 'Constancia rechazada en el teléfono',
  args: { handlers: onboards(rejected) },
  globals: phone,
};

/** Sent once: finanzas and legal, and the store is made by itself. */
export const Aprobacion: Story = {
  name: 'Enviar a aprobación · S3.51 S4.35',
  args: {
    handlers: onboards(
      given,
      mock(sendApproval).fails(409, { success: false, message: 'Falta un paso: Datos bancarios' }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar a aprobación' }));
    await expect(await canvas.findByText(/Falta un paso: Datos bancarios/u)).toBeVisible();
  },
};
/** Somebody reviews it: asking again reads, and sends nothing. */
export const EnRevision: Story = {
  name: 'En revisión · S4.35 S7.89',
  args: {
    handlers: onboards(
      inReview,
      mock(getApproval).reply({
        step: 'finanzas',
        status: 'pendiente',
        comment: null,
        updatedAt: inReview.approval?.updatedAt ?? '',
      }),
      mock(sendApproval).fails(500),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Aprobación/u }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Consultar otra vez' }));
    await expect(await canvas.findByText('Sigue en revisión.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enviar otra vez a Legal' })).toBeNull();
  },
};
export const TiendaSinCrear: Story = {
  name: 'Tienda sin crear · S3.51',
  args: {
    handlers: onboards(
      { ...approved, identityStoreCreated: false, steps: given.steps },
      mock(createIdentityStore).fails(503),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Tu registro está aprobado, pero tu tienda aún no se crea.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Identidad: Story = {
  name: 'Identidad · S3.51',
  args: {
    url: paths.onboardingIdentity(),
    handlers: onboards(rejected, mock(uploadIdentityPhotos).delays('infinite')),
  },
  play: async (context) => {
    await heading('Valida tu identidad')(context);
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar mis fotos' }));
    await expect(await canvas.findByText('Falta el frente')).toBeVisible();
    const photo = (name: string) =>
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46])], name, {
        type: 'image/jpeg',
      });
    for (const [title, name] of [
      ['Frente de tu INE', 'frente.jpg'],
      ['Reverso de tu INE', 'reverso.jpg'],
      ['Una selfie', 'selfie.jpg'],
    ] as const)
      await chooseFiles(canvas.getByRole('region', { name: title }), photo(name));
    await expect(await canvas.findByText('selfie.jpg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mis fotos' }));
    await expect(await canvas.findByRole('button', { name: /Subiendo/u })).toBeVisible();
    await expect(within(canvasElement).queryByText('Falta el frente')).toBeNull();
  },
};
export const IdentidadTelefono: Story = {
  name: 'Identidad en el teléfono',
  args: { url: paths.onboardingIdentity(), handlers: onboards(rejected) },
  globals: phone,
  play: async (context) => {
    await heading('Valida tu identidad')(context);
    const cameras = await context.canvas.findAllByRole('button', { name: 'Tomar foto' });
    await expect(cameras).toHaveLength(3);
  },
};
export const IdentidadAntesDeTiempo: Story = {
  name: 'Identidad antes de tiempo',
  args: { url: paths.onboardingIdentity(), handlers: onboards(atBank) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Antes de tu identidad faltan otros pasos')).toBeVisible(),
};

const contract = {
  ...getAgreement.example(),
  html: `<h1>Contrato de comercio (EJEMPLO SIN VALIDEZ)</h1><p>Entre la tienda y los canales.</p>
<h2>1. Comisiones</h2><p>Cada canal cobra la comisión de su categoría.</p><ol><li>Se descuenta de cada venta.</li></ol>`,
};

/** Read, accepted, signed by name: nothing is sent before all three. */
export const Contrato: Story = {
  name: 'Contrato · S1.10 S2.78 S3.52',
  args: {
    url: paths.onboardingAgreement(),
    handlers: onboards(
      approved,
      mock(getAgreement).reply(contract),
      mock(acceptAgreement).reply({ ...contract, accepted: true }),
      mock(signAgreement).fails(422, {
        success: false,
        message: 'Revisa los datos',
        validationResults: [{ field: 'signerName', message: 'Firma Lucía Peña Ortega' }],
      }),
    ),
  },
  play: async (context) => {
    await heading('Tu contrato')(context);
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Contrato de comercio (EJEMPLO SIN VALIDEZ)')).toBeVisible();
    // The pad stands as wide as the field over it.
    const pad = canvas.getByRole('group', { name: 'Tu firma' });
    const field = canvas.getByRole('textbox', { name: /^Nombre completo/u }).parentElement;
    await expect(pad.getBoundingClientRect().width).toBeCloseTo(field?.getBoundingClientRect().width ?? 0, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Firmar contrato' }));
    await expect(await canvas.findByText('Para firmar, acepta el contrato')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Leí y acepto/u }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Escribir' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre completo' }), 'Lucía Peña Ortega');
    await userEvent.click(canvas.getByRole('button', { name: 'Firmar contrato' }));
    await expect(await canvas.findByText('Firma Lucía Peña Ortega')).toBeVisible();
  },
};
export const ContratoTelefono: Story = {
  name: 'Contrato en el teléfono',
  args: {
    url: paths.onboardingAgreement(),
    handlers: onboards(approved, mock(getAgreement).reply(contract)),
  },
  globals: phone,
};
export const ContratoFirmado: Story = {
  name: 'Contrato firmado · S3.52',
  args: {
    url: paths.onboardingAgreement(),
    handlers: onboards(
      approved,
      mock(getAgreement).reply({
        ...contract,
        signed: true,
        signerName: 'Lucía Peña Ortega',
        documentUrl: '/upload/files/contrato.pdf',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Contrato firmado: tu tienda está lista')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Descargar contrato' })).toBeVisible();
  },
};
