import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';

const cards = [
  { value: 'caja', label: 'Caja mediana', detail: '30 × 25 × 20 cm' },
  { value: 'sobre', label: 'Sobre', detail: '32 × 24 × 2 cm' },
  { value: 'otra', label: 'Otra', detail: 'Escribe tus medidas' },
];

const meta = {
  title: 'Formularios/Tarjetas de opción · RadioCards',
  id: 'radiocards',
  component: RadioCards,
  subcomponents: { RadioCard },
  args: {
    'aria-label': 'Plantilla del paquete',
    defaultValue: 'caja',
    onChange: fn(),
    children: cards.map((card) => (
      <RadioCard key={card.value} {...card}>
        {card.label}
      </RadioCard>
    )),
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Plantilla del paquete' });
    await expect(group).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Caja mediana' })).toBeChecked();
    await expect(canvas.getByText('30 × 25 × 20 cm')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('sobre');
    await expect(canvas.getByText('32 × 24 × 2 cm')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Sobre' })).toHaveAccessibleDescription('32 × 24 × 2 cm');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('otra');
    await userEvent.tab();
    await expect(group).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: 'Otra' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
  },
};

export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('label:not([data-selected])'),
};
/** What was chosen may be offered no more, as a quote that has expired. */
export const NoneChosen: Story = {
  name: 'Ninguna elegida',
  args: { value: 'tubo' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: 'Caja mediana' });
    await expect(first).toHaveFocus();
    // One ring, that of the card.
    const parts = [...(first.closest('label') as HTMLElement).querySelectorAll('span')];
    await expect(parts.filter((part) => getComputedStyle(part).outlineStyle !== 'none')).toEqual([]);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('caja');
  },
};
export const Stale: Story = {
  name: 'Se vuelve a preguntar',
  args: { stale: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('30 × 25 × 20 cm')).toBeVisible();
    await userEvent.click(canvas.getByText('Sobre'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { name: 'Deshabilitadas', args: { isDisabled: true } };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    children: cards.map((card) => (
      <RadioCard key={card.value} {...card} detail={card.detail.repeat(20)}>
        {card.label.repeat(20)}
      </RadioCard>
    )),
  },
};
