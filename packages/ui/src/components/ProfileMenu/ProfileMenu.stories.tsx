import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Frame, framed } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { profileMenuItems } from './items.tsx';
import { ProfileMenu, ProfileMenuContent } from './ProfileMenu.tsx';

const meta = {
  title: 'Navegación/Menú de perfil · ProfileMenu',
  id: 'profilemenu',
  component: ProfileMenu,
  subcomponents: { ProfileMenuContent },
  args: { name: 'Mariana Robles', email: 'mariana@casalumbre.example', onSignOut: fn() },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: framed(380),
  name: 'De fábrica: inicial, nombre, correo y entradas · S2.20 S2.21 S2.22',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Perfil de Mariana Robles' });
    await expect(button).toHaveTextContent('M');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('mariana@casalumbre.example')).toBeVisible());
    await expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Información fiscal',
      'Datos almacén',
      'Información bancaria',
      'Administración de usuarios',
    ]);
    // It leaves the account: a line keeps it from the pages, also without a setting between them.
    const part = screen.getByRole('button', { name: 'Cerrar sesión' }).parentElement as HTMLElement;
    await expect(getComputedStyle(part).borderTopWidth).toBe('1px');
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('button') };

export const SigningOut: Story = {
  name: 'Cerrar sesión · S2.23',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('dialog', { name: 'Perfil de Mariana Robles' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Información fiscal' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const WithoutName: Story = {
  name: 'Sin nombre',
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Perfil de mariana@casalumbre.example' }),
    ).toHaveTextContent('M');
  },
};

export const OnTheMenuPage: Story = {
  name: 'En la página de menú',
  render: (args) => (
    <Frame width={358}>
      <ProfileMenuContent name={args.name} email={args.email}>
        Apariencia
      </ProfileMenuContent>
    </Frame>
  ),
};

export const Soon: Story = {
  name: 'Páginas por venir',
  render: () => (
    <Frame width={264}>
      <ProfileMenuContent
        items={profileMenuItems.map((item) => ({ ...item, isSoon: item.key !== 'fiscal' }))}
      />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Información fiscal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Administración de usuarios Pronto' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Texto largo',
  parameters: framed(380),
  args: {
    name: 'María Guadalupe de los Ángeles Hernández-Villaseñor y Ruiz',
    email: 'administracion.general.de.ventas@comercializadoradelistmo.example',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
