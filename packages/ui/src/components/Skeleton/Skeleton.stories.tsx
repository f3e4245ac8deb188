import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame, Row } from '../../testing/layout.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Componentes/Skeleton', component: Skeleton, args: { width: 200 } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shapes: Story = {
  render: () => (
    <Frame>
      <Row>
        <Skeleton shape="tile" />
        <Skeleton shape="circle" />
        <Skeleton shape="line" width={120} />
        <Skeleton shape="block" />
      </Row>
    </Frame>
  ),
};
