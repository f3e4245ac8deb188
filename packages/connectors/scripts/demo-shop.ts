import process from 'node:process';
import { openDemoShop } from '../src/testing/demo-shop.ts';

const port = Number(process.argv[2] ?? 4100);
const shop = openDemoShop();
const { origin, stop } = await shop.listen(port);
process.stdout.write(
  `Invented WooCommerce shop with ${shop.shop.orders.size} orders\n` +
    `  address          ${origin}\n` +
    `  consumer key     ${shop.key}\n` +
    `  consumer secret  ${shop.secret}\n` +
    `Its page at the address shows what the shop has, and pays, cancels and refunds.\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
