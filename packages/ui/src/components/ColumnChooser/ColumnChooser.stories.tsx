import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../testing/layout.tsx';
import { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.tsx';

const meta = {
  title: 'Datos/Columnas · ColumnChooser',
  id: 'columnchooser',
  component: ColumnChooser,
  args: {
    columns: [
      { key: 'order', header: 'Pedido', isRowHeader: true },
      { key: 'client', header: 'Cliente' },
      { key: 'articles', header: 'Artículos' },
      { key: 'status', header: 'Estado', isRequired: true },
      { key: 'documents', header: 'Documentos', label: 'Evidencia y factura' },
      { key: 'total', header: 'Total' },
    ],
  },
} satisfies Meta<typeof ColumnChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(props: ColumnChooserProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['documents']));
  return <ColumnChooser {...props} hidden={hidden} onHiddenChange={setHidden} />;
}

export const Default: Story = {
  name: 'De fábrica',
  parameters: framed(460),
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Columnas' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Columnas' }));
    await expect(dialog.getByText('5 de 6')).toHaveAttribute('aria-live', 'polite');
    // Tab goes from box to box, past the one that is locked; Space shows or hides.
    const box = (name: string) => dialog.getByRole('checkbox', { name });
    box('Cliente').focus();
    await userEvent.keyboard(' ');
    await expect(box('Cliente')).not.toBeChecked();
    await userEvent.tab();
    await expect(box('Artículos')).toHaveFocus();
    await userEvent.tab();
    await expect(box('Evidencia y factura')).toHaveFocus();
    await expect(dialog.getByText('4 de 6')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Restablecer' }));
    await expect(dialog.getByText('6 de 6')).toBeInTheDocument();
  },
};

/** Going back to the usual columns leaves nothing to go back from, and Escape still closes the list. */
export const EscapeAfterReset: Story = {
  name: 'Tras restablecer',
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columnas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columnas' }));
    const reset = dialog.getByRole('button', { name: 'Restablecer' });
    await userEvent.click(reset);
    await expect(reset).toHaveAccessibleDescription('Ya ves las columnas de siempre');
    await expect(reset).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columnas' })).toHaveFocus());
  },
};

/** What is chosen and does not fit says so, and does not count as seen; what was taken off needs no room. */
export const NoRoom: Story = {
  name: 'Una que no cabe',
  args: { unseen: new Set(['total', 'documents']) },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columnas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columnas' }));
    const total = dialog.getByRole('checkbox', { name: 'Total' });
    await expect(total).toBeChecked();
    await expect(total).toHaveAccessibleDescription('No cabe en esta ventana');
    await expect(dialog.getAllByText('No cabe en esta ventana')).toHaveLength(1);
    await expect(dialog.getByText('4 de 6')).toBeVisible();
  },
};

/** What names the row, or is marked so, cannot be taken off. */
export const Locked: Story = {
  name: 'Una que no se quita',
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columnas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columnas' }));
    await expect(dialog.getByRole('checkbox', { name: 'Pedido' })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'Estado' })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'Pedido' })).toHaveAccessibleDescription(
      'Siempre visible',
    );
    await expect(dialog.getByRole('checkbox', { name: 'Cliente' })).toBeEnabled();
  },
};
