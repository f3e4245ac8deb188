import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles.ts';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { Modal } from '../components/Modal/Modal.tsx';
import { Select } from '../components/Select/Select.tsx';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';

const english = /\b(?:January|November|Next|Previous|Dismiss|Sunday|Monday|Select)\b/u;
const german = /\b(?:Januar|Weiter|Zurück|Schließen|Sonntag|Montag)\b/u;
/** Everything that is said in the page, seen or only heard. */
const said = () =>
  [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label]')].map((part) => part.ariaLabel),
  ].join('\n');

/** What React Aria reads of the browser, at the moment when it looks anew. */
function speak(language: string): void {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  window.dispatchEvent(new Event('languagechange'));
}
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('languagechange'));
});

describe('an application that says no language', () => {
  test.each(['en-US', 'de-DE'])('has a calendar in Spanish in a browser in %s', async (language) => {
    render(<DateRangePicker label="Fecha del pedido" />);
    speak(language);
    await userEvent.click(screen.getByRole('button', { name: /Fecha del pedido/u }));
    const custom = within(await screen.findByRole('dialog')).queryByRole('button', {
      name: /Personalizado/u,
    });
    if (custom !== null) await userEvent.click(custom);
    const [grid] = await screen.findAllByRole('grid');
    expect(grid?.getAttribute('aria-label')).toMatch(/ de 20\d\d$/u);
    expect(said()).not.toMatch(english);
    expect(said()).not.toMatch(german);
  });

  test('has lists and windows whose hidden ways out are in Spanish', async () => {
    speak('en-US');
    render(
      <>
        <Select label="Estado" items={[{ id: 'JAL', label: 'Jalisco' }]} />
        <Modal title="Editar" isOpen>
          Contenido
        </Modal>
      </>,
    );
    await screen.findByRole('dialog');
    expect(said()).not.toMatch(english);
  });

  test('speaks the language of a provider where there is one', async () => {
    render(
      <UiProvider locale="en-US">
        <DateRangePicker label="Fecha del pedido" />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Fecha del pedido/u }));
    const custom = within(await screen.findByRole('dialog')).queryByRole('button', {
      name: /Personalizado/u,
    });
    if (custom !== null) await userEvent.click(custom);
    const [grid] = await screen.findAllByRole('grid');
    expect(grid?.getAttribute('aria-label')).toMatch(/, [A-Z][a-z]+ 20\d\d$/u);
  });
});
