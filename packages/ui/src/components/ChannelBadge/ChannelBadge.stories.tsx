import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { channelCodes } from '@trastienda/domain';
import { Row } from '../../testing/layout.tsx';
import { ChannelBadge, ChannelTile } from './ChannelBadge.tsx';
import { channelTileSizes } from './options.ts';

const meta = {
  title: 'Datos/Canal · ChannelBadge',
  id: 'channelbadge',
  component: ChannelBadge,
  subcomponents: { ChannelTile },
  argTypes: { code: { options: channelCodes }, size: { options: channelTileSizes } },
  args: { code: 'SR' },
} satisfies Meta<typeof ChannelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    // The name is beside the tile: said once.
    await expect(canvas.getByText('Sears')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** A sale that no channel brought. */
export const DirectSale: Story = {
  name: 'Venta directa',
  args: { code: 'VD' },
  play: async ({ canvas }) => expect(canvas.getByText('VD')).toBeVisible(),
};
export const All: Story = {
  name: 'Todos los canales',
  render: () => (
    <Row gap={20}>
      {channelCodes.map((code) => (
        <ChannelBadge key={code} code={code} size="md" />
      ))}
    </Row>
  ),
};
export const Sizes: Story = {
  name: 'Tamaños',
  render: () => (
    <Row>
      <ChannelTile code="CS" size="sm" />
      <ChannelTile code="CS" size="md" />
      <ChannelTile code="CS" size="lg" />
    </Row>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('img', { name: 'Claroshop' });
    await expect(tiles.map(({ offsetWidth }) => offsetWidth)).toEqual([20, 28, 40]);
    for (const tile of tiles) await expect(tile).toHaveAttribute('title', 'Claroshop');
  },
};
export const Unknown: Story = {
  name: 'Desconocido',
  args: { code: 'XX', name: 'Canal nuevo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('?')).toBeVisible();
    await expect(canvas.getByText('Canal nuevo')).toBeVisible();
  },
};
