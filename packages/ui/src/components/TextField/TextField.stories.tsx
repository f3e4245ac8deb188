import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryScheme } from '../../testing/every-scheme.ts';
import { Frame } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Formularios/Campo de texto · TextField',
  id: 'textfield',
  component: TextField,
  args: { label: 'Código postal', defaultValue: '64070' },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();

export const Default: Story = {
  name: 'De fábrica',
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Código postal' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};
/** The box of every field that is typed in or opens a list. */
export const Interaction: Story = {
  name: 'Al pasar y con foco',
  ...inEachState('div:has(> input)', {
    without: ['Al oprimir'],
    byBorder: true,
  }),
};
export const WithUnit: Story = {
  name: 'Con unidad',
  args: { label: 'Alto', unit: 'cm', defaultValue: '30', inputMode: 'decimal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Alto' })).toHaveAccessibleDescription('cm');
  },
};
export const WithHelp: Story = { name: 'Con ayuda', args: { description: 'Monterrey, Nuevo León' } };
export const Failed: Story = {
  name: 'Con error',
  args: {
    label: 'CLABE',
    defaultValue: '0121 8000 1184',
    error: 'Faltan 6 dígitos',
    description: 'La encuentras en tu estado de cuenta',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'CLABE' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Faltan 6 dígitos');
    await expect(canvas.queryByText('La encuentras en tu estado de cuenta')).toBeNull();
  },
};
export const Warned: Story = {
  name: 'Con aviso',
  args: { label: 'RFC', defaultValue: 'FNI970829JR9', warning: 'El dígito no coincide; revísalo' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'RFC' });
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('El dígito no coincide; revísalo');
  },
};
export const Counted: Story = {
  name: 'Con contador',
  args: { label: 'Contenido', maxCount: 12, defaultValue: 'Vasos', warning: undefined },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' de vidrio');
    await expect(canvas.getByRole('textbox')).toHaveValue('Vasos de vidrio');
    await expect(canvas.getByRole('status')).toHaveTextContent('15 de 12');
  },
};
export const MessageThatComesLater: Story = {
  name: 'Ayuda que llega después',
  render: (args) => {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        value={value}
        onChange={setValue}
        description={value === '' ? undefined : 'Monterrey, Nuevo León'}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.type(input, '64070');
    await expect(input).toHaveAccessibleDescription('Monterrey, Nuevo León');
  },
};
export const CountedAloud: Story = {
  name: 'El contador habla desde el 90 %',
  args: { label: 'Contenido', maxCount: 10, defaultValue: 'Ocho let' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox'), 'r');
    await expect(canvas.getByRole('status')).toHaveTextContent('9 de 10');
  },
};
export const Optional: Story = { name: 'Opcional', args: { label: 'Referencias', optional: true } };
export const ReadOnly: Story = {
  name: 'Solo lectura',
  args: { label: 'Correo', value: 'ventas@ejemplo.mx', isReadOnly: true, description: 'Solo lectura' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox').parentElement as HTMLElement;
    // Its ground alone is that of the page in dark and in high contrast.
    await inEveryScheme(async () => {
      const { backgroundColor: page } = getComputedStyle(document.body);
      await waitFor(() =>
        expect(['rgba(0, 0, 0, 0)', page]).not.toContain(getComputedStyle(box).borderColor),
      );
    });
  },
};
export const Disabled: Story = {
  name: 'Deshabilitado',
  args: {
    label: 'Sucursal',
    defaultValue: '',
    isDisabled: true,
    placeholder: 'Sin sucursales',
    description: 'Agrega un almacén primero',
  },
};
export const Small: Story = { name: 'Chico', args: { size: 'sm' } };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    label: 'Calle, número exterior, número interior y entre qué calles se encuentra',
    defaultValue: 'Fraccionamiento Residencial Mirador del Valle Oriente, segunda sección',
    error: 'El nombre de la colonia tiene más caracteres de los que caben en la guía',
  },
};
