import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The compiled files are stored between starts, beside the gateway's. */
const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));

/** Another process that works, and what kills it. */
export async function otherProcess(url: string): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('./worker-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@trastienda/source', script, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}
