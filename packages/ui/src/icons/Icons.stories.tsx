import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from './icons.tsx';

const meta = { title: 'Fundamentos/Íconos', id: 'iconos', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Todos los íconos',
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 16 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6, fontSize: 12 }}>
          <Icon />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
};

export const Named: Story = {
  name: 'Con nombre',
  render: () => <icons.ClockIcon label="Vence hoy" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vence hoy' })).toBeVisible();
  },
};
