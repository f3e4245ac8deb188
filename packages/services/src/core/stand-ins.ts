/** Where the gateway of the demo answers for products that live elsewhere, by the last part of the address. */
export const DEMO_STAND_INS_PATH = '/demostracion';

/** What each page stands for, and what one would do there. */
export const demoStandIns = {
  envios: { name: 'Envíos', does: 'Aquí verías el tablero de tus envíos.' },
  pagina: { name: 'Paginas', does: 'Aquí verías la página web de tu tienda.' },
} as const;

export const demoStandIn = (which: keyof typeof demoStandIns): string => `${DEMO_STAND_INS_PATH}/${which}`;

/** The portal's own page that tops up a balance of the demo (D400). */
export const DEMO_TOP_UP_PATH = '/recargar-saldo';
