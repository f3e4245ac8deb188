import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/**
 * Calls that are served and that no screen makes, with the decision that gives the reason. A screen that
 * makes one removes it here.
 */
export const servedOnly: Readonly<Record<string, `D${number}`>> = {
  getDailyPerformance: 'D442',
  getGuideStatus: 'D225',
  getOnboardingConfig: 'D442',
  getProductBySku: 'D442',
  getStoreApproval: 'D442',
  listBanks: 'D442',
  listProductSkus: 'D442',
  listTopProducts: 'D442',
};

const product = (): string =>
  globSync('apps/portal/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(?:test|stories)\.tsx?$|[\\/]testing[\\/]/u.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

/** The calls, of these, that no file of the portal names: what no screen can make. */
export function notMade(ids: readonly string[]): string[] {
  const words = new Set(product().match(/\w+/gu));
  return ids.filter((id) => !words.has(id));
}
