import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { foundColonies } from '../../testing/sample-colonies.ts';
import { emptyPostalCode, validatePostalCodeValues, type PostalCodeValues } from './PostalCodeField.model.ts';
import { PostalCodeField, type PostalCodeFieldProps } from './PostalCodeField.tsx';

const found = foundColonies('Mirador', 'Obispado', 'María Luisa');
const values: PostalCodeValues = {
  zipCode: '64070',
  state: 'MX-NLE',
  borough: 'Monterrey',
  neighborhood: 'Mirador',
};

/** Keeps what is typed, and answers every postal code with Monterrey's. */
function Live(props: PostalCodeFieldProps) {
  const [kept, setKept] = useState(props.values);
  const [lookup, setLookup] = useState(props.lookup ?? { status: 'idle' as const });
  return (
    <div style={{ maxInlineSize: 720 }}>
      <PostalCodeField
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
  title: 'Formularios/Código postal · PostalCodeField',
  id: 'postalcodefield',
  component: PostalCodeField,
  args: { values, lookup: found, onValuesChange: fn(), onZipCode: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PostalCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'De fábrica' };
export const FillsTheRest: Story = {
  name: 'Llena el resto',
  args: { values: emptyPostalCode, lookup: { status: 'idle' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Código postal' }), '64070');
    await expect(args.onZipCode).toHaveBeenCalledWith('64070');
    const state = canvas.getByRole('textbox', { name: 'Estado' });
    await expect(state).toHaveValue('Nuevo León');
    await expect(state).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Código postal' })).toHaveAttribute(
      'inputmode',
      'numeric',
    );
    canvas.getByRole('button', { name: /Colonia/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre de la colonia' }), 'La Joya');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ neighborhood: 'La Joya' });
  },
};
export const SameName: Story = {
  name: 'Dos colonias con el mismo nombre · S3.46',
  args: { lookup: foundColonies('Mirador', 'Centro', 'Centro') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Colonia/ }));
    const [, , second] = await screen.findAllByRole('option');
    if (second) await userEvent.click(second);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ neighborhood: 'Centro' });
    await userEvent.click(canvas.getByRole('button', { name: /Colonia/ }));
    const chosen = (await screen.findAllByRole('option')).map((one) => one.getAttribute('aria-selected'));
    await expect(chosen).toEqual(['false', 'false', 'true', 'false']);
    await userEvent.keyboard('{Escape}');
  },
};
export const Searching: Story = {
  name: 'Buscando',
  args: { lookup: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Código postal' })).toBeVisible();
    const code = canvas.getByRole('textbox', { name: 'Código postal' });
    await expect(code).toHaveAccessibleDescription(/Buscando…/u);
  },
};
export const Unknown: Story = {
  name: 'Desconocido',
  args: { values: { ...emptyPostalCode, zipCode: '99999' }, lookup: { status: 'unknown' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Código postal' });
    await expect(code).toHaveAccessibleDescription(/No encontramos ese CP/u);
    for (const name of ['Municipio o alcaldía', 'Colonia'])
      await expect(canvas.getByRole('textbox', { name })).not.toHaveAttribute('readonly');
  },
};
export const LookupFailed: Story = { name: 'No se pudo buscar', args: { lookup: { status: 'failed' } } };
export const ErrorOnLeaving: Story = {
  name: 'Error al salir',
  args: { values: { ...values, zipCode: '640' }, lookup: { status: 'idle' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Código postal' }));
    await userEvent.tab();
    await expect(canvas.getByText('El código postal lleva 5 dígitos')).toBeVisible();
  },
};
export const ErrorsAfterSubmit: Story = {
  name: 'Errores al enviar',
  args: {
    values: emptyPostalCode,
    lookup: { status: 'idle' },
    errors: validatePostalCodeValues(emptyPostalCode),
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: { values: { ...values, neighborhood: 'Fraccionamiento Residencial Mirador del Valle' } },
};
