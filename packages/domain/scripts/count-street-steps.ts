// Counts how often each block of the scanner runs on hostile lines, with the counters of the engine itself:
// a proof of growth that no slow machine can blur. Prints { name: [steps at 1,000, steps at 100,000] }.
import { Session } from 'node:inspector/promises';
import { parseStreet } from '../src/people/street-address/parse-street.ts';
import { hostileLine, hostileLines } from '../src/people/street-address/testing/hostile-lines.ts';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

async function stepsOf(line: string): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  parseStreet(line);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => /\/src\/(?:people\/street-address|internal)\//u.test(url));
  return own
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

const counts: Record<string, [number, number]> = {};
for (const [name, piece] of Object.entries(hostileLines)) {
  counts[name] = [await stepsOf(hostileLine(piece, 1000)), await stepsOf(hostileLine(piece, 100_000))];
}
process.stdout.write(JSON.stringify(counts));
