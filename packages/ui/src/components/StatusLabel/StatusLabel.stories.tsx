import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusFamilies } from '@trastienda/domain';
import { Row, Stack } from '../../testing/layout.tsx';
import { StatusLabel } from './StatusLabel.tsx';

const meta = {
  title: 'Componentes/StatusLabel',
  component: StatusLabel,
  args: { status: 'listo_para_enviar' },
} satisfies Meta<typeof StatusLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rows: Story = {
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
export const Mixed: Story = { args: { status: 'pendiente', mixedCount: 2 } };
