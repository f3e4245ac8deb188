import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UploadKind } from '@trastienda/domain';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { samplePicture } from '../../testing/sample-pictures.ts';
import { inEachState } from '../../testing/in-each-state.tsx';
import { FileDrop } from './FileDrop.tsx';

/** Every kind: the compiler misses a new one here. */
const kinds: Record<UploadKind, true> = {
  invoice: true,
  evidence: true,
  taxCertificate: true,
  bankStatement: true,
  identityPhoto: true,
  productPhoto: true,
  bulkLoad: true,
  guideLot: true,
};

const meta = {
  title: 'Formularios/Subir archivos · FileDrop',
  id: 'filedrop',
  component: FileDrop,
  argTypes: { kind: { options: Object.keys(kinds) } },
  args: { kind: 'evidence', onAdd: fn(), onCancel: fn(), onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, bytes = 421_888) => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode('%PDF-1.7'));
  return new File([content], name, { type: 'application/pdf' });
};
const chooser = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('PDF, JPG o PNG · máximo 10 MB')).toBeVisible();
    await expect(chooser(canvasElement)).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.jfif,.png');
    // The control is the button: its limits describe it, and Enter and Space open the chooser.
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/^Arrastra/u);
    const button = canvas.getByRole('button', { name: 'Elegir archivo' });
    await expect(button).toHaveAccessibleDescription('PDF, JPG o PNG · máximo 10 MB');
    const asks = fn((event: Event) => event.preventDefault());
    chooser(canvasElement).addEventListener('click', asks);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(asks).toHaveBeenCalledTimes(2);
    chooser(canvasElement).removeEventListener('click', asks);
    await userEvent.upload(chooser(canvasElement), pdf('acuse.pdf'));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    // A copied file, with Ctrl V.
    const clipboardData = new DataTransfer();
    clipboardData.items.add(pdf('copiado.pdf'));
    button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
  },
};
/** A phone's camera beside its files: the front one takes a face. */
export const WithCamera: Story = {
  name: 'Con la cámara del teléfono',
  args: { kind: 'identityPhoto', camera: 'user' },
  ...onPhone(220),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Tomar foto' })).toBeVisible();
    const [camera, files] = canvasElement.querySelectorAll('input[type="file"]');
    await expect(camera).toHaveAttribute('capture', 'user');
    await expect(files).not.toHaveAttribute('capture');
  },
};
/** Its button; how it looks with a file over it is DraggedOver. */
export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('button') };
export const TooHeavy: Story = {
  name: 'Pesa demasiado',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(chooser(canvasElement), pdf('escaneo.pdf', 11_000_000));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'El archivo pesa demasiado; el máximo es 10 MB',
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar escaneo.pdf' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.upload(chooser(canvasElement), pdf('otro-escaneo.pdf', 11_000_000));
    await expect(await canvas.findByText('otro-escaneo.pdf')).toBeVisible();
  },
};
export const OfAnotherType: Story = {
  name: 'De otro tipo',
  args: { multiple: true },
  play: async ({ canvas, canvasElement, args }) => {
    const files = [new File(['MZ'], 'instalador.exe'), new File(['MZ'], 'foto.png'), pdf('acuse.pdf')];
    const dropped = new DataTransfer();
    for (const file of files) dropped.items.add(file);
    const area = canvasElement.querySelector('[role="group"] > div') as HTMLElement;
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
    await expect(await canvas.findByText('Sube un archivo PDF, JPG o PNG')).toBeVisible();
    await expect(canvas.getByText('El contenido del archivo no es PNG')).toBeVisible();
    await expect(args.onAdd).toHaveBeenCalledWith([files[2]]);
  },
};
export const DraggedOver: Story = {
  name: 'Con un archivo encima',
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector('[role="group"] > div') as HTMLElement;
    await fireEvent.dragEnter(area);
    await waitFor(() => expect(area).toHaveAttribute('data-over'));
  },
};
export const Rows: Story = {
  name: 'Filas en cada estado',
  args: {
    multiple: true,
    files: [
      { id: '1', file: { name: 'acuse-52093318.pdf', size: 421_888 }, progress: 0.62 },
      { id: '2', file: { name: 'guia.pdf', size: 88_000 }, state: 'waiting' },
      {
        id: '3',
        file: { name: 'entrega.pdf', size: 1_468_006 },
        state: 'failed',
        note: 'Se cortó la conexión',
      },
      { id: '4', file: { name: 'recibo.pdf', size: 210_000 }, state: 'done', href: '#recibo' },
    ],
  },
  play: async ({ canvas, args }) => {
    const stops: (string | null)[] = [];
    canvas.getByRole('button', { name: /^Elegir/u }).focus();
    for (let at = 0; at < 4; at += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.closest('li')?.textContent?.match(/\S+\.pdf/u)?.[0] ?? null);
    }
    await expect(stops).toEqual(['acuse-52093318.pdf', 'guia.pdf', 'entrega.pdf', 'entrega.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar la subida de acuse-52093318.pdf' }));
    await expect(args.onCancel).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar la subida de entrega.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar recibo.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('4');
  },
};
/** Chosen and not sent yet: it is taken out again. */
export const Chosen: Story = {
  name: 'Elegido, sin enviar',
  args: {
    files: [{ id: '1', file: { name: 'acuse.pdf', size: 421_888 }, state: 'waiting' }],
  },
  render: (args) => <FileDrop {...args} onCancel={undefined} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar acuse.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
  },
};
export const Preview: Story = {
  name: 'Con vista previa',
  args: {
    files: [{ id: '1', file: samplePicture('entrega.png'), state: 'done', note: 'Subida hoy, 09:42' }],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect((canvasElement.querySelector('li img') as HTMLImageElement).naturalWidth).toBeGreaterThan(0),
    );
  },
};
export const TaxCertificate: Story = {
  name: 'Constancia rechazada',
  args: {
    kind: 'taxCertificate',
    primary: true,
    title: 'Arrastra tu constancia o elige un archivo',
    description: 'se lee el RFC para comprobarlo',
    files: [
      {
        id: '1',
        file: { name: 'constancia-julio.pdf', size: 421_888 },
        state: 'failed',
        note: 'Rechazada ayer, 17:20',
        href: '#constancia',
      },
    ],
  },
};
export const Disabled: Story = {
  name: 'Deshabilitado con razón',
  args: { disabledReason: 'Finanzas está revisando tu constancia' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/Finanzas está revisando tu constancia/u);
    await userEvent.upload(chooser(canvasElement), pdf('acuse.pdf'));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(460),
  args: {
    multiple: true,
    files: [
      {
        id: '1',
        file: { name: 'Comprobante-de-entrega-firmado-por-quien-recibió-el-paquete.pdf', size: 421_888 },
        progress: 0.3,
      },
      { id: '2', file: { name: 'b.pdf', size: 88_000 }, state: 'failed' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
