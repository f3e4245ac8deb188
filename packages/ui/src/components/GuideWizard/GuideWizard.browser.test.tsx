import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.ts';
import { quotes } from '../../testing/sample-guide.ts';
import { AppShell } from '../AppShell/AppShell.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { GuideFooter } from './GuideFooter.tsx';
import { GuideWizard } from './GuideWizard.tsx';
import { QuoteList } from './QuoteList.tsx';
import { RouteSummary } from './RouteCard.tsx';

const shown = (text: string) => screen.getAllByText(text).filter((element) => element.checkVisibility());
const box = (text: string) => screen.getByText(text).getBoundingClientRect();

describe('the guide wizard in a window', () => {
  afterEach(cleanup);

  test('on a phone the act of a short step rests on the bottom navigation', async () => {
    await page.viewport(390, 844);
    render(
      <AppShell layout="mobile" topBar={<div />} bottomNav={<BottomNav current="pedidos" />}>
        <GuideWizard
          onClose={() => undefined}
          footer={<GuideFooter data-testid="foot" primaryLabel="Continuar" />}
        >
          <p>Casa Lumbre, almacén</p>
        </GuideWizard>
      </AppShell>,
    );
    const nav = () => screen.getByRole('navigation').getBoundingClientRect();
    await vi.waitFor(() => expect(nav().bottom).toBe(844), { timeout: 20_000 });
    // The navigation's hairline may cover it; no strip of the page shows between them.
    const gap = nav().top - screen.getByTestId('foot').getBoundingClientRect().bottom;
    expect(gap).toBeLessThanOrEqual(0);
    expect(gap).toBeGreaterThanOrEqual(-1);
    expect(document.documentElement.scrollHeight).toBe(844);
  });

  test.each([
    [390, true],
    [1280, false],
  ])('at %i px the earlier answers are one row: %s, or cards at the side', async (width, isRow) => {
    await page.viewport(width, 844);
    render(
      <GuideWizard
        aside={<p>Ruta y paquete</p>}
        summary={<RouteSummary title="Guadalajara a Monterrey" line="30 × 25 × 20 cm" />}
      >
        <p>Opciones</p>
      </GuideWizard>,
    );
    expect(screen.getByText('Guadalajara a Monterrey').checkVisibility()).toBe(isRow);
    expect(screen.getByText('Ruta y paquete').checkVisibility()).toBe(!isRow);
  });

  test.each([1440, 1000])('at %i px the titles of the options stand over their columns', async (width) => {
    await page.viewport(width, 900);
    const [option] = quotes;
    if (!option) throw new Error('the sample has no quote');
    // The longest total asks for the most room.
    render(<QuoteList options={quotes} value={option.id} />);
    expect(box('Llega').left).toBeCloseTo(
      screen.getAllByText(option.arrival)[0]?.getBoundingClientRect().left ?? 0,
      0,
    );
    const total = screen.getAllByText(/^\$148\.50/u)[0]?.getBoundingClientRect();
    expect(box('Total').right).toBeCloseTo(total?.right ?? 0, 0);
    if (width > 1110) {
      const [onTime, ...others] = shown('96 % a tiempo');
      expect(others).toEqual([]);
      expect(box('Cumplimiento').left).toBeCloseTo(onTime?.getBoundingClientRect().left ?? 0, 0);
    }
  });

  // Beside the cards of the wizard and a wide sidebar the list has much less room than the window.
  test.each([500, 700])(
    'in %i px of a wide window the same holds, and nothing is wider than its room',
    async (room) => {
      await page.viewport(1440, 900);
      const [option] = quotes;
      if (!option) throw new Error('the sample has no quote');
      render(
        <div data-testid="room" style={{ inlineSize: room }}>
          <QuoteList options={quotes} value={option.id} />
        </div>,
      );
      expect(box('Llega').left).toBeCloseTo(
        screen.getAllByText(option.arrival)[0]?.getBoundingClientRect().left ?? 0,
        0,
      );
      const total = screen.getAllByText(/^\$148\.50/u)[0]?.getBoundingClientRect();
      expect(box('Total').right).toBeCloseTo(total?.right ?? 0, 0);
      const held = screen.getByTestId('room');
      expect(held.scrollWidth).toBe(room);
      // What does not fit is left out as a column, not cut in the middle.
      expect(screen.getByText('Cumplimiento').checkVisibility()).toBe(false);
      // Why one is recommended is said all the same, whole.
      const [onTime, ...others] = shown('96 % a tiempo');
      expect(others).toEqual([]);
      expect(onTime?.scrollWidth).toBeLessThanOrEqual(onTime?.clientWidth ?? 0);
    },
  );
});
