import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.ts';
import { menu } from '../../testing/sample-shop.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { AppShell } from './AppShell.tsx';
import { useShellLayout } from './use-shell-layout.ts';

function Shell() {
  const { layout, setReduced } = useShellLayout();
  return (
    <AppShell
      layout={layout}
      sidebar={<Sidebar items={menu} reduced={layout === 'reduced'} onReducedChange={setReduced} />}
      bottomNav={<BottomNav current="home" />}
    >
      <h1>Buenos días, Mariana</h1>
    </AppShell>
  );
}

const margin = () => Math.round(screen.getByRole('main').getBoundingClientRect().left);

async function opensAt(width: number) {
  await page.viewport(width, 800);
  render(<Shell />);
}

describe('the shell in a window of a merchant', () => {
  afterEach(cleanup);

  test('S2.11 S2.14 S9.3 S9.4 at 1111 px the margin is 240 px, at 1110 px 70 px', async () => {
    await opensAt(1111);
    await vi.waitFor(() => expect(margin()).toBe(240), { timeout: 20_000 });
    await page.viewport(1110, 800);
    await vi.waitFor(() => expect(margin()).toBe(70), { timeout: 20_000 });
  });

  test('S2.12 S9.3 at 751 px the sidebar is reduced; at 750 px the bottom bar takes its place', async () => {
    await opensAt(751);
    await vi.waitFor(() => expect(margin()).toBe(70), { timeout: 20_000 });
    await page.viewport(750, 800);
    await vi.waitFor(() => expect(screen.getByRole('link', { name: 'PEDIDOS' })).toBeTruthy(), {
      timeout: 20_000,
    });
    expect(margin()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Contraer menú' })).toBeNull();
  });

  test('S2.12 D18 what was automatic undoes itself when the window grows', async () => {
    await opensAt(740);
    await vi.waitFor(() => expect(margin()).toBe(0), { timeout: 20_000 });
    await page.viewport(1400, 800);
    await vi.waitFor(() => expect(margin()).toBe(240), { timeout: 20_000 });
  });

  describe('with the clock in our hands', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('S2.13 S9.3 a resize counts 300 ms after the last of its events', async () => {
      vi.useRealTimers();
      await opensAt(1400);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const resized = new Promise((resolve) => {
        window.addEventListener('resize', resolve, { once: true });
      });
      await page.viewport(1000, 800);
      await resized;
      window.dispatchEvent(new Event('resize'));
      vi.advanceTimersByTime(299);
      expect(screen.getByRole('button', { name: 'Contraer menú' })).toBeTruthy();
      vi.advanceTimersByTime(1);
      vi.useRealTimers();
      await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Expandir menú' })).toBeTruthy(), {
        timeout: 20_000,
      });
    });
  });
});
