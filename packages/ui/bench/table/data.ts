/** A row of an orders list: text, person, date, money, two states, a number, a city. */
export type BenchRow = Readonly<Record<string, string>> & { readonly id: string };

const names = ['Ana Ruiz', 'Luis Mora', 'Sofía Peña', 'Jorge Díaz', 'Elena Cruz', 'Raúl Soto'];
const cities = ['Guadalajara', 'Monterrey', 'Puebla', 'Mérida', 'Tijuana', 'León'];
const states = ['pendiente', 'pagado', 'enviado', 'entregado', 'devuelto'];

export const columns = [
  { id: 'order', title: 'Pedido', width: 140 },
  { id: 'customer', title: 'Cliente', width: 180 },
  { id: 'date', title: 'Fecha', width: 140 },
  { id: 'total', title: 'Total', width: 140 },
  { id: 'payment', title: 'Pago', width: 140 },
  { id: 'shipping', title: 'Envío', width: 140 },
  { id: 'items', title: 'Artículos', width: 120 },
  { id: 'city', title: 'Ciudad', width: 160 },
] as const;

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** The same rows every time: nothing is left to chance. */
export const makeRows = (count: number): BenchRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    order: `PED-${String(at + 1).padStart(6, '0')}`,
    customer: pick(names, at),
    date: `2026-0${1 + (at % 9)}-${String(1 + (at % 28)).padStart(2, '0')}`,
    total: `$${(199 + ((at * 37) % 9000)).toFixed(2)}`,
    payment: pick(states, at),
    shipping: pick(states, at * 3),
    items: String(1 + (at % 7)),
    city: pick(cities, at * 5),
  }));
