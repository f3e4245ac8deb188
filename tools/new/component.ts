import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Generator, isPascal, Refusal, withSortedLine } from './generator.ts';

const folder = 'packages/ui/src/components';

const component = (name: string) => `import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './${name}.css.ts';

export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /** The size of the component. Default: \`md\`. */
  size?: 'sm' | 'md' | undefined;
}

/** The purpose of the component, in one sentence. */
export function ${name}({ size = 'md', className, ...rest }: ${name}Props) {
  return <div {...rest} className={cx(s.root, s.sizes[size], className)} />;
}
`;

const styles = `import { color, radius, space } from '../../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  borderRadius: radius.md,
  background: color.bg.surface,
  color: color.text.default,
});

export const sizes = primitiveVariants({
  sm: { ...text.caption, padding: space[2] },
  md: { ...text.body, padding: space[4] },
});
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Datos/${name} · ${name}',
  id: '${name.toLowerCase()}',
  component: ${name},
  args: { children: 'Contenido de muestra' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contenido de muestra')).toBeVisible();
  },
};

export const Small: Story = { name: 'Chico', args: { size: 'sm' } };

export const LongText: Story = {
  name: 'Texto largo',
  args: { children: 'Un texto más largo que su espacio, que se acomoda en varias líneas sin cortarse. '.repeat(4) },
};
`;

const conformance = (name: string) => `import { conformanceCase } from '../../testing/conformance.ts';
import { ${name} } from './${name}.tsx';

export default conformanceCase({
  name: '${name}',
  component: ${name},
  render: (props) => <${name} {...props} />,
});
`;

const example = (name: string) => `import { ${name} } from '@trastienda/ui/${name}';

export function Example() {
  return <${name}>Contenido de muestra</${name}>;
}
`;

const page = (name: string) => `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import example from './${name}.example.tsx?raw';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} name="Uso" />

# ${name} <small>${name} · otros nombres con que se busca</small>

Qué es, en una frase.

<Canvas of={stories.Default} source={{ code: example }} sourceState="shown" />

## Cuándo

Cuándo se usa.

**Cuándo no.** Qué usar en su lugar.

## Anatomía

1. **Parte**, en el orden en que se ve.

## Estados

### Chico

<Canvas of={stories.Small} />

### Texto largo

<Canvas of={stories.LongText} />

## Teclado

No recibe foco: quién lo recibe en su lugar. O una tabla de teclas.

## Accesibilidad

Qué oye de ${name} quien no ve la pantalla.

## Sí y no

- **Sí.** Lo que funciona.
- **No.** Lo que confunde.
`;

/** A component of the library, in every list that wants to know of it. */
export const newComponent: Generator = {
  usage: 'component <Name>',
  plan([name = ''], root) {
    if (!isPascal(name))
      throw new Refusal(
        `'${name}' is no name of a component: write it like StatusLabel, in letters and figures.`,
      );
    if (existsSync(join(root, folder, name))) throw new Refusal(`There is a component ${name} already.`);
    const at = (file: string) => `${folder}/${name}/${file}`;
    return {
      files: {
        [at(`${name}.tsx`)]: component(name),
        [at(`${name}.css.ts`)]: styles,
        [at(`${name}.stories.tsx`)]: stories(name),
        [at(`${name}.case.tsx`)]: conformance(name),
        [at(`${name}.example.tsx`)]: example(name),
        [at(`${name}.mdx`)]: page(name),
        [at('index.ts')]: `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
      },
      edits: {
        'packages/ui/src/index.ts': withSortedLine(
          `export * from './components/${name}/index.ts';`,
          'export * from',
        ),
      },
      next: [
        'Say what it is for: its docstring, its page (mdx) and a story for every state.',
        'npm run api -w packages/ui, and npm exec -- changeset: the package promises more now.',
      ],
    };
  },
};
