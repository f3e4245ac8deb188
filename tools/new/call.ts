import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Generator, isCamel, Refusal } from './generator.ts';

const folder = 'packages/api-client/src/services';

const call = (service: string, name: string) => `
/** The answer of the call, with units. */
export const ${name} = defineCall({
  id: '${name}',
  service: '${service}',
  method: 'GET',
  path: '${name}/{storeId}',
  params: { storeId: storeId() },
  response: z.object({ data: z.array(z.object({ id: z.string() })) }),
  example: () => ({ data: [{ id: '1' }] }),
});
`;

/** Adds a name to the import of a module, unless it is there. */
const importing = (name: string, from: string) => (text: string) => {
  const found = new RegExp(`import \\{([^}]*)\\} from '${from}';`).exec(text);
  if (found === null) return `import { ${name} } from '${from}';\n${text}`;
  const names = (found[1] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (names.includes(name)) return text;
  return text.replace(found[0], `import { ${[...names, name].toSorted().join(', ')} } from '${from}';`);
};

/** A remote call, at the end of its service's file. */
export const newCall: Generator = {
  usage: 'call <service> <name>',
  plan([service = '', name = ''], root) {
    const files = globSync(`${folder}/*.calls.ts`, { cwd: root }).toSorted();
    const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    const services = [
      ...new Set(
        texts.flatMap(([, text]) => [...text.matchAll(/service: '([\w-]+)'/g)].map(([, one]) => one)),
      ),
    ].toSorted();
    if (!services.includes(service))
      throw new Refusal(`There is no service '${service}'. There are: ${services.join(', ')}.`);
    if (!isCamel(name))
      throw new Refusal(`'${name}' is no name of a call: write it like listOrders, a verb and its object.`);
    const used = texts.find(([, text]) => text.includes(`id: '${name}'`));
    if (used !== undefined) throw new Refusal(`There is a call ${name} already, in ${basename(used[0])}.`);
    const own = texts.find(([file]) => basename(file) === `${service}.calls.ts`);
    const [file] = own ?? texts.find(([, text]) => text.includes(`service: '${service}'`)) ?? [''];
    return {
      files: {},
      edits: {
        [file]: (text) =>
          importing('storeId', '../core/fields.ts')(importing('defineCall', '../core/define-call.ts')(text)) +
          call(service, name),
      },
      next: [
        'Write its row in docs/spec/calls.md first: path, method, parameters and answer come from there.',
        'npm run reference -w packages/api-client writes it into the reference and the OpenAPI document.',
        `Where its file stands in src/calls.ts, it needs a handler: a line in packages/services/src/wire/${service}/handlers.ts.`,
      ],
    };
  },
};
