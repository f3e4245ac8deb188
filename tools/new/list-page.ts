import { camelOf, type Generator, pascalOf, Refusal } from './generator.ts';
import { fieldsOf, type LiveCall, liveCall } from './live-call.ts';
import { inPages, pageFolder, routed, statesNamed } from './page.ts';

type Row = Readonly<Record<string, unknown>>;
type Envelope = 'registros' | 'pagination' | 'whole';

/** The rows of an answer, and how the call holds them (calls.md 1.3). */
function rowsIn(answer: unknown): { readonly envelope: Envelope; readonly row: Row } | null {
  const { detail, data, pagination } = answer as {
    readonly detail?: { readonly registros?: readonly Row[] } | readonly Row[];
    readonly data?: readonly Row[];
    readonly pagination?: object;
  };
  const [envelope, rows] =
    Array.isArray(data) && pagination
      ? (['pagination', data] as const)
      : Array.isArray(detail)
        ? (['whole', detail] as const)
        : ([
            'registros',
            (detail as { readonly registros?: readonly Row[] } | undefined)?.registros,
          ] as const);
  const [row] = rows ?? [];
  return row === undefined ? null : { envelope, row };
}

/** Writes the call's input from the address. */
function inputOf(call: LiveCall): string {
  const query = fieldsOf(call.query);
  const params = fieldsOf(call.params);
  const parts = [
    'n' in params && 'p' in params && 'params: { n: String(tamano), p: String(pagina) }',
    'pageSize' in query &&
      `query: { page: pagina, pageSize: tamano${'search' in query ? ", ...(buscar !== '' && { search: buscar })" : ''} }`,
    'search' in query && !('pageSize' in query) && "...(buscar !== '' && { query: { search: buscar } })",
  ].filter(Boolean);
  return parts.length === 0 ? '' : `({ ${parts.join(', ')} })`;
}

const column = (key: string, at: number) => `  {
    key: '${key}',
    header: '${key}',
    ${at === 0 ? 'isRowHeader: true,' : ''}
    cell: ({ ${key} }) => <CellText>{String(${key})}</CellText>,
  },`;

const page = (name: string, call: LiveCall, keys: readonly string[], hasSearch: boolean) => {
  const camel = camelOf(name);
  const input = inputOf(call);
  return `import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
${hasSearch ? "import { textFilter } from '../../shared/list/filters.tsx';\n" : ''}import { ListPage } from '../../shared/list/list-page.tsx';
import type { RowOf } from '../../shared/list/page-of.ts';
import { useList } from '../../shared/list/use-list.ts';
import type { CallOutput } from '@trastienda/api-client';
import type { ${call.id} } from '@trastienda/api-client/${call.service}';
import { ${camel}Page } from './operations.ts';
import { ${camel}Search${input === '' ? '' : `, type ${pascalOf(camel)}Search`} } from './search.ts';

type Row = RowOf<CallOutput<typeof ${call.id}>>;

const columns: DataTableColumn<Row>[] = [
${keys.map(column).join('\n')}
];
${hasSearch ? "\nconst filters = [textFilter('buscar', 'Buscar', 'Qué se puede buscar')];\n" : ''}
/** The call's input for an address. */
const inputOf = (${input === '' ? '' : `{ pagina, tamano${hasSearch ? ', buscar' : ''} }: ${pascalOf(camel)}Search`}) => ${input || '({})'};

/** The purpose of the page, in one sentence. */
export default function Page() {
  const list = useList(${camel}Page, ${camel}Search, inputOf);
  return (
    <ListPage
      list={list}
      title="Título de la pantalla"
      context="Qué hay aquí, y en qué orden"
      noun={['renglón', 'renglones']}
      columns={columns}
      rowKey={({ ${keys[0]} }) => String(${keys[0]})}
      skeleton={{ facts: [${keys
        .slice(1)
        .map(() => 1)
        .join(', ')}] }}
      ${hasSearch ? 'filters={filters}' : ''}
      empty={{ title: 'Aún no hay nada aquí', text: 'Di qué aparecerá y cuál es el primer paso.' }}
      ${hasSearch ? "noMatch={{ title: 'Nada coincide', text: 'Revisa cómo está escrito.' }}" : ''}
    />
  );
}
`;
};

const operations = (
  camel: string,
  { id, service }: LiveCall,
) => `import { ${id} } from '@trastienda/api-client/${service}';
import { createOperation } from '../../shared/store/create-operation.ts';

/** One page of the list. */
export const ${camel}Page = createOperation(${id}, { name: '${camel}Page' });
`;

const search = (
  camel: string,
  hasSearch: boolean,
) => `import { defineSearch, pageNumber, pageSize${hasSearch ? ', text' : ''} } from '../../shared/routes/search-schema.ts';

/** The state of the list in its address. */
export const ${camel}Search = defineSearch({
  pagina: pageNumber(),
  tamano: pageSize(),
  ${hasSearch ? 'buscar: text(120),' : ''}
});

export type ${pascalOf(camel)}Search = ReturnType<typeof ${camel}Search.parse>;
`;

