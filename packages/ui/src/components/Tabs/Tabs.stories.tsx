import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Button } from '../Button/Button.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Navegación/Pestañas · Tabs',
  id: 'tabs',
  component: Tabs,
  args: {
    'aria-label': 'Estado de los pedidos',
    onSelectionChange: fn(),
    items: [
      { id: 'todos', label: 'Todos', count: 1214 },
      { id: 'en-preparacion', label: 'En preparación', count: 24 },
      { id: 'listos-para-enviar', label: 'Listos para enviar', count: 9 },
      { id: 'en-transito', label: 'En tránsito', count: 61 },
      { id: 'finalizados', label: 'Finalizados', count: 112 },
      { id: 'cancelados', label: 'Cancelados', count: 8 },
    ],
    children: 'Pedidos',
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    // React Aria draws tabs in a second turn.
    await userEvent.click(await canvas.findByRole('tab', { name: /En tránsito/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('en-transito');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).not.toHaveBeenLastCalledWith('finalizados');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('finalizados');
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.keyboard('{Home}');
    await expect(tab('Todos 1,214')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Cancelados 8')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('en-transito');
    const panel = canvas.getByRole('tabpanel', { name: 'En tránsito 61' });
    await userEvent.tab();
    await expect(panel).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab('En tránsito 61')).toHaveFocus();
  },
};

export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('[role=tab]:not([data-selected])'),
};
export const AsLinks: Story = {
  name: 'Como enlaces',
  args: {
    selectedKey: 'todos',
    items: [
      { id: 'todos', label: 'Todos', count: 214, href: '/todos' },
      { id: 'en-preparacion', label: 'En preparación', count: 24, href: '/en-preparacion' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /En preparación/ })).toHaveAttribute(
      'href',
      '/en-preparacion',
    );
  },
};
export const Counting: Story = {
  name: 'Contando',
  args: {
    items: [
      { id: 'todos', label: 'Todos' },
      { id: 'cancelados', label: 'Cancelados' },
    ],
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(160),
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};

/** In the shell the row goes on to the edges of the screen, and the page does not scroll with it. */
export const PhoneInShell: Story = {
  name: 'En el teléfono, dentro del marco',
  ...onPhone(220),
  parameters: { ...onPhone(220).parameters, layout: 'fullscreen' },
  render: (args) => (
    <AppShell>
      <Tabs {...args} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('tab', { selected: true });
    await expect(chosen.getBoundingClientRect().left).toBe(16);
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect([list.left, list.right]).toEqual([0, innerWidth]);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
};

/** Counts come one after another: first the chosen tab's own. */
function CountedLater(props: TabsProps) {
  const [isCounted, setCounted] = useState(false);
  const items = props.items?.map((item) =>
    isCounted || item.id === props.selectedKey ? item : { ...item, count: undefined },
  );
  return (
    <>
      <Tabs {...props} items={items} />
      <Button onPress={() => setCounted(true)}>Contar</Button>
    </>
  );
}

export const PhoneAtTheLast: Story = {
  ...Phone,
  name: 'Elegida a la vista en el teléfono',
  args: { selectedKey: 'cancelados' },
  render: (args) => <CountedLater {...args} />,
  play: async ({ canvas }) => {
    const isInSight = () => {
      const list = canvas.getByRole('tablist').getBoundingClientRect();
      const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      return chosen.left >= list.left && chosen.right <= list.right + 1;
    };
    await expect(isInSight()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Contar' }));
    await expect(await canvas.findByText('112')).toBeInTheDocument();
    await waitFor(() => expect(isInSight()).toBe(true));
  },
};
/** Too many and too long for the row: it scrolls, and each name stays on one line. */
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    items: [
      'En preparación desde hace días',
      'Listos para que los recojan',
      'Devueltos por el cliente final',
    ].map((label, at) => ({ id: `${at}`, label, count: 1_234_567 })),
  },
  decorators: [
    (Story) => (
      <Frame width={560}>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    for (const tab of await canvas.findAllByRole('tab')) await expect(tab.offsetHeight).toBeLessThan(60);
  },
};
