import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WindowIcon } from '../../icons/index.ts';
import { carriers, invoiceMenu, menu, services } from '../../testing/sample-shop.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { framed, onPhone } from '../../testing/layout.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

const meta = {
  title: 'Navegación/Menú lateral · Sidebar',
  id: 'sidebar',
  component: Sidebar,
  args: { items: menu, activePath: '/', services, carriers, onReducedChange: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ inlineSize: args.reduced ? 70 : 240, blockSize: 760 }}>
      <Sidebar {...args} />
    </div>
  ),
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica, el menú principal · S2.2 to S2.6 S2.16',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    const here = canvas.getByRole('link', { current: 'page' });
    await expect(here).toHaveTextContent('Inicio');
    await expect(getComputedStyle(here).fontWeight).toBe('600');
    await expect(canvas.getByRole('link', { name: 'Trastienda' })).toHaveAttribute('href', '/');
    const service = canvas.getByRole('link', { name: 'Envíos (se abre en otra pestaña)' });
    await expect(service).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Mis pedidos 33 por atender' })).toBeVisible();
    const group = canvas.getByRole('button', { name: 'Fulfillment' });
    await expect(canvas.queryByRole('link', { name: 'Retirar inventario' })).toBeNull();
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Retirar inventario', 'Consultar inventario', 'Historial de envios']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
    await userEvent.click(group);
    await expect(canvas.queryByRole('link', { name: 'Retirar inventario' })).toBeNull();
    // By keys: each entry is a stop, what is closed is none; Enter and Space open and close.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: /inventario$/ })[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  },
};

export const GroupWithPage: Story = {
  name: 'Grupo con página propia · S2.3 D29',
  args: { activePath: '/mis-productos/catalogo-de-productos' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Mis productos' });
    await expect(link).toHaveAttribute('href', '/mis-productos/catalogo-de-productos');
    await expect(link).toHaveAttribute('aria-current', 'page');
    const toggle = canvas.getByRole('button', { name: 'Menú de Mis productos' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Sanborns' })).toBeVisible();
    link.focus();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Sanborns' })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('link', { name: 'Sanborns' })).toBeVisible();
  },
};

export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('button[aria-expanded]'),
  args: { items: menu.filter(({ key }) => key !== 'productos').slice(0, 3), services: [], carriers: [] },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Sidebar {...args} />
    </div>
  ),
};

export const ToggleInteraction: Story = {
  ...Interaction,
  name: 'Flecha del grupo, al pasar y al oprimir',
  args: { ...Interaction.args, items: menu.slice(0, 3) },
};

export const ActiveChild: Story = {
  name: 'Hijo activo',
  args: { activePath: '/mis-pagos?marketplace=sears' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Sears');
    const group = canvas.getByRole('button', { name: /Mis pagos/ });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(group);
  },
};

function Reducible(props: SidebarProps) {
  const [reduced, setReduced] = useState(props.reduced ?? false);
  return (
    <div style={{ inlineSize: reduced ? 70 : 240, blockSize: 760 }}>
      <Sidebar {...props} reduced={reduced} onReducedChange={setReduced} />
    </div>
  );
}

/** Three bars and the name: a mark as an application draws its own. */
const mark = (
  <svg direction="ltr" width={56} height={24} viewBox="0 0 56 24" fill="currentColor">
    <path d="M0 6h10v3H0zm2 5h8v3H2zm2 5h6v3H4z" />
    <text x={14} y={17} fontSize={13} fontWeight={700}>
      Norte
    </text>
  </svg>
);

