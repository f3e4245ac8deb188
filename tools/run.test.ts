import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runUnlessSilent } from './run.ts';

const node = (script: string, silenceLimit = 20_000) =>
  runUnlessSilent(process.execPath, ['-e', script], { env: process.env, silenceLimit, write: () => {} });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a command that may hang', () => {
  test('gives its exit code', async () => {
    expect(await node('process.exit(3)')).toBe(3);
  });

  test('goes on as long as it says something', async () => {
    const script =
      'let n = 0; const t = setInterval(() => { console.log(""); if (++n === 8) clearInterval(t); }, 200)';
    expect(await node(script, 1_200)).toBe(0);
  });

  test('is ended when it falls silent, with what it started', async () => {
    const script = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e3)']);
      require('node:fs').writeFileSync(process.env.PID_FILE, String(child.pid));
      setInterval(() => {}, 1e3)`;
    const file = join(mkdtempSync(join(tmpdir(), 'silent-')), 'pid');
    const env = { ...process.env, PID_FILE: file };
    expect(
      await runUnlessSilent(process.execPath, ['-e', script], { env, silenceLimit: 1_500, write: () => {} }),
    ).toBe('silent');
    const pid = Number(readFileSync(file, 'utf8'));
    for (let turns = 0; turns < 50 && isAlive(pid); turns += 1) await wait(100);
    expect(isAlive(pid)).toBe(false);
  });
});
