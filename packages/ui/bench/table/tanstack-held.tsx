import { Bare } from './Bare.tsx';
import { start } from './harness.tsx';

// What every table in use has: on a ground of its own the browser scrolls in another way, and draws a header that stays.
start((rows) => <Bare rows={rows} isHeld />);
