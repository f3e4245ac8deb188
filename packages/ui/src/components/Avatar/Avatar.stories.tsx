import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Componentes/Avatar', component: Avatar, args: { name: 'Casa Lumbre' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Person: Story = { args: { name: 'Mariana', letters: 'M', size: 'md', tone: 'neutral' } };
export const WithoutName: Story = { args: { name: null } };
