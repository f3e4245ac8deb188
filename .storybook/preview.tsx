import '@trastienda/ui/styles.css';
import '@trastienda/ui/brands/jacaranda.css';
import '@trastienda/ui/fonts.css';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure, expect } from 'storybook/test';
import { dressPages, withLine, withLook } from './decorators.tsx';
import { readableTypes } from './arg-types.ts';
import { lookOfPage } from './docs-look.ts';
import { stayAtTop } from './docs-stay.ts';
import { atRest } from './at-rest.ts';
import { brand } from './brand.ts';
import { focusByTurns, waitForTurn } from './focus-turns.ts';
import { axeInTests } from './axe-in-tests.ts';
import { initialGlobals, toolbar, widths } from './toolbar.ts';

focusByTurns();
stayAtTop();
dressPages();

// A busy machine is slow, not wrong: what a play function waits for may take its time.
configure({ asyncUtilTimeout: 25_000 });

/**
 * Runs what waits or presses as for people, and lets what opens enter first. Storybook would wrap every event in React's
 * `act`, which forgets what waits behind a part that suspends: a chunk that loads after a click would never show.
 */
const untilEntered = async <Result,>(wait: () => Promise<Result>): Promise<Result> => {
  const result = await wait();
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  await turn();
  for (let turns = 0; turns < 200 && document.querySelector('[data-entering]'); turns += 1) await turn();
  return result;
};

/** What a person waits for is waited for: what opens, or turns up with the next drawing, may take its moment to be seen. */
expect.extend({
  async toBeVisible(element: Element) {
    const isSeen = () => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (let turns = 0; turns < 500 && isSeen() === Boolean(this.isNot); turns += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const pass = isSeen();
    return {
      pass,
      message: () => `Expected ${pass ? 'not to see' : 'to see'} ${element.outerHTML.slice(0, 300)}`,
    };
  },
});

// Tests read this file without a document, which the blocks of pages want as they are loaded.
const PropsPage = lazy(() => import('./props-page.tsx'));
const DocsPage = () => (
  <Suspense>
    <PropsPage />
  </Suspense>
);

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: () => configure({ eventWrapper: (event) => event(), asyncWrapper: untilEntered }),
  globalTypes: toolbar,
  // Tests read the stories without a window.
  initialGlobals: {
    ...initialGlobals,
    ...(typeof window !== 'undefined' && lookOfPage(window)),
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: widths },
    // As the pictures of `npm run visual`.
    chromatic: { prefersReducedMotion: 'reduce' },
    a11y: {
      test: 'error',
      // Of what is right, axe names one place and not each: the report of all stories would be longer than a text can be.
      options: { resultTypes: ['violations', 'incomplete'] },
      // React Aria leaves what it has spoken in the page for 7 s; its subject may be gone by then, and the next story
      // would be blamed for it.
      context: { exclude: ['[data-live-announcer]'] },
    },
    controls: { expanded: true },
    // What Storybook makes of a story is its test, not its use: pages show the code that somebody wrote to be copied.
    docs: { theme: brand, canvas: { sourceState: 'none' }, source: { language: 'tsx' }, page: DocsPage },
    options: {
      storySort: {
        order: [
          'Empieza aquí',
          'Para quien desarrolla',
          ['Componentes', 'Bloques para copiar', 'Reglas', 'Llamadas', 'Cambios'],
          'Fundamentos',
          [
            'Principios',
            'Color y papeles',
            'Letra y números',
            'Retícula y anatomía de página',
            'Movimiento',
            'Densidad y anchos',
            'Teclado y accesibilidad',
            'Datos en gráficas',
            'Tokens',
            'Íconos',
          ],
          'Patrones',
          [
            'Listas y tablas',
            'Formularios',
            'Estados: vacío, carga, error, sin conexión',
            'Actos en lote',
            'Deshacer o confirmar',
            'Filtros y búsqueda',
            'Estado de un pedido',
          ],
          'Contenido',
          ['Voz y palabras', 'Nombres que usamos'],
          'Base',
          'Acciones',
          'Formularios',
          'Avisos',
          'Ventanas',
          'Navegación',
          'Datos',
          'Gráficas',
          'Envíos',
          'Pantallas',
        ],
      },
    },
  },
  decorators: [withLine, withLook],
  argTypesEnhancers: [readableTypes],
  beforeEach: waitForTurn,
  afterEach: async (context) => {
    await atRest(context);
    await axeInTests(context);
  },
};

export default preview;
