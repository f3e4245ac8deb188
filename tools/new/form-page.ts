import { camelOf, type Generator, Refusal } from './generator.ts';
import { fieldsOf, type LiveCall, liveCall } from './live-call.ts';
import { inPages, pageFolder, routed, statesNamed } from './page.ts';
import { shortestInput } from './shortest-input.ts';

const page = (name: string, { id, service }: LiveCall, fields: readonly string[], input: string) => {
  const camel = camelOf(name);
  return `import type { CallInput } from '@trastienda/api-client';
import type { ${id} } from '@trastienda/api-client/${service}';
import { TextField } from '@trastienda/ui/TextField';
import { useNavigate } from 'react-router';
import { FormCard } from '../../shared/form/form-card.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { ${camel}Sending } from './operations.ts';

const empty = { ${fields.map((field) => `${field}: ''`).join(', ')} };

const missing = (text: string) => (text.trim() === '' ? 'Escribe este dato' : undefined);

/** The purpose of the page, in one sentence. */
export default function Page() {
  const navigate = useNavigate();
  const form = useForm({
    draft: '${name}',
    initial: () => empty,
    faultsOf: ({ ${fields.join(', ')} }) => ({ ${fields.map((field) => `${field}: missing(${field})`).join(', ')} }),
    write: ${camel}Sending,
    inputOf: ({ ${fields.join(', ')} }) => {
      const input: CallInput<typeof ${id}> = ${input};
      return { ...input, body: { ...input.body, ${fields.map((field) => `${field}: ${field}.trim()`).join(', ')} } };
    },
    failedTitle: 'No se guardó.',
    onDone: () => void navigate(paths.home(), { replace: true }),
  });
  return (
    <>
      <PageHeader title="Título de la pantalla" context="Para qué sirve" />
      <FormCard
        form={form}
        label="Título de la pantalla"
        title="Datos"
        submitLabel="Guardar"
        pendingLabel="Guardando…"
        back={paths.home()}
      >
${fields.map((field) => `        <TextField label="${field}" {...form.bind('${field}')} />`).join('\n')}
      </FormCard>
    </>
  );
}
`;
};

const operations = (
  camel: string,
  { id, service }: LiveCall,
) => `import { ${id} } from '@trastienda/api-client/${service}';
import { createOperation } from '../../shared/store/create-operation.ts';

/** The call that the form sends. */
export const ${camel}Sending = createOperation(${id}, { name: '${camel}Sending', done: () => 'Se guardó' });
`;

/** The states of a form by export, with their names for designers; null where the export reads as it is. */
const names: Readonly<Record<string, string | null>> = {
  Vacia: 'Vacía',
  Telefono: 'En el teléfono',
  PorCorregir: 'Por corregir',
  Enviando: null,
  Rechazada: null,
  SinServicio: 'Sin servicio',
  SinPermiso: 'Sin permiso',
  SinConexion: 'Sin conexión',
  Guardada: null,
};

const stories = (
  name: string,
  call: LiveCall,
  fields: readonly string[],
) => `import { ${call.id} } from '@trastienda/api-client/${call.service}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formStories } from '../../testing/form-stories.ts';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/${name}',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.${camelOf(name)}() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = formStories({
  call: ${call.id},
  heading: 'Título de la pantalla',
  submit: 'Guardar',
  failed: 'No se guardó.',
  refused: { field: '${fields[0]}', label: '${fields[0]}' },
  fill: async ({ canvas, userEvent }) => {
    for (const label of [${fields.map((field) => `'${field}'`).join(', ')}])
      await userEvent.type(canvas.getByRole('textbox', { name: label }), 'texto');
  },
  done: 'Se guardó',
});

${statesNamed(names)}
`;

/** A form of the portal: its page, route, and a story for each state. */
export const newFormPage: Generator = {
  usage: 'form-page <name> <call>',
  async plan([name = '', id = ''], root) {
    const folder = pageFolder(name, root);
    const call = await liveCall(id);
    const fields = Object.entries(fieldsOf(call.body))
      .filter(([field, { _zod }]) => _zod.def.type === 'string' && !/^store_?id$/iu.test(field))
      .map(([field]) => field)
      .slice(0, 4);
    if (call.method === 'GET' || fields.length === 0)
      throw new Refusal(`${id} takes no text: a form is made of a call that writes what is typed.`);
    const camel = camelOf(name);
    return {
      files: {
        [`${folder}/page.tsx`]: page(name, call, fields, shortestInput(call)),
        [`${folder}/operations.ts`]: operations(camel, call),
        [`${folder}/${name}.stories.tsx`]: stories(name, call, fields),
      },
      edits: routed(name),
      next: [
        ...inPages,
        'What is sent beside the fields is an example of the contract: put the merchant’s own there; a rule of what may be sent lives in domain.',
      ],
    };
  },
};
