import { listStoreGuides } from '@trastienda/api-client';
import { listTrackingStates } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import { trackingStates } from '@trastienda/domain';

const HOUR = 3_600_000;
const newest = Date.parse('2025-11-25T14:30:00.000Z');
const carriers = ['veloz-mx', 'ruta-7', 'correo-norte'];
const momentOf = (at: number) => new Date(newest - at * 9 * HOUR).toISOString();
const numberOf = (at: number) => String(794_600_012_345 - at * 37);

const longTexts = {
  destinationName: 'María Guadalupe de los Ángeles Hernández-Villaseñor y Ruiz de la Peña Castellanos',
  destinationCity: 'San Pedro y San Pablo Teposcolula, Villa de Tejúpam de la Unión',
  serviceType: 'Día siguiente con recolección en el domicilio del remitente',
};

const visit = {
  confirmation: 'VEL-5C3ABD',
  date: '2025-11-26',
  fromHour: '09:00',
  toHour: '13:00',
  askedAt: '2025-11-25T14:30:00.000Z',
};

/** As Shein and Mercado Libre write them: one fits as it is, one is cut at its start. */
export const longNumbers = ['GSU4249419MX', '2000008411872206'];

/**
 * A service that has so many guides of the store, the newest first, in every state; the carrier was asked to come for
 * each ninth one.
 */
export function guideHandlers(count: number, { hasLongTexts = false } = {}) {
  const [example] = listStoreGuides.example().detail.registros;
  const [row] = listTrackingStates.example().detail.registros;
  if (!example || !row) throw new Error('The examples have a guide');
  const stateOf = (at: number) => trackingStates[at % trackingStates.length] ?? 'generada';
  const all = Array.from({ length: count }, (_, at) => at);
  const pageOf = <Value>(rows: readonly Value[], n: string, p: string) => ({
    registros: rows.slice((Number(p) - 1) * Number(n), Number(p) * Number(n)),
    total_registros: rows.length,
    page_size: Number(n),
    page: Number(p),
  });
  const guides = all.map((at) => ({
    ...example,
    ...(hasLongTexts && longTexts),
    guide: numberOf(at),
    pickup: at % 9 === 8 ? visit : null,
    nameParcel: carriers[at % carriers.length] ?? 'ruta-7',
    status: stateOf(at),
    cancelable: stateOf(at) === 'generada',
    orderNumber:
      at % 7 === 6 ? null : (hasLongTexts && longNumbers[at]) || `45001240${String(at).padStart(2, '0')}`,
    createdAt: momentOf(at),
  }));
  const board = all.map((at) => ({
    ...row,
    guide: numberOf(at),
    nameParcel: carriers[at % carriers.length] ?? 'ruta-7',
    estado: stateOf(at),
    fecha: momentOf(at),
  }));
  return [
    mock(listStoreGuides).reply(({ params: { n, p }, query: { search = '' } }) => ({
      ...listStoreGuides.example(),
      detail: pageOf(
        guides.filter((one) => one.guide.startsWith(search)),
        n,
        p,
      ),
    })),
    mock(listTrackingStates).reply(({ params: { n, p }, query: { estado } }) => ({
      ...listTrackingStates.example(),
      detail: pageOf(
        board.filter((one) => estado === undefined || one.estado === estado),
        n,
        p,
      ),
    })),
  ];
}
