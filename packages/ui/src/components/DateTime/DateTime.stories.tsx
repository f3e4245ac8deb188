import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTime } from './DateTime.tsx';
import { dateTimeFormats } from './options.ts';

const meta = {
  title: 'Datos/Fecha y hora · DateTime',
  id: 'datetime',
  component: DateTime,
  argTypes: { format: { options: dateTimeFormats } },
  args: { value: '2025-11-25T15:12:00Z', now: '2025-11-25T20:00:00Z' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const time = canvas.getByText('Hoy, 09:12');
    await expect(time.tagName).toBe('TIME');
    await expect(time).toHaveAttribute('datetime', '2025-11-25T15:12:00.000Z');
  },
};
export const Yesterday: Story = {
  name: 'Ayer',
  args: { value: '2025-11-25T01:04:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ayer, 19:04')).toBeVisible();
  },
};
export const AnotherYear: Story = {
  name: 'Otro año',
  args: { value: '2024-11-25T16:02:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2024/u)).toBeVisible();
  },
};
export const LongDay: Story = {
  name: 'Día largo',
  args: { format: 'longDay' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('martes 25 de noviembre')).toBeVisible();
  },
};
export const Absent: Story = {
  name: 'Sin momento',
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).not.toHaveAttribute('datetime');
  },
};
