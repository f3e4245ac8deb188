import { dirname, join, normalize } from 'node:path';

/** The floors of the portal, from the ground up; a file reaches down, never up and never sideways. */
const layers = ['shared', 'entities', 'features', 'pages', 'app'];

/** Rooms whose files may know each other: the ground, and what puts everything together. */
const openLayers = ['shared', 'app'];

const portal = 'apps/portal/src/';

/** Layer and slice of a file of the portal; `null` for every other file, and for those beside the layers. */
function placeOf(path: string): { readonly layer: string; readonly slice: string | undefined } | null {
  const at = path.lastIndexOf(portal);
  if (at < 0) return null;
  const [layer, slice] = path.slice(at + portal.length).split('/');
  return layer !== undefined && layers.includes(layer) ? { layer, slice } : null;
}

/** Why a file may not import another one; `null` when it may. */
export function layerFault(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const from = placeOf(file.replaceAll('\\', '/'));
  const to = placeOf(normalize(join(dirname(file), specifier)).replaceAll('\\', '/'));
  if (!from || !to) return null;
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) {
    return `${from.layer} may not reach up into ${to.layer}: move what both need down (docs/architecture.md).`;
  }
  if (from.layer !== to.layer || openLayers.includes(from.layer) || from.slice === to.slice) return null;
  return `${from.layer}/${from.slice} may not reach sideways into ${to.layer}/${to.slice}: what both need is a layer below (docs/architecture.md).`;
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

export default { meta: { name: 'house' }, rules: { layers: layersRule } };
