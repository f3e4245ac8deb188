// The PostgreSQL of the tests for as long as whoever started this listens: it says its address, and stops when the input ends.
// So nothing is left behind, however the other process ends.
import process from 'node:process';
import { finished } from 'node:stream/promises';
import { startTestServer } from '../src/testing/test-server.ts';

// Ctrl-C reaches both; the input ends with the other one.
process.on('SIGINT', () => {});
const server = await startTestServer();
console.log(server.url);
await finished(process.stdin.resume()).catch(() => {});
await server.stop();
