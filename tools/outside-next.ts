import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { installInto, withProject } from './release/project.ts';
import { freePort } from './release/registry.ts';
import { readManifest } from './release/stage.ts';
import { root, run } from './run.ts';

// The packages in an application of Next, the newest that npm has: a page of the server and one of the client are built, served and
// read. Needs `npm run build` before.

const started = Date.now();
const said = (what: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);

/** Each page has to say these words. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['Envío', 'Av. Insurgentes Sur, 1602', 'Estimado', 'Mapa: «Map of Mexico»'],
  '/cliente': ['Generar guía 1', 'Fecha del pedido'],
};
/** Next puts this in the place of a value that only the client has. */
const REFERENCE = 'function(){throw';
const START_LIMIT_MS = 60_000;

const versionIn = (modules: string, name: string): string =>
  `${name}@${readManifest(join(root, modules, name)).version}`;

async function read(url: string): Promise<string> {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      const answer = await fetch(url, { headers: { connection: 'close' } });
      if (answer.ok) return await answer.text();
      throw new Error(`${url} answers ${answer.status}`);
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function tryPages(origin: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [path, words] of Object.entries(pages)) {
    const html = await read(`${origin}${path}`);
    for (const word of words) if (!html.includes(word)) problems.push(`${path} does not say '${word}'`);
    if (html.includes(REFERENCE)) problems.push(`${path} has a reference to the client in place of a value`);
    if (!html.includes('rel="stylesheet"')) problems.push(`${path} has no style sheet`);
  }
  return problems;
}

await withProject(async (project, registry) => {
  const tools = [
    versionIn('tools/outside/node_modules', 'typescript'),
    versionIn('node_modules', '@types/node'),
  ];
  await installInto(project, registry, ['next@latest', ...tools]);
  said(`installed: next ${readManifest(join(project, 'node_modules/next')).version}`);
  cpSync(join(root, 'packages/ui/fixture-next'), project, { recursive: true });
  const next = join(project, 'node_modules/next/dist/bin/next');
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(process.execPath, [next, 'build'], { cwd: project, env: environment });
  if (code !== 0) throw new Error('Next cannot build the application');
  said('built');
  const port = String(await freePort());
  const server = spawn(process.execPath, [next, 'start', '--port', port], {
    cwd: project,
    env: environment,
    stdio: 'inherit',
  });
  try {
    const problems = await tryPages(`http://127.0.0.1:${port}`);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else said('a page of the server and one of the client say what they should');
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
});
