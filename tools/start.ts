import process from 'node:process';
import { buildProduct } from './build-product.ts';
import { liveAndDieTogether, spawnGateway } from './gateway-process.ts';

/** `npm start`: builds what changed, then the gateway with everything it needs. */
const built = await buildProduct();
if (built === 0) liveAndDieTogether([spawnGateway()]);
else process.exitCode = built;
