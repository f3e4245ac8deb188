import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contrastRatio } from '../../theme/contrast.ts';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Frame, onPhone, Stack } from '../../testing/layout.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';

const steps = [
  { key: 'ruta', label: 'Origen y destino', href: '/mis-pedidos/crear-guia?paso=ruta' },
  { key: 'paquete', label: 'Paquete', href: '/mis-pedidos/crear-guia?paso=paquete' },
  { key: 'cotizar', label: 'Cotizar' },
  { key: 'revisar', label: 'Revisar y generar' },
];

const meta = {
  title: 'Navegación/Pasos · ProgressSteps',
  id: 'progresssteps',
  component: ProgressSteps,
  args: { steps, current: 'cotizar', 'aria-label': 'Pasos para crear la guía' },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1);
    await expect(items[2]).toHaveTextContent('Cotizar, paso actual');
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Origen y destino, hecho$/u),
      expect.stringMatching(/Paquete, hecho$/u),
    ]);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('list')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
export const Interaction: Story = {
  name: 'Al pasar y con foco',
  ...inEachState('a', { without: ['Al oprimir'] }),
};
export const First: Story = { name: 'Primer paso', args: { current: 'ruta' } };
export const AllDone: Story = {
  name: 'Todos los pasos hechos',
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/, hecho$/u)).toHaveLength(4);
    await expect(canvas.queryByText(/paso actual/u)).toBeNull();
  },
};
export const Failed: Story = {
  name: 'Con un problema',
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Cotizar, con un problema');
  },
};
/** One went back: what was reached is a link, and what lacks something has no tick. */
export const WentBack: Story = {
  name: 'De regreso en un paso',
  args: {
    current: 'paquete',
    steps: steps.map((step, at) => ({
      ...step,
      href: `?paso=${step.key}`,
      isReached: at < 3,
      hasFaults: at === 0,
    })),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Origen y destino, con un problema$/u),
      expect.stringMatching(/Cotizar, por hacer$/u),
    ]);
  },
};
/** What is done and what is to come differ in every scheme: in high contrast both were near black. */
export const Bar: Story = {
  name: 'Barra',
  args: { variant: 'bar' },
  render: (args) => (
    <Frame width={358}>
      <ProgressSteps {...args} />
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [done, , , next] = canvas.getAllByRole('listitem');
    const hexOf = (step?: HTMLElement) =>
      `#${(getComputedStyle(step ?? canvasElement, '::before').backgroundColor.match(/\d+/gu) ?? [])
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    for (const scheme of ['dark', 'contrast', 'light']) {
      canvasElement.setAttribute('data-color-scheme', scheme);
      await waitFor(() => expect(contrastRatio(hexOf(done), hexOf(next)), scheme).toBeGreaterThan(7));
    }
    canvasElement.removeAttribute('data-color-scheme');
  },
};
export const LifeOfAnOrder: Story = {
  name: 'La vida de un pedido',
  args: {
    'aria-label': 'Estado del pedido',
    variant: 'status',
    current: 'listo',
    steps: [
      { key: 'pendiente', label: 'En preparación', status: 'pendiente', note: 'Desde 25 nov, 09:20' },
      { key: 'listo', label: 'Listo para enviar', status: 'listo_para_enviar', note: 'Desde 25 nov, 10:02' },
      { key: 'transito', label: 'En tránsito', status: 'transito', note: 'Al recolectar' },
      { key: 'finalizado', label: 'Finalizado', status: 'finalizado', note: 'Estimado 28 nov' },
    ],
  },
};
export const FailedOrder: Story = {
  name: 'Pedido con un problema',
  args: {
    'aria-label': 'Avance del pedido',
    failed: true,
    current: 'transito',
    steps: [
      { key: 'pendiente', label: 'En preparación', note: 'Desde 25 nov, 09:20' },
      { key: 'listo_para_enviar', label: 'Listo para enviar', note: 'Desde 25 nov, 10:02' },
      { key: 'transito', label: 'En tránsito', note: 'Con incidencia' },
      { key: 'finalizado', label: 'Finalizado', note: 'Estimado 28 nov' },
    ],
  },
  render: (args) => (
    <Stack gap={24} style={{ justifyItems: 'stretch' }}>
      <ProgressSteps {...args} variant="status" />
      <ProgressSteps {...args} variant="bar" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const colourOf = (at: number) => getComputedStyle(items[at] as Element, '::before').backgroundColor;
    await expect(items[2]).toHaveTextContent('En tránsito, con un problema');
    // The same red in both forms, and of no step beside it.
    await expect(colourOf(2)).toBe(colourOf(6));
    await expect(new Set([0, 1, 2, 3].map(colourOf)).size).toBe(4);
  },
};
export const LifeOfAnOrderOnAPhone: Story = {
  ...onPhone(200),
  name: 'La vida de un pedido en el teléfono',
  args: {
    'aria-label': 'Avance del pedido',
    variant: 'bar',
    current: 'transito',
    steps: [
      { key: 'pendiente', label: 'En preparación' },
      { key: 'listo_para_enviar', label: 'Listo para enviar' },
      { key: 'transito', label: 'En tránsito' },
      { key: 'finalizado', label: 'Finalizado' },
    ],
  },
  render: (args) => (
    // A window of 340 px.
    <Frame width={308}>
      <Stack gap={24} style={{ justifyItems: 'stretch' }}>
        <ProgressSteps {...args} />
        <ProgressSteps {...args} variant="status" />
      </Stack>
    </Frame>
  ),
  play: async ({ canvas }) => {
    const colours = canvas
      .getAllByRole('listitem')
      .map((item) => getComputedStyle(item, '::before').backgroundColor);
    // Both variants say the same of each step, and the four differ.
    await expect(colours.slice(0, 4)).toEqual(colours.slice(4));
    await expect(new Set(colours).size).toBe(4);
    // No word goes on in another line.
    const lines = document.createRange();
    lines.selectNodeContents(canvas.getAllByText('En preparación')[0]?.firstChild as Text);
    await expect(lines.getClientRects()).toHaveLength(2);
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: { steps: steps.map((step) => ({ ...step, label: `${step.label} con todos sus datos y detalles` })) },
};
/** Where the line has no room for all, it goes on below: names stood one over the other. */
export const InNarrowRoom: Story = {
  name: 'En poco lugar',
  args: { failed: true },
  render: (args) => (
    <Frame width={358}>
      <ProgressSteps {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const places = canvas
      .getAllByRole('listitem')
      .flatMap((item) => [...(item.firstElementChild?.children ?? [])])
      .map((part) => part.getBoundingClientRect());
    await expect(places).toHaveLength(8);
    for (const [at, place] of places.entries())
      for (const later of places.slice(at + 1))
        await expect(
          later.left >= place.right || later.right <= place.left || later.top >= place.bottom,
        ).toBe(true);
  },
};
