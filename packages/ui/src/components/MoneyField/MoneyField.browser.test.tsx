import { centavos } from '@trastienda/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MoneyField } from './MoneyField.tsx';

afterEach(cleanup);

describe('an amount that is entered by Tab', () => {
  test.each([1850, 900, 1_234_567.89].map((pesos) => [pesos] as const))(
    'of %d pesos is replaced by what is typed',
    async (pesos) => {
      const onChange = vi.fn();
      render(
        <MoneyField label="Precio" defaultValue={centavos(Math.round(pesos * 100))} onChange={onChange} />,
      );
      await userEvent.tab();
      await userEvent.keyboard('1999');
      expect(screen.getByRole('textbox')).toHaveProperty('value', '1999');
      expect(onChange).toHaveBeenLastCalledWith(199_900);
    },
  );

  test('by the mouse it is not selected: a digit goes where the pointer is', async () => {
    render(<MoneyField label="Precio" defaultValue={centavos(185_000)} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    expect([field.value, field.selectionStart === field.selectionEnd]).toEqual(['1850.00', true]);
  });
});
