import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Frame, onPhone, withoutPicture } from '../../testing/layout.tsx';
import { pictureAddresses } from '../../testing/sample-pictures.ts';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import type { Photo } from './PhotoSorter.model.ts';
import { PhotoSorter, type PhotoSorterProps } from './PhotoSorter.tsx';

const names = ['frente', 'asa', 'interior', 'empaque'];
const photos = pictureAddresses.map((src, at) => ({ id: `foto-${at}`, src, name: names[at] ?? '' }));

/** As an application keeps it. */
function Kept({ photos: given = [], onReorder, onRemove, ...rest }: PhotoSorterProps) {
  const [order, setOrder] = useState<readonly Photo[]>(given);
  return (
    <PhotoSorter
      {...rest}
      photos={order}
      onReorder={(next) => {
        setOrder(next);
        onReorder?.(next);
      }}
      onRemove={(id) => {
        setOrder((now) => now.filter((photo) => photo.id !== id));
        onRemove?.(id);
      }}
    />
  );
}

const meta = {
  title: 'Formularios/Fotos del producto · PhotoSorter',
  id: 'photosorter',
  component: PhotoSorter,
  args: { photos, onReorder: fn(), onRemove: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhotoSorter>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('img').map((picture) => picture.getAttribute('alt'));

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    // The list draws its photos in a second turn.
    await userEvent.click(await canvas.findByRole('button', { name: 'Mover interior antes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mover interior antes' }));
    await expect(order(canvas)).toEqual(['interior', 'frente', 'asa', 'empaque']);
    await expect(canvas.getByRole('button', { name: 'Mover interior antes' })).toBeDisabled();
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Portada');
  },
};
export const Interaction: Story = {
  name: 'Al pasar y con foco',
  ...inEachState('[role=row]', { without: ['Al oprimir'] }),
  args: { photos: photos.slice(0, 2) },
};
export const ByKeyboard: Story = {
  name: 'Con el teclado',
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await expect(canvas.getAllByRole('row')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mover asa antes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(order(canvas)).toEqual(['asa', 'frente', 'interior', 'empaque']);
  },
};
export const TakenByKeyboard: Story = {
  name: 'Tomada con el teclado',
  tags: ['no-visual'],
  parameters: withoutPicture,
  play: async ({ canvas, args }) => {
    // Its place is the handle. Taken, the arrows go from place to place; Escape leaves the photo where it was.
    const handle = () => canvas.getByRole('button', { name: /^Arrastrar frente/u });
    await canvas.findAllByRole('row');
    await userEvent.tab();
    await userEvent.tab();
    await expect(handle()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(args.onReorder).not.toHaveBeenCalled();
    await waitFor(() => expect(handle()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
    await expect(order(canvas)[0]).toBe('asa');
    await expect(canvas.getByRole('row', { name: /^frente, [23] de 4$/u })).toBeVisible();
  },
};
export const Removed: Story = {
  name: 'Foto quitada',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar frente' }));
    await expect(args.onRemove).toHaveBeenCalledWith('foto-0');
    await waitFor(() => expect(order(canvas)).toEqual(['asa', 'interior', 'empaque']));
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Portada');
  },
};
export const ReadOnly: Story = {
  name: 'Solo ver',
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'frente, 1 de 4' })).toHaveTextContent('1 de 4');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const One: Story = { name: 'Una sola', args: { photos: photos.slice(0, 1) } };
export const Empty: Story = {
  name: 'Vacía',
  args: { photos: [], empty: <FileDrop kind="productPhoto" multiple /> },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(560),
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
