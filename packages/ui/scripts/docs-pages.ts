import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A page of the workbench as plain Markdown. */
export interface DocsPage {
  /** Where it stands beside `llms.txt`: `docs/button.md`. */
  readonly path: string;
  /** `Botón · Button`. */
  readonly title: string;
  /** Its first sentences. */
  readonly summary: string;
  readonly text: string;
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The interfaces of props that a folder exports, with what they say of each. */
const propsOf = (folder: string): string =>
  globSync('*.tsx', { cwd: folder })
    .filter((file) => !/\.(?:stories|case|example|test|browser\.test)\.tsx$/u.test(file))
    .toSorted()
    .flatMap((file) => [...read(join(folder, file)).matchAll(/^export interface \w+Props\b.*?^\}/gmsu)])
    .map(([body]) => body)
    .join('\n\n');

/** Headings that only had a picture under them. */
const withoutEmptyParts = (text: string): string => {
  const lines = text.split('\n');
  const depth = (line: string | undefined) => /^(#+) /u.exec(line ?? '')?.[1]?.length ?? 0;
  return lines
    .filter((line, at) => {
      const next = lines.slice(at + 1).find((one) => one.trim() !== '');
      return depth(line) < 2 || (next !== undefined && (depth(next) === 0 || depth(next) > depth(line)));
    })
    .join('\n');
};

/** The words of an mdx page: without what Storybook draws, its first picture as the code beside it. */
function markdownOf(page: string, example: string): string {
  const words = page
    .replaceAll(/^(?:import .*|<Meta .*)\n/gmu, '')
    .replace(
      /^# (.+?) <small>(.+?)<\/small>$/mu,
      (_, title: string, others: string) => `# ${title}\n\n${others}`,
    )
    .replace(/^<Canvas of=\{\w+\.Default\} source=.*\/>$/mu, `\`\`\`tsx\n${example.trim()}\n\`\`\``)
    .replaceAll(/^<Canvas .*\/>\n/gmu, '')
    .replaceAll(/\]\(\?path=\/docs\/([\w-]+)--uso\)/gu, ']($1.md)')
    .replaceAll(/\n{3,}/gu, '\n\n');
  return `${withoutEmptyParts(words)
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()}\n`;
}

function pageOf(file: string, id: string): DocsPage {
  const folder = dirname(file);
  const name = basename(file, '.mdx');
  const source = read(file);
  const props = propsOf(folder);
  const [, spanish = name, others = ''] = /^# (.+?) <small>(.+?)<\/small>$/mu.exec(source) ?? [];
  const isComponent = existsSync(join(folder, 'index.ts'));
  const words = markdownOf(source, read(join(folder, `${name}.example.tsx`)));
  return {
    path: `docs/${id}.md`,
    title: isComponent ? `${spanish} · ${others.split(' · ')[0]}` : spanish,
    summary: /^# .+\n+(?:.+ · .+\n+)?(?<first>[^#`<\n].+)/mu.exec(words)?.groups?.['first'] ?? '',
    text: props === '' || !isComponent ? words : `${words}\n## Propiedades\n\n\`\`\`ts\n${props}\n\`\`\`\n`,
  };
}

/** Every usage page of a component, and all other pages for designers. */
export function docsPages(root: string): { components: readonly DocsPage[]; guides: readonly DocsPage[] } {
  const at = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
  return {
    components: at('packages/ui/src/components/*/*.mdx').map((file) =>
      pageOf(join(root, file), basename(file, '.mdx').toLowerCase()),
    ),
    guides: [
      pageOf(join(root, 'packages/ui/src/theme/Tokens.mdx'), 'tokens'),
      pageOf(join(root, 'packages/ui/src/icons/Icons.mdx'), 'iconos'),
      ...at('.storybook/guides/*.mdx').map((file) => {
        const id = /<Meta [^>]*id="([^"]+)"/u.exec(read(join(root, file)))?.[1] ?? basename(file, '.mdx');
        return pageOf(join(root, file), id);
      }),
    ],
  };
}

/** The list of the pages for programs that read them (llmstxt.org). */
export function llmsText({ components, guides }: ReturnType<typeof docsPages>): string {
  const list = (pages: readonly DocsPage[]) =>
    pages.map(({ title, path, summary }) => `- [${title}](${path}): ${summary}`).join('\n');
  return `# @trastienda/ui

> React components of Trastienda: accessible, in Mexican Spanish, in three colour schemes. Each page has code to copy, when and when not to use the component, its states, its keys, how it is heard, and its props.

Import one component from its own entry (\`@trastienda/ui/Button\`), \`@trastienda/ui/styles.css\` once, and put \`UiProvider\` around the application.

## Componentes

${list(components)}

## Guías

${list(guides)}
`;
}
