import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { statusFamilies } from '@trastienda/domain';
import { Frame, Row, Stack } from '../../testing/layout.tsx';
import { StatusChip, StatusLabel } from './StatusLabel.tsx';

const meta = {
  title: 'Datos/Estado del pedido · StatusLabel',
  id: 'statuslabel',
  component: StatusLabel,
  subcomponents: { StatusChip },
  argTypes: { status: { options: statusFamilies } },
  args: { status: 'listo_para_enviar' },
} satisfies Meta<typeof StatusLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Listo para enviar')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Rows: Story = {
  name: 'En renglones',
  render: () => (
    <Stack>
      {statusFamilies.map((status) => (
        <Row key={status} gap={32}>
          <StatusLabel status={status} style={{ width: '9.4rem' }} />
          <StatusLabel status={status} variant="pill" />
        </Row>
      ))}
    </Stack>
  ),
};
export const Mixed: Story = {
  name: 'Mixto',
  args: { status: 'pendiente', mixedCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Mixto/u).closest('span:has(svg)')).toHaveTextContent(/2/u);
  },
};
/** Words of a channel's own, in a column too narrow for them. */
export const LongText: Story = {
  name: 'Texto largo',
  args: { label: 'Devuelto por el cliente, en revisión del canal' },
  render: (args) => (
    <Frame width={200}>
      <Stack>
        <StatusLabel {...args} />
        <StatusLabel {...args} variant="pill" />
      </Stack>
    </Frame>
  ),
};
