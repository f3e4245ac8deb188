import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from '../../../../tools/run.ts';

/** An invented shop of WooCommerce beside the product, as `npm run demo:shop` starts it. */
export async function startDemoShop() {
  const script = ['--conditions=@trastienda/source', 'packages/connectors/scripts/demo-shop.ts', '0'];
  const child = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('consumer secret')) break;
  }
  const after = (name: string) => new RegExp(`${name} +(\\S+)`, 'u').exec(said)?.[1] ?? '';
  return {
    address: after('address'),
    key: after('consumer key'),
    secret: after('consumer secret'),
    stop: () =>
      new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}
