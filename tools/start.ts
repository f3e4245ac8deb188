import process from 'node:process';
import { buildProduct } from './build-product.ts';
import { liveAndDieTogether, spawnGateway } from './gateway-process.ts';

/** `npm start`: builds what changed, then the gateway with everything it needs, and a demo of two years. */
const built = await buildProduct();
if (built === 0) liveAndDieTogether([spawnGateway({ DEMO_YEARS: process.env['DEMO_YEARS'] ?? '2' })]);
else process.exitCode = built;
