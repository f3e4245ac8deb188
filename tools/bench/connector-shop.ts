import process from 'node:process';
import { WooEmulator } from '@trastienda/connectors/testing/woocommerce-emulator';

/**
 * An invented shop in a process of its own, so that its work is not counted: `node connector-shop.ts <orders> <milliseconds>`. It
 * says its address, and ends with its parent.
 */
const [orders = 0, delay = 0] = process.argv.slice(2).map(Number);
const DAYS = 25;
const clock = { back: DAYS * 86_400_000 };
const emulator = new WooEmulator({ now: () => Date.now() - clock.back });
const { shop } = emulator;
const products = Array.from({ length: 40 }, (_, at) =>
  shop.addProduct({
    name: `Vela ${at}`,
    sku: `VELA-${at}`,
    price: 9900 + at * 500,
    isVirtual: false,
    length: '10',
    width: '10',
    height: '12',
    weight: '0.6',
  }),
);
for (let at = 0; at < orders; at += 1) {
  clock.back = (orders - at) * ((DAYS * 86_400_000) / orders);
  const items = [0, 7].slice(0, 1 + (at % 2)).map((off) => ({
    productId: products[(at + off) % products.length]?.id ?? 0,
    quantity: 1 + (at % 3),
  }));
  shop.createOrder({
    isPaid: true,
    billing: {
      first_name: 'Ana',
      last_name: `Ruiz ${at}`,
      address_1: 'Av. Juárez 120',
      address_2: 'Col. Juárez',
      city: 'Cuauhtémoc',
      state: 'DF',
      postcode: '06600',
      country: 'MX',
      phone: '5555550100',
      email: `cliente${at}@example.com`,
    },
    items,
    shippingLines: [{ name: 'Envío', net: 9900 }],
  });
}
clock.back = 0;
emulator.switches.delay = delay;
emulator.switches.fault = 'slow';
const { origin, stop } = await emulator.listen();
process.send?.({ origin, key: emulator.key, secret: emulator.secret });
process.once('disconnect', () => void stop());
