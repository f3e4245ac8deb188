import type { Decorator } from '@storybook/react-vite';
import { applyColorScheme, isColorSchemeChoice } from '@trastienda/ui/color-scheme';
import { UiProvider } from '@trastienda/ui/UiProvider';
import { type ReactNode, useLayoutEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { isDocs } from './docs-stay.ts';

interface Globals {
  readonly [name: string]: unknown;
}

/** Puts the toolbar's choices on the root element, as an application would. */
function dress({ scheme, brand, density, locale }: Globals): void {
  const root = document.documentElement;
  applyColorScheme(root, isColorSchemeChoice(scheme) ? scheme : 'light');
  root.setAttribute('data-brand', String(brand ?? 'trastienda'));
  root.setAttribute('data-density', density === 'compact' ? 'compact' : 'comfortable');
  const language = String(locale ?? 'es-MX');
  root.lang = language;
  root.dir = language.startsWith('ar') ? 'rtl' : 'ltr';
}

/** Pages without a story wear the toolbar's choices, too. */
export function dressPages(): void {
  // Tests read the stories without a window.
  if (typeof window === 'undefined' || !isDocs()) return;
  const channel = addons.getChannel();
  for (const event of ['setGlobals', 'globalsUpdated'])
    channel.on(event, ({ globals }: { globals: Globals }) => dress(globals));
}

function Look({ globals, children }: { readonly globals: Globals; readonly children: ReactNode }) {
  const { scheme, brand, density, locale } = globals;
  useLayoutEffect(() => dress({ scheme, brand, density, locale }), [scheme, brand, density, locale]);
  return <UiProvider locale={String(locale ?? 'es-MX')}>{children}</UiProvider>;
}

export const withLook: Decorator = (Story, { globals }) => (
  <Look globals={globals}>
    <Story />
  </Look>
);

/** Screens take the line's condition as a prop and start anew when it changes; other stories know of no line. */
export const withLine: Decorator = (Story, { globals, args, title }) => {
  if (!title.startsWith('Pantallas/')) return <Story />;
  const line = { latency: globals['latency'], failures: globals['failures'] };
  return <Story key={`${String(line.latency)} ${String(line.failures)}`} args={{ ...args, line }} />;
};