export const CarrierMarks: Story = {
  name: 'Logotipos de las paqueterías · S1.23',
  args: { carriers: [{ name: 'Norte Express', logo: mark }, 'Veloz MX', 'Ruta 7'] },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('list', { name: 'Envía con' }));
    const names = banner.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(['NorteNorte Express', 'Veloz MX', 'Ruta 7']);
    // What is drawn is decoration: the name beside it is what is read.
    const drawn = banner.getByText('Norte').closest('svg');
    await expect(drawn).toBeVisible();
    await expect(drawn?.closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

export const Soon: Story = {
  name: 'Secciones por venir',
  args: {
    items: menu.map(({ children, ...item }) => ({
      ...item,
      isSoon: item.key !== 'inicio',
      ...(children && { children: children.map((child) => ({ ...child, isSoon: true })) }),
    })),
    activePath: '/mis-pagos/evidencias-rechazadas',
    carriers: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mis pedidos Pronto 33 por atender' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reportes Pronto' })).toBeVisible();
    // No name is cut for its mark, not the longest one beside its count either.
    const names = within(canvas.getByRole('navigation'))
      .getAllByText(/^(Mis|Canales|Fulfillment|Reportes|Claroshop|Sears|Evidencias)/)
      .filter((name) => name.offsetWidth > 0);
    await expect(names.length).toBeGreaterThan(7);
    for (const name of names) await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

export const SoonReduced: Story = {
  ...Soon,
  name: 'Reducido, con secciones por venir',
  args: { ...Soon.args, reduced: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reportes · Pronto' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Reportes' }));
    await waitFor(() => expect(panel.getByRole('link', { name: 'Ventas Pronto' })).toBeVisible());
  },
};

export const Reduced: Story = {
  name: 'Reducido, con sus paneles · S2.10',
  args: { reduced: true, activePath: '/mis-pagos?marketplace=sears' },
  render: (args) => <Reducible {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mis pagos' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mis pagos' })).toBeVisible());
    await expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Sears');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mis pagos' })).toHaveFocus());
    // An icon keeps its name, and shows it to who comes by keyboard.
    const icon = canvas.getByRole('link', { name: 'Mis pedidos, 33 por atender' });
    icon.focus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Mis pedidos'));
    icon.blur();
    await expect(canvas.queryByText('Envía con')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir menú' }));
    await expect(canvas.getByText('Envía con')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Contraer menú' }));
    await expect(canvas.getByRole('button', { name: 'Expandir menú' })).toBeVisible();
  },
};

export const ReducedOpen: Story = {
  name: 'Reducido, con un grupo abierto',
  parameters: framed(800),
  args: { reduced: true, activePath: '/mis-pedidos' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reportes' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Reportes' })).toBeVisible());
  },
};

export const ReducedGroupWithPage: Story = {
  name: 'Reducido, grupo con página propia · D29',
  parameters: framed(800),
  args: { reduced: true, activePath: '/mis-pedidos' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mis productos' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Mis productos' }));
    await waitFor(() => expect(panel.getByRole('link', { name: 'Mis productos' })).toBeVisible());
    await expect(panel.getByRole('link', { name: 'Mis productos' })).toHaveAttribute(
      'href',
      '/mis-productos/catalogo-de-productos',
    );
  },
};

export const Invoices: Story = {
  name: 'Rutas de facturas · S2.9',
  args: { items: invoiceMenu, activePath: '/subir-facturas/manuales' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subir facturas' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'Automáticas' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Manuales');
  },
};

export const ServiceUnavailable: Story = {
  name: 'Un servicio que no se puede abrir',
  args: {
    services: [
      ...services.slice(0, 1),
      {
        key: 'paginas',
        label: 'Paginas',
        icon: <WindowIcon />,
        disabledReason: 'No pudimos revisar si tu sitio está activo',
      },
    ],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Paginas' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('No pudimos revisar si tu sitio está activo');
  },
};

export const MenuPage: Story = {
  name: 'Página de menú en el teléfono',
  ...onPhone(760),
  args: { variant: 'page', activePath: '/menu', carriers: [] },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <Sidebar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('link', { name: /^(Inicio|Mis pedidos)/ });
    await expect(entries).toHaveLength(2);
    for (const entry of entries) await expect(entry.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    activePath: '/mis-pagos/evidencias-rechazadas',
    carriers: ['Norte Express del Bajío', 'Veloz MX', 'Ruta 7'],
    items: menu.map((item) => ({
      ...item,
      label: `${item.label} y todo lo que va con ello`,
      count: 12_345,
    })),
  },
};
