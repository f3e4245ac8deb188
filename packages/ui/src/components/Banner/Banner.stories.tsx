import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, onPhone, Stack } from '../../testing/layout.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';
import { bannerTones } from './options.ts';

const meta = {
  title: 'Avisos/Aviso de página · Banner',
  id: 'banner',
  component: Banner,
  argTypes: { tone: { options: bannerTones } },
  args: { title: 'Seguro incluido en el total.', children: 'Cubre hasta $2,257.00 por daño o pérdida.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'De fábrica' };
export const Tones: Story = {
  name: 'Los cuatro tonos',
  render: () => (
    <Stack style={{ justifyItems: 'stretch' }}>
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} title="Seguro incluido en el total." onDismiss={() => {}}>
          Cubre hasta $2,257.00 por daño o pérdida.
        </Banner>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getAllByRole('status')).toHaveLength(bannerTones.length - 1);
  },
};
export const WithAction: Story = {
  name: 'Con un acto',
  args: {
    tone: 'warning',
    title: 'La colonia no cabe en la guía',
    children: '45 de 35 caracteres',
    action: <Button size="sm">Abreviar</Button>,
  },
};
export const Dismissible: Story = {
  name: 'Se puede quitar',
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(3);
  },
};
export const Phone: Story = {
  ...WithAction,
  ...onPhone(200),
  name: 'En el teléfono',
  render: (args) => (
    <Frame width={280}>
      <Banner {...args} />
    </Frame>
  ),
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    tone: 'warning',
    title:
      'No pudimos revisar los pedidos de Mercado Libre, Sears, Sanborns ni Claroshop de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec.',
    children:
      'Los que ya tenías siguen aquí. Volvemos a intentarlo cada 5 minutos; si te urge, entra al portal de cada canal.',
    action: <Button size="sm">Reintentar con los cuatro canales</Button>,
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <Frame width={560}>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    // The long act stands below the words, which keep the width to themselves.
    const words = canvas.getByText(/^Los que ya tenías/).parentElement?.getBoundingClientRect();
    const act = canvas.getByRole('button', { name: /^Reintentar/ }).getBoundingClientRect();
    await expect(act.top).toBeGreaterThanOrEqual(words?.bottom ?? Infinity);
  },
};
