import { readFileSync } from 'node:fs';

/** A block as the registry of shadcn describes one (ui.shadcn.com/schema/registry-item.json). */
export interface Block {
  readonly $schema: string;
  readonly name: string;
  readonly type: 'registry:block';
  readonly title: string;
  readonly description: string;
  readonly dependencies: readonly string[];
  readonly files: readonly {
    readonly path: string;
    readonly type: 'registry:component';
    readonly target: string;
    readonly content: string;
  }[];
}

const blocks: readonly (readonly [name: string, title: string, description: string])[] = [
  ['list-page', 'Página de lista', 'Búsqueda, orden, páginas, sus cuatro estados y tarjetas en el teléfono.'],
  [
    'form-page',
    'Página de formulario',
    'Errores junto a su campo, nada se pierde si falla, y pregunta antes de salir.',
  ],
  ['detail-page', 'Detalle', 'De dónde viene, qué es y qué le ha pasado; cargando y con falla.'],
  ['wizard-step', 'Paso de un asistente', 'Dónde va la persona, sus campos y un solo camino adelante.'],
  ['bulk-actions', 'Actos en lote', 'Elegir renglones, un acto sobre todos y qué pasó con cada uno.'],
  [
    'empty-states',
    'Nada que mostrar',
    'Vacío, sin resultados, todo en orden, falla, sin conexión y sin permiso.',
  ],
];

/** The names of the blocks, in the order of the workbench. */
export const blockNames: readonly string[] = blocks.map(([name]) => name);

const folder = new URL('../blocks/', import.meta.url);

/** Every block with its code, which an application copies and then owns. */
export const registryItems = (): readonly Block[] =>
  blocks.map(([name, title, description]) => {
    const content = readFileSync(new URL(`${name}.tsx`, folder), 'utf8');
    return {
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name,
      type: 'registry:block',
      title,
      description,
      dependencies: [
        ...new Set([...content.matchAll(/from '(@trastienda\/[\w-]+)/gu)].map(([, from = '']) => from)),
      ],
      files: [
        {
          path: `blocks/${name}.tsx`,
          type: 'registry:component',
          target: `components/trastienda/${name}.tsx`,
          content,
        },
      ],
    };
  });

/** The files of the registry by their path in its folder: one a block, and the list of all. */
export function registryFiles(): ReadonlyMap<string, string> {
  const items = registryItems();
  const list = {
    name: 'trastienda',
    items: items.map(({ name, type, title, description, dependencies, files }) => ({
      name,
      type,
      title,
      description,
      dependencies,
      files: files.map(({ path, type: kind, target }) => ({ path, type: kind, target })),
    })),
  };
  const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['registry.json', written(list)],
    ...items.map((item) => [`${item.name}.json`, written(item)] as const),
  ]);
}
