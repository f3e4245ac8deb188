import { type EmulatorOptions, WooEmulator } from './woocommerce-emulator.ts';
import type { OrderWish } from './woocommerce-emulator/shop.ts';

const hour = 3_600_000;

const firstNames =
  'Alejandra Beatriz Carlos Daniela Emilio Fernanda Gerardo Héctor Isabel Jimena Luis Mariana Nicolás Óscar Paola Raúl Sofía Ximena'.split(
    ' ',
  );
const lastNames =
  'Aguilar Bañuelos Cárdenas Díaz Escobedo Fuentes García Hernández Íñiguez Juárez López Muñoz Núñez Ortiz Peña Quintero Ríos Treviño Vázquez Zúñiga'.split(
    ' ',
  );
const streets = [
  'Av. Juárez 120',
  'Calle Miguel Hidalgo 45 Int. 3',
  'Av. Revolución No. 1602',
  'Privada de los Fresnos 8',
  'Calle 5 de Mayo 17-B',
  'Blvd. Lázaro Cárdenas 2300',
  'Cerrada del Moral 4, Depto 201',
  'Calle 16 de Septiembre s/n',
  'Av. Benito Juárez Mz 4 Lt 12',
];
/** Postal code, the shop's code of the state, city, colonia. */
const places = [
  ['06600', 'DF', 'Cuauhtémoc', 'Juárez', '55'],
  ['03100', 'DF', 'Benito Juárez', 'Del Valle Centro', '55'],
  ['11560', 'DF', 'Miguel Hidalgo', 'Polanco V Sección', '55'],
  ['44160', 'JA', 'Guadalajara', 'Americana', '33'],
  ['45116', 'JA', 'Zapopan', 'Puerta de Hierro', '33'],
  ['64060', 'NL', 'Monterrey', 'Obispado', '81'],
  ['66220', 'NL', 'San Pedro Garza García', 'Del Valle', '81'],
  ['37160', 'GT', 'León', 'Jardines del Moral', '477'],
  ['68050', 'OA', 'Oaxaca', 'Reforma', '951'],
  ['62290', 'MO', 'Cuernavaca', 'Vista Hermosa', '777'],
  ['28000', 'CL', 'Colima', 'Colima Centro', '312'],
  ['25000', 'CO', 'Saltillo', 'Saltillo Zona Centro', '844'],
] as const;
const notes = [
  '',
  '',
  '',
  'Portón negro',
  'Tocar el timbre dos veces',
  'Dejar en recepción 🙏',
  'Es regalo & lleva moño',
];

const goods = [
  {
    name: 'Camisa azul',
    sku: 'CAM-AZ',
    price: 49_900,
    length: '30',
    width: '25',
    height: '10',
    weight: '0.6',
  },
  {
    name: 'Taza de barro',
    sku: 'TAZ-BA',
    price: 18_950,
    length: '12',
    width: '12',
    height: '11',
    weight: '0.45',
  },
  {
    name: 'Cobija de lana',
    sku: 'COB-LA',
    price: 129_900,
    length: '40',
    width: '35',
    height: '20',
    weight: '2.1',
  },
  {
    name: 'Vela de cera de abeja',
    sku: 'VEL-AB',
    price: 9990,
    length: '',
    width: '',
    height: '',
    weight: '',
  },
  {
    name: 'Mezcal joven 750 ml',
    sku: 'MEZ-75',
    price: 64_900,
    length: '10',
    width: '10',
    height: '32',
    weight: '1.5',
  },
];
const unmeasured = { length: '', width: '', height: '', weight: '' };

/**
 * Opens an invented shop with 40 orders, the same in every run save for the clock: most are paid and wait, some are not paid,
 * finished, cancelled or partly refunded, and some are such as no merchant could send as they are.
 */
