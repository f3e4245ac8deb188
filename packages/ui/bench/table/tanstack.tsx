import { Bare } from './Bare.tsx';
import { start } from './harness.tsx';

start((rows) => <Bare rows={rows} />);
