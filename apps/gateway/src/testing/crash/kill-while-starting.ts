import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { createBrowser } from '../browser.ts';
import { freePort } from '../free-port.ts';
import { freshDatabase } from '../gateway.ts';
import { startGatewayProcess } from '../gateway-process.ts';

const MERCHANT = 'mariana@casalumbre.example';

/** How long a start on a new database takes here and now, from its first word on. */
async function usualStart(): Promise<number> {
  const env = { PORT: String(await freePort()), DATABASE_URL: await freshDatabase() };
  const running = startGatewayProcess(env);
  await running.says('"msg":"starting"');
  const began = performance.now();
  await running.says('Trastienda: ');
  running.child.kill('SIGKILL');
  await running.ended;
  return performance.now() - began;
}

/**
 * So many new databases, on each of which the first start is killed at a random moment of its migrations; the next start
 * comes up, signs in, and stops by itself. @returns how many came up.
 */
export async function killWhileStarting(times: number): Promise<number> {
  const usual = await usualStart();
  for (let time = 0; time < times; time += 1) {
    const port = await freePort();
    const env = { PORT: String(port), DATABASE_URL: await freshDatabase() };
    const killed = startGatewayProcess(env);
    await killed.says('"msg":"starting"');
    // Spread over the start, so that few kills already meet many of its moments.
    await sleep(((time + Math.random()) / times) * usual);
    killed.child.kill('SIGKILL');
    await killed.ended;

    const next = startGatewayProcess(env);
    await next.says('Trastienda: ');
    const browser = createBrowser(`http://localhost:${port}`);
    await browser.signIn(MERCHANT);
    expect(await browser.json('/api/auth/session')).toMatchObject({ user: { email: MERCHANT } });
    next.child.kill('SIGTERM');
    expect(await next.ended).toMatchObject({ code: 0 });
  }
  return times;
}
