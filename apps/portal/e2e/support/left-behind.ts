import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { type Profile, textOf } from './browser.ts';

const folder = resolve(import.meta.dirname, '../../../../test-results/e2e');

/**
 * What a test that failed leaves to whoever looks for the cause: a picture of every page that is still open, in
 * `test-results/e2e`, and in the log what each page says and which requests went wrong, the last ones of each profile.
 */
export async function leaveBehind(test: string, profiles: readonly Profile[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').slice(0, 60);
  const say = (...lines: readonly string[]) => void process.stderr.write(`${lines.join('\n  ')}\n`);
  for (const [at, page] of profiles.flatMap((profile) => profile.pages()).entries()) {
    const path = join(folder, `${name}-${at + 1}.png`);
    await page.screenshot({ path, timeout: 10_000 }).catch(() => {});
    say(path, page.url(), (await textOf(page)).slice(0, 1500));
  }
  for (const { wentWrong } of profiles) say('went wrong:', ...wentWrong.slice(-20));
}