export function openDemoShop({
  now = Date.now,
  seed = 40,
  ...more
}: { readonly now?: () => number; readonly seed?: number } & Pick<
  EmulatorOptions,
  'deliver'
> = {}): WooEmulator {
  const clock = { back: 0 };
  const emulator = new WooEmulator({ ...more, now: () => now() - clock.back, hasFulfillments: true });
  const { shop } = emulator;
  for (let skipped = 0; skipped < seed; skipped += 1) shop.random();
  const whole = (from: number, to: number) => from + Math.floor(shop.random() * (to - from + 1));
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[whole(0, from.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  };

  const products = goods.map((product) => shop.addProduct({ ...product, isVirtual: false }));
  const tee = shop.addProduct({ name: 'Playera', sku: '', price: 19_990, isVirtual: false, ...unmeasured });
  const sizes = ['M', 'G'].map((name) =>
    shop.addProduct({
      parentId: tee.id,
      name,
      sku: `PLA-${name}`,
      price: 19_990,
      isVirtual: false,
      ...unmeasured,
    }),
  );
  const course = shop.addProduct({
    name: 'Curso en línea',
    sku: 'CURSO',
    price: 35_000,
    isVirtual: true,
    ...unmeasured,
  });
  shop.coupons.set('buenfin10', 10);

  const address = () => {
    const [postcode, state, city, colonia, area] = pick(places);
    return {
      first_name: pick(firstNames),
      last_name: `${pick(lastNames)} ${pick(lastNames)}`,
      address_1: pick(streets),
      address_2: pick([`Col. ${colonia}`, colonia, `Int. 2, Col. ${colonia}`]),
      city,
      state,
      postcode,
      country: 'MX',
      phone: `+52 ${area} ${String(whole(0, 10 ** (10 - area.length) - 1)).padStart(10 - area.length, '0')}`,
    };
  };
  const items = (): OrderWish['items'] => {
    const first = pick(products);
    const wanted = [{ productId: first.id, quantity: pick([1, 1, 1, 2, 3]) }];
    return shop.random() < 0.3
      ? [...wanted, { productId: tee.id, variationId: pick(sizes).id, quantity: 1 }]
      : wanted;
  };
  const wish = (at: number): OrderWish => {
    const shipping = address();
    return {
      isPaid: true,
      billing: { ...shipping, email: `cliente${at + 1}@example.com` },
      // Many shops leave it empty when it is the same.
      ...(shop.random() < 0.7 ? { shipping } : {}),
      paymentMethod: 'mercadopago',
      paymentTitle: 'Mercado Pago',
      customerNote: pick(notes),
      items: items(),
      shippingLines: [{ name: 'Envío estándar', net: 9900 }],
      ...(shop.random() < 0.2 ? { coupons: ['buenfin10'] } : {}),
      ...(shop.random() < 0.1 ? { feeLines: [{ name: 'Envoltura', net: 3500 }] } : {}),
    };
  };
  const special: Readonly<Record<number, Partial<OrderWish>>> = {
    3: { isPaid: false, status: 'on-hold', paymentMethod: 'bacs', paymentTitle: 'Transferencia' },
    7: { isPaid: false, status: 'pending' },
    11: { items: [{ productId: course.id, quantity: 1 }], shippingLines: [] },
    15: {
      currency: 'USD',
      shipping: { ...address(), city: 'Austin', state: 'TX', postcode: '78701', country: 'US' },
    },
    19: { isPaid: false, status: 'failed' },
    23: { items: [{ productId: products[0]?.id ?? 0, quantity: 12 }] },
  };
  for (let at = 0; at < 40; at += 1) {
    clock.back = (40 - at) * 5 * hour + whole(0, 4) * (hour / 2);
    const order = shop.createOrder({ ...wish(at), ...special[at] });
    if (at === 5 || at === 6) shop.setStatus(order, 'completed');
    if (at === 9) shop.setStatus(order, 'cancelled');
    const [item] = order.items;
    if (at === 23 && item) {
      const amount = Math.round((item.paid.net + item.paid.tax) / item.quantity);
      shop.refund(order, { amount, reason: 'Llegó rota', pieces: new Map([[item.id, 1]]) });
    }
  }
  clock.back = 0;
  return emulator;
}
