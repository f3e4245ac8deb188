import type { OperatorCommand } from './operator-command.ts';

type Loaded = () => Promise<{ readonly command: OperatorCommand }>;

/** The commands of who runs the installation, by the name of their script; each is loaded when it is run. */
export const commands: Readonly<Record<string, Loaded>> = {
  migrate: () => import('./migrate-database.ts'),
  'store:new': () => import('./new-store.ts'),
  'store:list': () => import('./list-stores.ts'),
  'store:owner': () => import('./change-owner.ts'),
  'store:close': () => import('./close-store.ts'),
  'store:open': () => import('./open-store.ts'),
  'store:delete': () => import('./delete-store.ts'),
  'wallet:credit': () => import('./credit-wallet.ts'),
  'postal-codes:load': () => import('./load-postal-codes.ts'),
  'carriers:demo': () => import('./demo-carriers.ts'),
  'files:move': () => import('./move-files.ts'),
  'secrets:rotate': () => import('./rotate-secrets.ts'),
  'sales:rebuild': () => import('./rebuild-sales.ts'),
  'jobs:list': () => import('./list-jobs.ts'),
  'jobs:retry': () => import('./retry-job.ts'),
  'person:show': () => import('./show-person.ts'),
  'sessions:end': () => import('./end-sessions.ts'),
  'person:unlink': () => import('./unlink-person.ts'),
};
