import { dirname, join, normalize } from 'node:path';

type LayeredFolder = {
  /** Path of its sources, from the root of the repository. */
  readonly path: string;
  /** The layers from the lowest up: a file imports from its own and those below. Files beside them put everything together. */
  readonly layers: readonly string[];
  /** Layers whose files may import each other, whatever slice they are in. */
  readonly open: readonly string[];
  /** The slices of a layer in a fixed order: each may import those before it. Other slices may not import each other. */
  readonly ordered?: Readonly<Record<string, readonly string[]>>;
};

const folders: readonly LayeredFolder[] = [
  {
    path: 'apps/portal/src/',
    layers: ['shared', 'entities', 'features', 'pages', 'app'],
    open: ['shared', 'app'],
  },
  {
    path: 'packages/services/src/',
    layers: ['tables', 'database', 'core', 'jobs', 'subjects', 'use-cases', 'setup', 'wire'],
    open: ['tables', 'database', 'core', 'jobs', 'use-cases', 'setup'],
    ordered: {
      subjects: [
        'files',
        'reference',
        'people',
        'store-data',
        'onboarding',
        'products',
        'money',
        'orders',
        'door',
        'sales',
        'evidences',
        'invoices',
        'guides',
        'stock',
        'channels',
        'bulk-loads',
      ],
    },
  },
];

type Place = { readonly folder: LayeredFolder; readonly layer: number; readonly slice: string };

/** Returns where a file of a layered folder stands; `null` for every other file, and for those that are not in a layer. */
function placeOf(path: string): Place | null {
  for (const folder of folders) {
    const at = path.lastIndexOf(folder.path);
    if (at < 0) continue;
    const [layer = '', slice = '', inSlice] = path.slice(at + folder.path.length).split('/');
    // A file beside the layers is above them all.
    if (slice === '') return { folder, layer: folder.layers.length, slice };
    const index = folder.layers.indexOf(layer);
    return index < 0 ? null : { folder, layer: index, slice: inSlice === undefined ? '' : slice };
  }
  return null;
}

/** Returns why a file may not import another one; `null` when it may. */
export function layerFault(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const from = placeOf(file.replaceAll('\\', '/'));
  const to = placeOf(normalize(join(dirname(file), specifier)).replaceAll('\\', '/'));
  if (!from || !to) return null;
  const { layers, open, ordered } = from.folder;
  const [own = 'the files beside the layers', other = 'the files beside the layers'] = [
    layers[from.layer],
    layers[to.layer],
  ];
  if (to.layer > from.layer) {
    return `${own} may not reach up into ${other}: move what both need down (docs/architecture.md).`;
  }
  if (from.layer !== to.layer || open.includes(own) || from.slice === to.slice) return null;
  const order = ordered?.[own];
  if (order !== undefined) {
    if (!order.includes(from.slice))
      return `${own}/${from.slice} has no place in the order of tools/lint/layers.ts.`;
    if (order.indexOf(to.slice) < order.indexOf(from.slice)) return null;
    return `${own}/${from.slice} comes before ${own}/${to.slice}: what touches both is a layer above (docs/architecture.md).`;
  }
  return `${own}/${from.slice} may not reach sideways into ${own}/${to.slice}: what both need is a layer below (docs/architecture.md).`;
}

type Literal = { readonly value?: unknown };
type ImportNode = { readonly source?: Literal | null };
type RuleContext = {
  readonly filename: string;
  readonly report: (fault: { readonly node: unknown; readonly message: string }) => void;
};

const layersRule = {
  create(context: RuleContext) {
    const check = (node: ImportNode) => {
      if (typeof node.source?.value !== 'string') return;
      const message = layerFault(context.filename, node.source.value);
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'repository' }, rules: { layers: layersRule } };
