import { centavos } from '@trastienda/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { pictureAddresses } from '../../testing/sample-pictures.ts';
import type { TopRow } from './TopTable.model.ts';
import { TopTable } from './TopTable.tsx';

const row = (
  [name, code, category]: readonly [string, string, string],
  [units, amount, share, change]: readonly [number, number, number, number | null],
  at: number,
): TopRow => ({
  id: code,
  name,
  code,
  category,
  units,
  amount: centavos(amount * 100),
  share,
  change,
  src: pictureAddresses[at % 4],
  href: `#${code}`,
});
const rows = [
  row(['Juego de 6 vasos de vidrio soplado azul', 'VS-6-AZ', 'Cristalería'], [71, 63_829, 14, 31], 0),
  row(['Molcajete de piedra volcánica 20 cm', 'MO-PV-20', 'Preparación'], [64, 79_936, 17.5, 12], 1),
  row(['Tapete de lana 120 × 180 cm', 'TP-LN-120', 'Textiles'], [16, 55_680, 12.2, -6], 2),
  row(['Lámpara de mesa de barro rojo', 'LM-BR-01', 'Iluminación'], [22, 52_591, 11.5, 8], 3),
  row(['Jarrón de talavera mediano', 'JR-TV-M', 'Jarrones'], [19, 35_625, 7.8, null], 0),
];

const meta = {
  title: 'Datos/Más vendidos · TopTable',
  id: 'toptable',
  component: TopTable,
  args: { rows, onOrderChange: fn() },
} satisfies Meta<typeof TopTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstName = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader')[0]?.textContent;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await expect(firstName(canvas)).toContain('Molcajete');
    await expect(canvas.getByRole('columnheader', { name: 'Ventas' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Por unidades' }));
    await expect(firstName(canvas)).toContain('Juego de 6 vasos');
    await expect(args.onOrderChange).toHaveBeenCalledWith('units');
    await expect(canvas.getByRole('columnheader', { name: 'Unidades' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Ordenar productos' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onOrderChange).toHaveBeenLastCalledWith('amount');
    await expect(firstName(canvas)).toContain('Molcajete');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Por unidades' }));
  },
};
export const Loading: Story = { name: 'Cargando', args: { rows: [], loading: true } };
export const LoadingAgain: Story = { name: 'Carga de nuevo', args: { loading: true } };
export const Empty: Story = { name: 'Sin ventas', args: { rows: [] } };
export const Half: Story = {
  name: 'A la mitad del ancho',
  decorators: [
    (Story) => (
      <Frame width={560}>
        <Story />
      </Frame>
    ),
  ],
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(520),
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    rows: rows.map((one) => ({
      ...one,
      name: `${one.name} hecho a mano por artesanos de Tonalá y San Pedro Tlaquepaque`,
      code: `${one.code}-2025-EDICION-ESPECIAL-BUEN-FIN`,
      category: `${one.category} y decoración del hogar`,
      units: 1_234_567,
      amount: centavos(123_456_789_00),
    })),
  },
};
