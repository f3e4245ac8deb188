import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone } from '../../testing/layout.tsx';
import { label } from '../../testing/sample-guide.ts';
import { LabelPreview } from './LabelPreview.tsx';

const meta = {
  title: 'Envíos/Vista de etiqueta · LabelPreview',
  id: 'labelpreview',
  component: LabelPreview,
  args: label,
} satisfies Meta<typeof LabelPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica, cortado como en la guía · S5.2',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Etiqueta de la guía 774109362218' })).toBeVisible();
    await expect(canvas.getByText('Fraccionamiento Residencial Mirador')).toBeVisible();
  },
};
export const BeforeBuying: Story = {
  name: 'Antes de comprar',
  args: { guide: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Etiqueta, vista previa' })).toBeVisible();
    await expect(canvas.queryByText('774109362218')).toBeNull();
  },
};
export const ContentUnknown: Story = {
  name: 'Sin contenido',
  args: { content: '', order: 'Pedido P-20893' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Contenido/)).toBeNull();
    // Beside a hyphen, figures of one width stand apart.
    await expect(getComputedStyle(canvas.getByText('Pedido P-20893')).fontVariantNumeric).toBe('normal');
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    content: 'Artesanías '.repeat(20),
    destination: {
      ...label.destination,
      name: 'María Guadalupe de los Ángeles Hernández-Villaseñor y Ruiz de la Peña',
      street: 'Prolongación Boulevard Licenciado Benito Juárez García poniente 12345, Int. 4',
    },
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(480),
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('figure').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
