/**
 * The path under which the demo's gateway serves stand-ins for products that live elsewhere, one for each
 * last segment.
 */
export const DEMO_STAND_INS_PATH = '/demostracion';

/** The name of the product that each page stands in for, and a sentence of its purpose. */
export const demoStandIns = {
  envios: { name: 'Envíos', does: 'Aquí verías el tablero de tus envíos.' },
  pagina: { name: 'Paginas', does: 'Aquí verías la página web de tu tienda.' },
} as const;

export const demoStandIn = (which: keyof typeof demoStandIns): string => `${DEMO_STAND_INS_PATH}/${which}`;

/** The portal's own page that tops up a balance of the demo (D400). */
export const DEMO_TOP_UP_PATH = '/recargar-saldo';
