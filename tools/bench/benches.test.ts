import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';

test('each bench that writes figures reads its command line by the helpers that know --write', () => {
  const benches = globSync('tools/bench/*.ts', { cwd: root }).filter((file) =>
    /from '\.\/figures\.ts'/u.test(readFileSync(join(root, file), 'utf8')),
  );
  const others = benches.filter((file) => /parseArgs|argv\[/u.test(readFileSync(join(root, file), 'utf8')));
  expect(benches.length).toBeGreaterThan(8);
  expect(others).toEqual([]);
});
