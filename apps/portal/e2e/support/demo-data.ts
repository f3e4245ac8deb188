import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { emptyFolder } from '../../../../tools/data-folder.ts';
import { startGateway } from './gateway.ts';

/** What a copy that is thrown away may do without: it is lost with the machine, not with a process that is killed. */
const settings = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];

/** What the built product's first start writes, once for all files: tables, demo and keys take most of such a start. */
export default async function setup(project: TestProject): Promise<() => void> {
  const data = await emptyFolder();
  const first = await startGateway({ data });
  await first.end('SIGTERM');
  appendFileSync(join(data, 'postgres/cluster/postgresql.conf'), `${settings.join('\n')}\n`);
  project.provide('demoData', data);
  return () => rmSync(data, { recursive: true, force: true });
}
