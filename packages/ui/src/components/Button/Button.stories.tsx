import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ArrowRightIcon, CloseCircleIcon, DownloadIcon, LabelIcon, PrinterIcon } from '../../icons/index.ts';
import { Row } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants } from './options.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Acciones/Botón · Button',
  id: 'button',
  component: Button,
  subcomponents: { ButtonLink },
  argTypes: { variant: { options: buttonVariants }, size: { options: buttonSizes } },
  args: { children: 'Generar guía', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generar guía' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'button');
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('button') };

export const Variants: Story = {
  name: 'Variantes · S9.17',
  play: async ({ canvas }) => {
    const { backgroundColor, fontFamily } = getComputedStyle(
      canvas.getAllByRole('button', { name: 'Generar guía' })[0] as HTMLElement,
    );
    const [red = 0, green = 255, blue = 255] = (backgroundColor.match(/\d+/gu) ?? []).map(Number);
    await expect(red).toBeGreaterThan(3 * Math.max(green, blue));
    await expect(fontFamily).toMatch(/^"?Inter Variable"?,/u);
    await expect(await document.fonts.load('500 14px "Inter Variable"', 'Generar guía')).not.toEqual([]);
  },
  render: (args) => (
    <Row>
      <Button {...args} variant="primary" icon={<LabelIcon size={16} />} />
      <Button {...args} variant="secondary" icon={<DownloadIcon size={16} />}>
        Exportar
      </Button>
      <Button {...args} variant="ghost">
        Guardar borrador
      </Button>
      <Button {...args} variant="danger" icon={<CloseCircleIcon size={16} />}>
        Cancelar pedido
      </Button>
      <Button {...args} variant="dangerSolid" icon={<CloseCircleIcon size={16} />}>
        Cancelar guía
      </Button>
    </Row>
  ),
};

export const Sizes: Story = {
  name: 'Tamaños',
  render: (args) => (
    <Row>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" iconEnd={<ArrowRightIcon size={16} />} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ offsetHeight }) => offsetHeight)).toEqual([28, 36, 44]);
  },
};

export const Pending: Story = {
  name: 'En curso',
  args: { variant: 'primary', pending: true, pendingLabel: 'Generando…' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const PendingInMoreWords: Story = {
  name: 'En curso, con más palabras',
  args: { children: 'Imprimir', pending: true, pendingLabel: 'Preparando la etiqueta…' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    // What it says meanwhile stays within its edges.
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const DisabledWithReason: Story = {
  name: 'No puede actuar',
  args: {
    children: 'Imprimir',
    icon: <PrinterIcon size={16} />,
    disabledReason: 'Ninguno de los 3 tiene guía todavía',
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Imprimir' });
    await expect(button).toHaveAccessibleDescription('Ninguno de los 3 tiene guía todavía');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { name: 'Deshabilitado', args: { isDisabled: true } };

export const LongText: Story = {
  name: 'Texto largo',
  args: { children: 'Generar las 1,248 guías de los pedidos que vencen hoy antes de las 18:00' },
};
