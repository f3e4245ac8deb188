import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusFamilies } from '@trastienda/domain';
import { expect } from 'storybook/test';
import { Row } from '../../testing/layout.tsx';
import { StatusGlyph } from './StatusGlyph.tsx';

const meta = {
  title: 'Datos/Símbolo de estado · StatusGlyph',
  id: 'statusglyph',
  component: StatusGlyph,
  argTypes: { status: { options: [...statusFamilies, 'future'] } },
  args: { status: 'transito' },
} satisfies Meta<typeof StatusGlyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'De fábrica' };
export const All: Story = {
  name: 'Todos',
  render: () => (
    <Row>
      {([...statusFamilies, 'future'] as const).map((status) => (
        <StatusGlyph key={status} status={status} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    // The shape alone tells them apart, and none is read.
    const glyphs = [...canvasElement.querySelectorAll('svg')];
    await expect(new Set(glyphs.map(({ innerHTML }) => innerHTML)).size).toBe(6);
    for (const glyph of glyphs) await expect(glyph).toHaveAttribute('aria-hidden', 'true');
  },
};
