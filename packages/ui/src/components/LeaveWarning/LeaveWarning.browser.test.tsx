import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../styles.ts';
import { LeaveWarning } from './LeaveWarning.tsx';

describe('leaving a product half created', () => {
  afterEach(cleanup);

  test('S4.21 S4.22 is asked in the words of the specification', () => {
    render(<LeaveWarning isOpen />);
    const question = screen.getByRole('alertdialog', { name: 'Perderás los datos que ya habías completado' });
    expect(question.textContent).toContain(
      'Si sales ahora, perderás toda la información que has ingresado. Tendrás que registrarla de nuevo.',
    );
  });

  test("S4.23 S4.24 'Continuar' has the focus and stays, as Escape does; 'Salir' leaves", async () => {
    const onStay = vi.fn<() => void>();
    const onLeave = vi.fn<() => void>();
    render(<LeaveWarning isOpen onStay={onStay} onLeave={onLeave} />);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Continuar'), {
      timeout: 20_000,
    });
    await userEvent.keyboard('{Escape}');
    expect(onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(onStay).toHaveBeenCalledOnce();
  });
});
