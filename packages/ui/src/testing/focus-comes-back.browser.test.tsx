import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles.ts';
import { conformanceCases } from './all-cases.ts';
import type { ConformanceCase } from './conformance.ts';

// What opens and takes the focus; a tooltip takes none.
const opening = conformanceCases().filter(({ overlay, name }) => overlay && name !== 'Tooltip');

/** The component closed, beside a button that opens it; those with a trigger of their own leave it aside. */
function Host({ render: draw }: Pick<ConformanceCase, 'render'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const given = {
    ref: () => {},
    className: 'given',
    'data-testid': 'given',
    isOpen,
    onOpenChange: setOpen,
    onCancel: close,
    onStay: close,
  };
  return (
    <>
      {draw(given)}
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
    </>
  );
}

describe('what opens over the page', () => {
  afterEach(cleanup);

  test.each(opening)(
    '$name takes the focus in; Escape closes it, and the focus is back',
    async ({ render: draw }) => {
      render(<Host render={draw} />);
      const [opener] = screen.getAllByRole('button');
      opener?.focus();
      await userEvent.keyboard('{Enter}');
      const box = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
      await vi.waitFor(() => expect(box()?.contains(document.activeElement)).toBe(true), { timeout: 20_000 });
      // Tab goes around inside: what is under it is not reached.
      for (let stops = 0; stops < 6; stops += 1) {
        await userEvent.keyboard('{Tab}');
        expect(box()?.contains(document.activeElement)).toBe(true);
      }
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(box()).toBeNull(), { timeout: 20_000 });
      await vi.waitFor(() => expect(document.activeElement).toBe(opener), { timeout: 20_000 });
    },
  );
});
