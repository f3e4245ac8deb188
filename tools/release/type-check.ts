import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { bin, root } from '../run.ts';

/**
 * The compilers that strangers have: the workspace's, and the last of those written in JavaScript. The second stands in a
 * workspace of its own (`tools/outside`), for beside the first, npm would give its name, `tsc`, to whichever came last.
 */
const compilers = {
  '7': [bin('tsc')],
  // It takes two thirds of its time for the declarations of libraries, which the other one reads to the last.
  '5.9': [process.execPath, join(root, 'tools/outside/node_modules/typescript/bin/tsc'), '--skipLibCheck'],
} as const;

/**
 * Type-checks the project of a folder with compilers of these versions, side by side.
 * @throws with what they find, and by which version.
 */
export async function typeCheck(
  folder: string,
  ...versions: readonly (keyof typeof compilers)[]
): Promise<void> {
  const found = await Promise.all(
    versions.map(async (version) => {
      const [command, ...args] = compilers[version];
      try {
        await promisify(execFile)(command, [...args, '--project', folder], { cwd: folder });
        return [];
      } catch (error) {
        const { stdout = '' } = error as { stdout?: string };
        return [`TypeScript ${version}: ${stdout || String(error)}`];
      }
    }),
  );
  if (found.flat().length > 0) throw new Error(found.flat().join('\n'));
}
