import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClockIcon, FileXIcon, OctagonIcon, StarIcon, TriangleIcon } from '../../icons/index.ts';
import { Row } from '../../testing/layout.tsx';
import { Badge } from './Badge.tsx';
import { badgeTones } from './options.ts';

const meta = {
  title: 'Datos/Etiqueta de excepción · Badge',
  id: 'badge',
  component: Badge,
  argTypes: { tone: { options: badgeTones } },
  args: { children: 'Estimado' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estimado').offsetHeight).toBe(20);
  },
};
export const Tones: Story = {
  name: 'Los tres tonos',
  render: () => (
    <Row gap={8}>
      <Badge tone="critical" icon={ClockIcon}>
        Hoy, 18:00
      </Badge>
      <Badge tone="critical" icon={OctagonIcon}>
        Venció ayer 18:00
      </Badge>
      <Badge tone="critical" icon={FileXIcon}>
        Evidencia rechazada
      </Badge>
      <Badge tone="warning" icon={ClockIcon}>
        Mañana, 12:00
      </Badge>
      <Badge tone="warning" icon={TriangleIcon}>
        Zona extendida
      </Badge>
      <Badge icon={StarIcon}>Recomendada</Badge>
      <Badge>Estimado</Badge>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')];
    await expect(icons).toHaveLength(6);
    for (const icon of icons) await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};
