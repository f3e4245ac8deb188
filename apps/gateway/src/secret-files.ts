import { readFileSync } from 'node:fs';

/** Variables whose value nobody should be able to read in the environment of a process. */
const secretVariables = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'AUTH_SECRET',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'SECRETS_KEY',
  'FILES_SECRET_KEY',
] as const;
/** `AUTH_SECRET_FILE` for `AUTH_SECRET`: what a key vault, an orchestrator or systemd puts there. */
export const secretFileVariables: readonly string[] = secretVariables.map((name) => `${name}_FILE`);

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with the secrets in it that lie in files, the end of their line cut off.
 * @returns it, and one sentence for each file that cannot be read or whose secret was given twice.
 */
export function withSecretFiles(env: Environment): { env: Environment; sentences: string[] } {
  const secrets: Record<string, string> = {};
  const sentences: string[] = [];
  for (const name of secretVariables) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) {
      sentences.push(`${name} and ${name}_FILE are both given: one of them is enough.`);
      continue;
    }
    try {
      secrets[name] = readFileSync(file, 'utf8').trimEnd();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      sentences.push(`${name}_FILE names a file that cannot be read (${code ?? 'unknown'}).`);
    }
  }
  return { env: { ...env, ...secrets }, sentences };
}
