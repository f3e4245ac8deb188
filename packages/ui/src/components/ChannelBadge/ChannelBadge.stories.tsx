import type { Meta, StoryObj } from '@storybook/react-vite';
import { channelCodes } from '@trastienda/domain';
import { Row } from '../../testing/layout.tsx';
import { ChannelBadge, ChannelTile } from './ChannelBadge.tsx';

const meta = {
  title: 'Componentes/ChannelBadge',
  component: ChannelBadge,
  args: { code: 'SR' },
} satisfies Meta<typeof ChannelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const All: Story = {
  render: () => (
    <Row gap={20}>
      {channelCodes.map((code) => (
        <ChannelBadge key={code} code={code} size="md" />
      ))}
    </Row>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Row>
      <ChannelTile code="CS" size="sm" />
      <ChannelTile code="CS" size="md" />
      <ChannelTile code="CS" size="lg" />
    </Row>
  ),
};
export const Unknown: Story = { args: { code: 'XX', name: 'Canal nuevo' } };
