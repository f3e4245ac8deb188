import { downloadGuideLabel } from '@trastienda/api-client';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import { downloadGuideLotLabels } from '@trastienda/api-client/shippings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { storageKey } from '../../shared/persistence/persistent-store.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { lotsAddress } from '../../pages/guide-lots/search.ts';

const meta = {
  title: 'Pantallas/Imprimir etiquetas',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.guideHistory() },
  // The paper is kept in the browser: what one story chose is not known in the next one.
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: /^Etiqueta de la guía/ });
  if (first) await userEvent.click(first);
  await expect(await screen.findByRole('dialog', { name: /Imprimir/ })).toBeVisible();
};

export const Termica: Story = {
  name: 'Térmica',
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await screen.findByRole('radio', { name: /^Térmica/ }));
    await expect(await screen.findByRole('button', { name: 'Imprimir etiqueta' })).toBeVisible();
    await expect(screen.queryByText('No pudimos acomodarla en la hoja.')).toBeNull();
    await expect(screen.queryByRole('radiogroup', { name: 'Empezar en' })).toBeNull();
  },
};

export const CartaDeCuatroUsadaEnParte: Story = {
  name: 'Carta de cuatro, usada en parte',
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await screen.findByRole('radio', { name: /^Carta, 4 por hoja/ }));
    await context.userEvent.click(await screen.findByRole('radio', { name: 'Lugar 3 de 4' }));
    await expect(screen.getByRole('radio', { name: 'Lugar 3 de 4' })).toBeChecked();
  },
};

export const Preparando: Story = {
  args: { handlers: [mock(downloadGuideLabel).delays('infinite')] },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByRole('button', { name: /Descargar PDF/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Fallida: Story = {
  args: { handlers: [mock(downloadGuideLabel).fails(503)] },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText('No pudimos traer la etiqueta')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** A file that no sheet can be laid out with; thermal paper takes it as it is. */
export const NoSeAcomoda: Story = {
  name: 'No se acomoda',
  args: {
    handlers: [
      mock(downloadGuideLabel).reply({
        blob: new Blob(['%PDF-'], { type: 'application/pdf' }),
        fileName: 'guia.pdf',
      }),
    ],
  },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await screen.findByRole('radio', { name: /^Carta, 4 por hoja/ }));
    const banner = await screen.findByText('No pudimos acomodarla en la hoja.');
    const papers = screen.getByRole('radiogroup', { name: /papel/iu });
    await expect(
      papers.getBoundingClientRect().top -
        (banner.closest('[role="alert"]')?.getBoundingClientRect().bottom ?? 0),
    ).toBeGreaterThanOrEqual(16);
  },
};

export const SinPermiso: Story = {
  name: 'Sin permiso',
  args: { handlers: [mock(downloadGuideLabel).fails(403)] },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText(/Tu usuario no tiene permiso/)).toBeVisible();
  },
};

export const DeOtraCuenta: Story = {
  name: 'De otra cuenta',
  args: { handlers: [mock(downloadGuideLabel).fails(404)] },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText(/La etiqueta no está aquí/)).toBeVisible();
  },
};

export const SinConexion: Story = {
  name: 'Sin conexión',
  args: { handlers: [mock(downloadGuideLabel).disconnects()] },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText('No pudimos traer la etiqueta')).toBeVisible();
  },
};

export const DeUnLote: Story = {
  name: 'De un lote',
  args: { url: lotsAddress({ lote: 'lote-31' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Imprimir 1 etiqueta' }));
    await expect(await screen.findByRole('dialog', { name: 'Imprimir etiqueta' })).toBeVisible();
  },
};

/** With a paper that is known no dialog comes first; where the labels do not come it does, and asks for them but once more. */
export const DeUnLoteFallidaConPapelConocido: Story = {
  name: 'De un lote, fallida con papel conocido',
  beforeEach: () => {
    const owner = { user: exampleSession.user.email, storeId: exampleSession.storeId ?? '' };
    localStorage.setItem(
      storageKey(owner, 'labels', 'paper'),
      JSON.stringify({ format: 'thermal', start: 1 }),
    );
  },
  args: { url: lotsAddress({ lote: 'lote-31' }), handlers: [mock(downloadGuideLotLabels).fails(500)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Imprimir 1 etiqueta' }));
    await expect(await screen.findByText('No pudimos traer la etiqueta')).toBeVisible();
    const dialog = screen.getByRole('dialog');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(screen.getByRole('dialog')).toBe(dialog);
  },
};

export const DeUnLoteFallida: Story = {
  name: 'De un lote, fallida',
  args: { url: lotsAddress({ lote: 'lote-31' }), handlers: [mock(downloadGuideLotLabels).fails(500)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Imprimir 1 etiqueta' }));
    await expect(await screen.findByText('No pudimos traer la etiqueta')).toBeVisible();
  },
};
