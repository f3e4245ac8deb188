import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame, Row } from '../../testing/layout.tsx';
import { Skeleton } from './Skeleton.tsx';
import { skeletonShapes } from './options.ts';

const meta = {
  title: 'Avisos/Esqueleto · Skeleton',
  id: 'skeleton',
  component: Skeleton,
  argTypes: { shape: { options: skeletonShapes } },
  args: { width: 200 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvasElement }) => {
    const bone = canvasElement.querySelector<HTMLElement>('span[aria-hidden="true"]');
    await expect(bone?.offsetWidth).toBe(200);
    await expect(getComputedStyle(bone as HTMLElement).animationDelay).toMatch(/0\.2s/u);
  },
};
export const Shapes: Story = {
  name: 'Formas',
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
