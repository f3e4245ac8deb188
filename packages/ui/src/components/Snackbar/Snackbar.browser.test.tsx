import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../styles.ts';
import { createSnackbarQueue } from './snackbar-queue.ts';
import { SnackbarRegion } from './Snackbar.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('snackbars on a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  test("S8.2 S8.22 S9.1 'Operación realizada con éxito' goes after 6,000 ms, not before", async () => {
    const queue = createSnackbarQueue();
    render(<SnackbarRegion queue={queue} />);
    act(() => queue.add());
    expect(screen.getByRole('status').textContent).toContain('Operación realizada con éxito');
    await pass(5_999);
    expect(screen.queryByRole('status')).not.toBeNull();
    await pass(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test("S8.1 a failure says 'Ha ocurrido un error, por favor intenta más tarde' as an alert", () => {
    const queue = createSnackbarQueue();
    render(<SnackbarRegion queue={queue} />);
    act(() => queue.add({ tone: 'error' }));
    expect(screen.getByRole('alert').textContent).toContain(
      'Ha ocurrido un error, por favor intenta más tarde',
    );
  });

  test('time stands still while the keyboard is in the region (D184)', async () => {
    const queue = createSnackbarQueue();
    render(<SnackbarRegion queue={queue} />);
    act(() => queue.add({ message: 'Guardado' }));
    await pass(4_000);
    act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).focus());
    await pass(60_000);
    expect(screen.queryByRole('status')).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).blur());
    await pass(2_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('time stands still under the pointer and while the tab is hidden, and the focus stays where it is', async () => {
    const queue = createSnackbarQueue();
    render(
      <>
        <input aria-label="Contenido" />
        <SnackbarRegion queue={queue} />
      </>,
    );
    const field = screen.getByRole('textbox', { name: 'Contenido' });
    act(() => field.focus());
    act(() => queue.add({ message: 'Guardado' }));
    expect(document.activeElement).toBe(field);
    const region = screen.getByRole('region', { name: 'Avisos' });
    await pass(4_000);
    fireEvent.pointerEnter(region);
    await pass(60_000);
    fireEvent.pointerLeave(region);
    const hide = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange'));
    };
    hide('hidden');
    await pass(60_000);
    expect(screen.getByRole('status').textContent).toBe('Guardado');
    hide('visible');
    vi.restoreAllMocks();
    await pass(2_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('one that is closed takes the focus along, and the time of the others goes on', async () => {
    const queue = createSnackbarQueue();
    render(<SnackbarRegion queue={queue} />);
    act(() => void [queue.add({ message: 'Guardado' }), queue.add({ message: 'Enviado' })]);
    const close = screen.getAllByRole('button', { name: 'Cerrar aviso' })[0];
    act(() => close?.focus());
    act(() => close?.click());
    expect(screen.getByRole('status').textContent).toBe('Enviado');
    await pass(6_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('F6 comes from where one was, and closing the last one leads back there', () => {
    const queue = createSnackbarQueue();
    render(
      <>
        <input aria-label="Contenido" />
        <SnackbarRegion queue={queue} />
      </>,
    );
    act(() => void [queue.add({ message: 'Guardado' }), queue.add({ message: 'Enviado' })]);
    const field = screen.getByRole('textbox', { name: 'Contenido' });
    const closeFirst = () => {
      const [close] = screen.getAllByRole('button', { name: 'Cerrar aviso' });
      act(() => close?.focus());
      act(() => close?.click());
    };
    act(() => field.focus());
    act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', bubbles: true })));
    closeFirst();
    expect(document.activeElement).toBe(screen.getByRole('list'));
    closeFirst();
    expect(document.activeElement).toBe(field);
  });
});
