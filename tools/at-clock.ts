import { existsSync } from 'node:fs';
import process from 'node:process';
import { root, run } from './run.ts';

/** Debian's package `faketime` installs its library here, by processor. */
const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
);

/** '2028-02-29 23:55' of Mexico City (six hours behind, all year) as an instant; `null` for anything else. */
function instantOf(text: string | undefined): number | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/.exec(text ?? '') ?? [];
  const instant = Date.parse(`${day}T${time}:00-06:00`);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * `npm run test:at -- '2028-02-29 23:55' [arguments of npm test]`: the suite with the machine's clock at that moment. All that it
 * starts, PostgreSQL and Chromium among them, is as far ahead; how fast time passes stays as it is.
 */
const [moment, ...args] = process.argv.slice(2);
const instant = instantOf(moment);
const library = libraries.find((file) => existsSync(file));
if (instant === null) {
  console.error("Say when, on the clock of Mexico City: npm run test:at -- '2028-02-29 23:55'");
  process.exitCode = 1;
} else if (library === undefined) {
  console.error('libfaketime is missing: apt-get install faketime');
  process.exitCode = 1;
} else {
  const ahead = Math.round((instant - Date.now()) / 1000);
  process.exitCode = await run(process.execPath, ['tools/test.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      LD_PRELOAD: library,
      // The offset from the true clock gives every process the same time, whenever it starts.
      FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}s`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // The library's repair of waits by the monotonic clock ends each of Chromium's immediately: a core is
      // then busy with waiting.
      FAKETIME_FORCE_MONOTONIC_FIX: '0',
      NO_FAKE_STAT: '1',
    },
  });
}
