import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Componentes/DateTime',
  component: DateTime,
  args: { value: '2025-11-25T15:12:00Z', now: '2025-11-25T20:00:00Z' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Yesterday: Story = { args: { value: '2025-11-25T01:04:00Z' } };
export const AnotherYear: Story = { args: { value: '2024-11-25T16:02:00Z' } };
export const LongDay: Story = { args: { format: 'longDay' } };
export const Absent: Story = { args: { value: null } };
