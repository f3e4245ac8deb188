import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { onPhone } from '../../testing/layout.tsx';
import { sampleAddress as values } from '../../testing/sample-address.ts';
import { foundColonies } from '../../testing/sample-colonies.ts';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';
import { emptyAddress, validateAddress } from './AddressForm.model.ts';

const found = foundColonies('Mirador', 'Obispado', 'María Luisa');

/** Keeps what is typed, and answers every postal code with Monterrey's. */
function Live(props: AddressFormProps) {
  const [kept, setKept] = useState(props.values);
  const [lookup, setLookup] = useState(props.lookup ?? { status: 'idle' as const });
  return (
    <div style={{ maxInlineSize: 720 }}>
      <AddressForm
        {...props}
        values={kept}
        lookup={lookup}
        onValuesChange={(change) => {
          setKept((before) => ({ ...before, ...change }));
          props.onValuesChange(change);
        }}
        onZipCode={(zipCode) => {
          props.onZipCode?.(zipCode);
          setLookup(found);
          setKept((before) => ({ ...before, state: 'MX-NLE', borough: 'Monterrey' }));
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Formularios/Dirección · AddressForm',
  id: 'addressform',
  component: AddressForm,
  args: { values, lookup: found, onValuesChange: fn(), onZipCode: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Dirección' })).toBeVisible();
    // Tab goes in the order in which an address is dictated; what the postal code filled can be read.
    for (const name of [
      /^Quién recibe/,
      /^Teléfono/,
      /^Código postal/,
      /^Estado/,
      /^Municipio/,
      /Colonia/,
      /^Calle/,
      /^Núm. exterior/,
      /^Núm. interior/,
      /^Referencias/,
    ]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
};

export const PostalCodeFillsTheRest: Story = {
  name: 'El código postal llena el resto',
  args: { values: emptyAddress, lookup: { status: 'idle' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Código postal' }), '64070');
    await expect(args.onZipCode).toHaveBeenCalledOnce();
    await expect(args.onZipCode).toHaveBeenCalledWith('64070');
    await expect(canvas.getByRole('textbox', { name: 'Estado' })).toHaveValue('Nuevo León');
    await userEvent.click(canvas.getByRole('button', { name: /Colonia/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Otra' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre de la colonia' }), 'La Joya');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ neighborhood: 'La Joya' });
  },
};
export const Searching: Story = { name: 'Buscando', args: { lookup: { status: 'loading' } } };
export const UnknownPostalCode: Story = {
  name: 'Código postal desconocido',
  args: {
    values: { ...emptyAddress, zipCode: '99999' },
    lookup: { status: 'unknown' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No encontramos ese CP/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Colonia' })).toBeVisible();
  },
};
export const LookupFailed: Story = {
  name: 'No se pudo buscar el código postal',
  args: { lookup: { status: 'failed' } },
};
export const NeighborhoodTooLong: Story = {
  name: 'Colonia de más de 35 caracteres · S5.2',
  args: {
    values: { ...values, neighborhood: 'Fraccionamiento Residencial Mirador del Valle' },
    onShortenNeighborhood: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('45 de 35 caracteres; sobran 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abreviar' }));
    await expect(args.onShortenNeighborhood).toHaveBeenCalledOnce();
  },
};
export const ErrorOnLeaving: Story = {
  name: 'Error al salir del campo',
  args: { values: { ...values, street: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Escribe la calle')).toBeNull();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Calle' }));
    await userEvent.tab();
    await expect(canvas.getByText('Escribe la calle')).toBeVisible();
  },
};
export const ErrorsAfterSubmit: Story = {
  name: 'Errores al enviar',
  args: { values: emptyAddress, lookup: { status: 'idle' }, errors: validateAddress(emptyAddress) },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    values: {
      ...values,
      name: 'María Guadalupe de los Ángeles Hernández-Villaseñor y Ruiz de la Peña',
      reference:
        'Entre Calle de los Insurgentes y Calle del Cura Hidalgo, portón verde, junto a la tortillería',
    },
  },
};
/** One column, but for what is short: the numbers of the street share a row. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(860),
  args: { values: { ...values, street: '' }, errors: validateAddress({ ...values, street: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Calle' })).toHaveAccessibleDescription(
      'Escribe la calle',
    );
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** A place without a person: who receives is not asked. */
export const WithoutPerson: Story = {
  name: 'Sin quién recibe',
  args: { hasPerson: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Calle/ })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Quién recibe/ })).toBeNull();
  },
};
