import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { framed } from '../../testing/layout.tsx';
import { SavedViews } from './SavedViews.tsx';

const meta = {
  title: 'Datos/Vistas guardadas · SavedViews',
  id: 'savedviews',
  component: SavedViews,
  args: {
    views: [
      { id: 'hoy', name: 'Vencen hoy' },
      { id: 'sears', name: 'Sears sin guía' },
      { id: 'facturas', name: 'Sin factura', isShared: true, owner: 'Mariana R.' },
    ],
    current: 'hoy',
    onSelect: fn(),
    onSave: fn(),
    onCreate: fn(),
    onRename: fn(),
    onDelete: fn(),
    onCopyLink: fn(),
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const choose = async (name: string) => userEvent.click(await page().findByRole('menuitem', { name }));

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Vencen hoy' });
    button.focus();
    for (const key of ['{ArrowDown}', '{Enter}']) {
      await userEvent.keyboard(key);
      await page().findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowDown}');
    const first = await page().findByRole('menuitemradio', { name: 'Sears sin guía' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(page().getByRole('menuitemradio', { name: 'Vencen hoy' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
    await expect(page().getByRole('menuitemradio', { name: 'Vencen hoy' })).toBeChecked();
    await userEvent.click(page().getByRole('menuitemradio', { name: /Sin factura/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('facturas');
  },
};
export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('button') };
export const Open: Story = {
  name: 'Abierta',
  parameters: framed(420),
  args: { isModified: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Vencen hoy/ }));
    await expect(await page().findByRole('menuitemradio', { name: 'Vencen hoy' })).toBeVisible();
  },
};
export const Modified: Story = {
  name: 'Con cambios',
  args: { isModified: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vencen hoy con cambios sin guardar' }));
    await choose('Guardar cambios');
    await expect(args.onSave).toHaveBeenCalledWith('hoy');
  },
};
export const SavedAsNew: Story = {
  name: 'Guardada como nueva',
  args: { current: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vistas' }));
    await choose('Guardar como vista nueva');
    const name = await page().findByRole('textbox', { name: 'Nombre' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('vencen hoy');
    await waitFor(() => expect(page().getByText('Ya hay una vista con ese nombre')).toBeVisible());
    await userEvent.keyboard(' y mañana');
    await userEvent.click(page().getByRole('checkbox', { name: 'Compartir con mi equipo' }));
    await userEvent.click(page().getByRole('button', { name: 'Guardar vista' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Vistas' })).toHaveFocus());
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'vencen hoy y mañana', isShared: true });
  },
};
/** No team to give a view to: its name is all that is asked. */
export const OwnOnly: Story = {
  name: 'Solo propias',
  args: { current: null, canShare: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vistas' }));
    await choose('Guardar como vista nueva');
    await expect(await page().findByRole('textbox', { name: 'Nombre' })).toBeVisible();
    await expect(page().queryByRole('checkbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Vistas' })).toHaveFocus());
  },
};
export const Renamed: Story = {
  name: 'Con otro nombre',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vencen hoy' }));
    await choose('Cambiar nombre');
    const name = await page().findByRole('textbox', { name: 'Nombre' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Por vencer');
    await userEvent.click(page().getByRole('button', { name: 'Guardar vista' }));
    await expect(args.onRename).toHaveBeenCalledWith('hoy', { name: 'Por vencer', isShared: false });
  },
};
export const OfTheTeam: Story = {
  name: 'Del equipo',
  args: { current: 'facturas' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sin factura' }));
    await page().findByRole('menuitem', { name: 'Copiar enlace' });
    await expect(page().queryByRole('menuitem', { name: 'Eliminar vista' })).toBeNull();
    await choose('Copiar enlace');
    await expect(args.onCopyLink).toHaveBeenCalledWith('facturas');
  },
};
export const None: Story = { name: 'Ninguna', args: { views: [], current: null } };
export const LongName: Story = {
  name: 'Nombre largo',
  args: {
    views: [{ id: 'hoy', name: 'Pedidos de Sears, Sanborns y Claroshop que vencen antes de las 18:00' }],
    isModified: true,
  },
};
