import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Frame, onPhone, withoutPicture } from '../../testing/layout.tsx';
import { signaturePng } from './signature-png.ts';
import { SignaturePad } from './SignaturePad.tsx';

const meta = {
  title: 'Formularios/Firma · SignaturePad',
  id: 'signaturepad',
  component: SignaturePad,
  args: { onChange: fn() },
} satisfies Meta<typeof SignaturePad>;
export default meta;
type Story = StoryObj<typeof meta>;

async function sign(pad: HTMLElement) {
  const box = pad.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    pointerId: 1,
    button: 0,
    clientX: box.left + (x / 600) * box.width,
    clientY: box.top + (y / 200) * box.height,
  });
  // No real pointer is down, so there is none to capture.
  pad.setPointerCapture = () => {};
  await fireEvent.pointerDown(pad, at(120, 140));
  for (let step = 0; step <= 24; step += 1) {
    await fireEvent.pointerMove(pad, at(120 + step * 14, 110 + 50 * Math.sin(step / 1.7)));
  }
  await fireEvent.pointerUp(pad, at(460, 120));
}

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await sign(canvas.getByRole('img', { name: 'Espacio para firmar, vacío' }));
    await expect(canvas.getByRole('img', { name: 'Espacio para firmar, con tu firma' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'drawn' }));
  },
};
/** A dot is no signature: it stays on the pad, and nothing is given. */
export const TooShort: Story = {
  name: 'Trazo muy corto',
  tags: ['no-visual'],
  parameters: withoutPicture,
  play: async ({ canvas, args }) => {
    const pad = canvas.getByRole('img');
    pad.setPointerCapture = () => {};
    const { left, top } = pad.getBoundingClientRect();
    const at = { pointerId: 1, button: 0, clientX: left + 60, clientY: top + 60 };
    await fireEvent.pointerDown(pad, at);
    await fireEvent.pointerUp(pad, at);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar último trazo' }));
    await expect(canvas.getByRole('img', { name: 'Espacio para firmar, vacío' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Borrar firma' })).toBeDisabled();
  },
};
export const Cleared: Story = {
  name: 'Firma borrada',
  play: async ({ canvas, args }) => {
    await sign(canvas.getByRole('img'));
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar firma' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('img', { name: 'Espacio para firmar, vacío' })).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  name: 'Con el teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('Mariana Rojas');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Mariana Rojas' });
    await expect(canvas.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('Mariana Rojas');
  },
};
/** For whoever keeps a signature as a file; the pad shows nothing of it. */
export const AsPicture: Story = {
  name: 'Como imagen',
  tags: ['no-visual'],
  parameters: withoutPicture,
  play: async () => {
    const png = await signaturePng({ kind: 'typed', name: 'Mariana Rojas' });
    await expect(png.type).toBe('image/png');
    const picture = await createImageBitmap(png);
    await expect([picture.width, picture.height]).toEqual([1200, 400]);
  },
};
export const Failed: Story = {
  name: 'Con error',
  args: { error: 'Firma antes de continuar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tu firma' })).toHaveAccessibleDescription(
      'Firma antes de continuar',
    );
  },
};
export const Disabled: Story = {
  name: 'Deshabilitada',
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await sign(canvas.getByRole('img'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(360),
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
