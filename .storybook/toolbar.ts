import type { Preview } from '@storybook/react-vite';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Toolbar = NonNullable<GlobalTypes[string]['toolbar']>;

const choice = (
  description: string,
  icon: Toolbar['icon'],
  items: Toolbar['items'],
): GlobalTypes[string] => ({
  description,
  toolbar: { ...(icon && { icon }), items, dynamicTitle: true },
});

/** What the designer turns above a story. Widths are Storybook's own viewport tool. */
export const toolbar: GlobalTypes = {
  scheme: choice('Esquema de color', 'contrast', [
    { value: 'light', title: 'Claro', icon: 'sun' },
    { value: 'dark', title: 'Oscuro', icon: 'moon' },
    { value: 'contrast', title: 'Alto contraste', icon: 'contrast' },
  ]),
  // A brand of the theme is one line here and its sheet in preview.tsx; the root element carries its name as `data-brand`.
  brand: choice('Marca', 'paintbrush', [
    { value: 'trastienda', title: 'Trastienda' },
    { value: 'jacaranda', title: 'Jacaranda (ejemplo)' },
  ]),
  density: choice('Densidad', 'component', [
    { value: 'comfortable', title: 'Cómoda' },
    { value: 'compact', title: 'Compacta' },
  ]),
  locale: choice('Idioma y sentido de lectura', 'globe', [
    { value: 'es-MX', title: 'Español de México' },
    // Whatever still speaks Spanish takes its words from the screen, not from the library.
    { value: 'en-US', title: 'Inglés: formatos y palabras de React Aria' },
    { value: 'ar-EG', title: 'De derecha a izquierda' },
  ]),
  latency: choice('Pantallas: espera de cada llamada', 'timer', [
    { value: 'none', title: 'Sin espera' },
    { value: 'usual', title: 'Espera de 0.3 a 1.2 s' },
    { value: 'slow', title: 'Espera de 3 a 6 s' },
    { value: 'infinite', title: 'Nunca responde' },
  ]),
  failures: choice('Pantallas: llamadas que fallan', 'alert', [
    { value: 'none', title: 'Ninguna falla' },
    { value: 'some', title: 'Falla una de cada tres' },
    { value: 'all', title: 'Fallan todas' },
  ]),
};

export const initialGlobals = {
  scheme: 'light',
  brand: 'trastienda',
  density: 'comfortable',
  locale: 'es-MX',
  latency: 'none',
  failures: 'none',
};

const width = (px: number, name: string, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${px} · ${name}`,
  styles: { width: `${px}px`, height: '900px' },
  type,
});

/** The widths where something changes (experience.md 15). */
export const widths = {
  w320: width(320, 'acercamiento de 400 %', 'mobile'),
  w390: width(390, 'teléfono', 'mobile'),
  w750: width(750, 'último ancho con barra inferior', 'tablet'),
  w1110: width(1110, 'último ancho con menú reducido', 'desktop'),
  w1440: width(1440, 'escritorio', 'desktop'),
};
