import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../styles.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

describe('a question before an act', () => {
  afterEach(cleanup);

  test("S8.25 D183 the buttons say 'No' and 'Si', No first and focused; Escape is No", async () => {
    const onConfirm = vi.fn<() => void>();
    const onCancel = vi.fn<() => void>();
    render(<ConfirmModal isOpen title="¿Cancelar el pedido?" onConfirm={onConfirm} onCancel={onCancel} />);
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names.slice(-2)).toEqual(['No', 'Si']);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('No'), { timeout: 20_000 });
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