const handlers = (camel: string, call: LiveCall, envelope: Envelope, key: string, hasSearch: boolean) => {
  const shown = `rows.slice((page - 1) * pageSize, page * pageSize)`;
  const paged = {
    registros: `{ ...example, detail: { ...example.detail, registros: ${shown}, total_registros: rows.length } }`,
    pagination: `{ ...example, data: ${shown}, pagination: { ...example.pagination, total_registros: rows.length } }`,
    whole: `{ ...example, detail: rows }`,
  }[envelope];
  const first = {
    registros: 'example.detail.registros[0]',
    pagination: 'example.data[0]',
    whole: 'example.detail[0]',
  }[envelope];
  const inPath = 'n' in fieldsOf(call.params);
  const isPaged = envelope !== 'whole';
  const read = [inPath && 'params', (hasSearch || !inPath) && isPaged && 'query'].filter(Boolean).join(', ');
  return `import { mock } from '@trastienda/api-client/msw';
import { ${call.id} } from '@trastienda/api-client/${call.service}';

/** A service that has so many rows. */
export function ${camel}Handlers(count: number) {
  return [
    mock(${call.id}).reply((${read === '' ? '' : `{ ${read} }`}) => {
      const example = ${call.id}.example();
      const first = ${first};
      const every = first ? Array.from({ length: count }, (_, at) => ({ ...first, ${key}: \`r-\${at + 1}\` })) : [];
      ${isPaged ? (inPath ? 'const [page, pageSize] = [Number(params.p), Number(params.n)];' : 'const { page = 1, pageSize = 20 } = query;') : ''}
      const rows = ${hasSearch ? `every.filter(({ ${key} }) => ${key}.startsWith(query.search ?? ''))` : 'every'};
      return ${paged};
    }),
  ];
}
`;
};

/** The states of a list by export, with their names for designers; null where the export reads as it is. */
const storyNames: Readonly<Record<string, string | null>> = {
  CincuentaYUno: 'Cincuenta y una filas',
  CincuentaYUnoTelefono: 'Cincuenta y una filas en el teléfono',
  UltimaPagina: 'Última página',
  CincuentaPorPagina: 'Cincuenta por página',
  UnaFila: 'Una fila',
  SinFilas: 'Sin filas',
  NadaCoincide: 'Nada coincide',
  Cargando: null,
  CargandoTelefono: 'Cargando en el teléfono',
  Fallo: 'Falló',
  SinPermiso: 'Sin permiso',
  SinConexion: 'Sin conexión',
};

const stories = (name: string, call: LiveCall, hasSearch: boolean) => {
  const camel = camelOf(name);
  return `import { ${call.id} } from '@trastienda/api-client/${call.service}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { listStories } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { addressOf, patterns } from '../../shared/routes/patterns.ts';
import { ${camel}Search } from './search.ts';
import { ${camel}Handlers } from './testing/${name}-handlers.ts';

const address = addressOf(patterns.${camel}, ${camel}Search);

const meta = {
  title: 'Pantallas/${name}',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: address({}) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  call: ${call.id},
  handlers: ${camel}Handlers,
  address: (pagina) => address(pagina === undefined ? {} : { pagina }),
  heading: 'Título de la pantalla',
  empty: 'Aún no hay nada aquí',
  failed: 'No pudimos cargar tus renglones',
  ${hasSearch ? "noMatch: { address: address({ buscar: 'zzz' }), title: 'Nada coincide' }," : ''}
});

${statesNamed(storyNames, (one) => hasSearch || one !== 'NadaCoincide')}
`;
};

/** A list of the portal: its page, address, route, a service for stories, and a story for each state. */
export const newListPage: Generator = {
  usage: 'list-page <name> <call>',
  async plan([name = '', id = ''], root) {
    const folder = pageFolder(name, root);
    const call = await liveCall(id);
    const found = rowsIn(call.example());
    if (call.method !== 'GET' || found === null)
      throw new Refusal(`${id} gives no rows: a list is made of a call that answers a page of them.`);
    const scalars = Object.entries(found.row).filter(([, value]) => typeof value === 'string');
    const keys = scalars.slice(0, 3).map(([key]) => key);
    const [key] = keys;
    if (key === undefined) throw new Refusal(`The rows of ${id} have no text to tell them by.`);
    const camel = camelOf(name);
    const hasSearch = 'search' in fieldsOf(call.query);
    return {
      files: {
        [`${folder}/page.tsx`]: page(name, call, keys, hasSearch),
        [`${folder}/operations.ts`]: operations(camel, call),
        [`${folder}/search.ts`]: search(camel, hasSearch),
        [`${folder}/testing/${name}-handlers.ts`]: handlers(camel, call, found.envelope, key, hasSearch),
        [`${folder}/${name}.stories.tsx`]: stories(name, call, hasSearch),
      },
      edits: routed(name),
      next: [
        ...inPages,
        'Columns, words and filters are the merchant’s: page.tsx and search.ts; its states are told by the same stories.',
      ],
    };
  },
};
