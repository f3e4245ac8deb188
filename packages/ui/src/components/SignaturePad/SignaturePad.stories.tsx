import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { signaturePng } from './signature-png.ts';
import { SignaturePad } from './SignaturePad.tsx';

const meta = {
  title: 'Componentes/SignaturePad',
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
  play: async ({ canvas, args }) => {
    await sign(canvas.getByRole('img', { name: 'Espacio para firmar, vacío' }));
    await expect(canvas.getByRole('img', { name: 'Espacio para firmar, con tu firma' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'drawn' }));
  },
};
export const Cleared: Story = {
  play: async ({ canvas, args }) => {
    await sign(canvas.getByRole('img'));
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar firma' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('img', { name: 'Espacio para firmar, vacío' })).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('Mariana Rojas');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Mariana Rojas' });
    await expect(canvas.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('Mariana Rojas');
  },
};
export const AsPicture: Story = {
  play: async () => {
    const png = await signaturePng({ kind: 'typed', name: 'Mariana Rojas' });
    await expect(png.type).toBe('image/png');
    const picture = await createImageBitmap(png);
    await expect([picture.width, picture.height]).toEqual([1200, 400]);
  },
};
export const Failed: Story = { args: { error: 'Firma antes de continuar' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Phone: Story = {
  ...onPhone(360),
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
