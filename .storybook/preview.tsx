import '@trastienda/ui/styles.css';
import '@trastienda/ui/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { applyColorScheme, isColorSchemeChoice } from '@trastienda/ui/color-scheme';
import { UiProvider } from '@trastienda/ui/UiProvider';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';

// A busy machine is slow, not wrong: what a play function waits for may take its time.
configure({ asyncUtilTimeout: 10_000 });

function Scheme({ scheme, density, children }: { scheme: unknown; density: unknown; children: ReactNode }) {
  useLayoutEffect(() => {
    applyColorScheme(document.documentElement, isColorSchemeChoice(scheme) ? scheme : 'light');
    document.documentElement.setAttribute('data-density', density === 'compact' ? 'compact' : 'comfortable');
  }, [scheme, density]);
  return children;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      description: 'Esquema de color',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Claro', icon: 'sun' },
          { value: 'dark', title: 'Oscuro', icon: 'moon' },
          { value: 'contrast', title: 'Alto contraste', icon: 'contrast' },
        ],
      },
    },
    density: {
      description: 'Densidad de las tablas',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Cómoda' },
          { value: 'compact', title: 'Compacta' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light', density: 'comfortable' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      // React Aria leaves what it has spoken in the page for 7 s; its subject may be gone by then, and the next story
      // would be blamed for it.
      context: { exclude: ['[data-live-announcer]'] },
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Fundamentos', 'Componentes', 'Compuestos', 'Pantallas'] } },
  },
  decorators: [
    (Story, { globals }) => (
      <Scheme scheme={globals['scheme']} density={globals['density']}>
        <UiProvider>
          <Story />
        </UiProvider>
      </Scheme>
    ),
  ],
};

export default preview;
