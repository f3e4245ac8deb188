import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../styles.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

afterEach(cleanup);

test('a group of buttons is one stop of Tab, which comes back to where it was', async () => {
  render(
    <>
      <ButtonGroup
        aria-label="Acciones del pedido"
        actions={[
          { id: 'split', label: 'Separar' },
          { id: 'print', label: 'Imprimir guía', variant: 'primary' },
        ]}
      />
      <input aria-label="Nota" />
    </>,
  );
  screen.getByRole('button', { name: 'Separar' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  const print = screen.getByRole('button', { name: 'Imprimir guía' });
  expect(document.activeElement).toBe(print);
  await userEvent.keyboard('{ArrowLeft}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nota' }));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Separar' }));
});
