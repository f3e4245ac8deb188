import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { ShareBar } from './ShareBar.tsx';

const meta = {
  title: 'Gráficas/Barra de proporción · ShareBar',
  id: 'sharebar',
  component: ShareBar,
  args: { percent: 17.5 },
  decorators: [
    (Story) => (
      <Frame width={180}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const percent = canvas.getByText('17.5 %');
    await expect(percent).toBeVisible();
    await expect(percent.previousElementSibling).toHaveAttribute('aria-hidden', 'true');
  },
};
export const AgainstTheGreatest: Story = { name: 'Contra la mayor', args: { percent: 14, max: 17.5 } };
export const Zero: Story = { name: 'Cero', args: { percent: 0 } };
export const Unknown: Story = {
  name: 'No se sabe',
  args: { percent: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
};
export const Whole: Story = { name: 'Todo', args: { percent: 100 } };
