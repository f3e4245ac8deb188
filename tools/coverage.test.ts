import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverageLines, idsIn, lastOwnerOf, provenIn, provenLines } from './coverage.ts';
import { root } from './run.ts';

const lines = coverageLines(readFileSync(join(root, 'docs/spec/coverage.md'), 'utf8'));

describe('what the tests prove of the specification', () => {
  test('every line is proven by a test of its last owner that sees it, and ticked', () => {
    const proven = provenLines(lines);
    expect(lines.length).toBeGreaterThan(380);
    expect(lines.filter(({ id }) => !proven.has(id)).map(({ id }) => id)).toEqual([]);
    expect(lines.filter(({ isTicked }) => !isTicked).map(({ id }) => id)).toEqual([]);
  });
});

describe('whether a test proves a line', () => {
  const nothing = () => '';
  const proofs = (path: string, room: string, source: string, read: (path: string) => string = nothing) =>
    [...provenIn({ path, source }, room, read)].toSorted();
  const named = "test('S2.31: a store without a name', () => {});";

  test('the last owner is who shows it: portal, then services, then gateway, else the last one named', () => {
    expect(lastOwnerOf(['services', 'portal'])).toBe('portal');
    expect(lastOwnerOf(['gateway', 'services'])).toBe('services');
    expect(lastOwnerOf(['gateway', 'portal'])).toBe('portal');
    expect(lastOwnerOf(['api-client', 'gateway'])).toBe('gateway');
    expect(lastOwnerOf(['domain', 'api-client'])).toBe('api-client');
    expect(lastOwnerOf(['domain'])).toBe('domain');
  });

  test('of the portal, a test of a helper does not; one that starts the app does, itself or by its helpers', () => {
    const path = 'apps/portal/src/app/shell/menu.test.ts';
    const imports = (from: string, what = '{ x }') => `import ${what} from '${from}';\n${named}`;
    expect(proofs(path, 'portal', named)).toEqual([]);
    expect(proofs(path, 'portal', imports('./menu.tsx'))).toEqual([]);
    expect(proofs(path, 'portal', imports('../../testing/test-app.ts'))).toEqual(['S2.31']);
    expect(proofs(path, 'portal', imports('../../testing/test-app.ts', 'type { x }'))).toEqual([]);

    const guideApp = (file: string) =>
      file === 'apps/portal/src/pages/guide-wizard/testing/guide-app.ts' || file.endsWith('/session.saga.ts')
        ? "import {\n  createTestApp,\n} from '../../../testing/test-app.ts';"
        : '';
    expect(
      proofs(path, 'portal', imports('../../pages/guide-wizard/testing/guide-app.ts'), guideApp),
    ).toEqual(['S2.31']);
    expect(proofs(path, 'portal', imports('../session/session.saga.ts'), guideApp)).toEqual([]);
  });

  test('of services and gateway, one that asks through the door does; of domain, ui and api-client any does', () => {
    const services = 'packages/services/src/subjects/orders/list-orders.test.ts';
    expect(proofs(services, 'services', `import { asking } from '../../testing/ask.ts';\n${named}`)).toEqual([
      'S2.31',
    ]);
    expect(proofs(services, 'services', `import { read } from './read.ts';\n${named}`)).toEqual([]);
    const gateway = 'apps/gateway/src/http/security-headers.test.ts';
    expect(proofs(gateway, 'gateway', `import { x } from '../testing/gateway.ts';\n${named}`)).toEqual([
      'S2.31',
    ]);
    expect(proofs(gateway, 'gateway', `import { x } from './security-headers.ts';\n${named}`)).toEqual([]);
    for (const room of ['domain', 'ui', 'api-client'])
      expect(proofs(`packages/${room}/src/x.test.ts`, room, named)).toEqual(['S2.31']);
  });

  test('a walk of the built product does; a story by what its own play looks at', () => {
    expect(proofs('apps/portal/e2e/walk.e2e.ts', 'portal', named)).toEqual(['S2.31']);
    const stories = `
const meta = { title: 'Pantallas/Marco' };
export const Looked: Story = {
  name: 'S2.31 A store without a name',
  play: async ({ canvas }) => {},
};
/** S2.40 is of the next one, which would play: it is a comment. */
export const Still: Story = { name: 'S2.32 Another store' };
export const Other: Story = { name: 'S2.33 The search', play: open };
`;
    expect(proofs('apps/portal/src/x.stories.tsx', 'portal', stories)).toEqual(['S2.31', 'S2.33']);
    expect(proofs('packages/ui/src/x.stories.tsx', 'ui', stories)).toEqual(['S2.31', 'S2.33']);
  });

  test('a range names every line in it, and a comment names none', () => {
    expect([...idsIn('S4.29 to S4.31, S5.1')].toSorted()).toEqual(['S4.29', 'S4.30', 'S4.31', 'S5.1']);
    expect(proofs('packages/ui/src/x.test.ts', 'ui', `// 'S2.30'\n${named}`)).toEqual(['S2.31']);
  });
});
