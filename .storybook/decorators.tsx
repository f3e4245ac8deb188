import type { Decorator } from '@storybook/react-vite';
import { applyColorScheme, isColorSchemeChoice } from '@trastienda/ui/color-scheme';
import { UiProvider } from '@trastienda/ui/UiProvider';
import { type ReactNode, useLayoutEffect } from 'react';

interface LookProps {
  scheme: unknown;
  brand: unknown;
  density: unknown;
  locale: string;
  children: ReactNode;
}

/** The toolbar's choices, on the root element as an application would put them. */
function Look({ scheme, brand, density, locale, children }: LookProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    applyColorScheme(root, isColorSchemeChoice(scheme) ? scheme : 'light');
    root.setAttribute('data-brand', String(brand ?? 'trastienda'));
    root.setAttribute('data-density', density === 'compact' ? 'compact' : 'comfortable');
    root.lang = locale;
    root.dir = locale.startsWith('ar') ? 'rtl' : 'ltr';
  }, [scheme, brand, density, locale]);
  return <UiProvider locale={locale}>{children}</UiProvider>;
}

export const withLook: Decorator = (Story, { globals }) => (
  <Look
    scheme={globals['scheme']}
    brand={globals['brand']}
    density={globals['density']}
    locale={String(globals['locale'] ?? 'es-MX')}
  >
    <Story />
  </Look>
);

/** Screens take the line's condition as a prop and start anew when it changes; other stories know of no line. */
export const withLine: Decorator = (Story, { globals, args, title }) => {
  if (!title.startsWith('Pantallas/')) return <Story />;
  const line = { latency: globals['latency'], failures: globals['failures'] };
  return <Story key={`${String(line.latency)} ${String(line.failures)}`} args={{ ...args, line }} />;
};
