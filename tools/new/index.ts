import { newCall } from './call.ts';
import { newComponent } from './component.ts';
import { newDomain } from './domain.ts';
import { newFormPage } from './form-page.ts';
import { newListPage } from './list-page.ts';
import { newPage } from './page.ts';
import { carryOut, type Generator, type Plan, Refusal } from './generator.ts';

const generators: Readonly<Record<string, Generator>> = {
  component: newComponent,
  domain: newDomain,
  call: newCall,
  page: newPage,
  'list-page': newListPage,
  'form-page': newFormPage,
};

/** Makes a new `kind` of thing in the house at `root`; gives the paths it touched and what is left to do. Throws a Refusal. */
export async function generate(
  [kind = '', ...args]: readonly string[],
  root: string,
): Promise<{ paths: string[]; next: Plan['next'] }> {
  const generator = generators[kind];
  if (generator === undefined)
    throw new Refusal(
      `Say what is new:\n${Object.values(generators)
        .map(({ usage }) => `  npm run new ${usage}`)
        .join('\n')}`,
    );
  const plan = await generator.plan(args, root);
  return { paths: carryOut(plan, root), next: plan.next };
}
