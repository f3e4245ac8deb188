/** A block of code that a README shows, made whole. */
export interface ReadmeCode {
  readonly code: string;
  readonly extension: 'ts' | 'tsx';
  /** The line of its fence, the first being 1. */
  readonly line: number;
}

/** A comment that no reader sees, `<!-- with: … -->`, before a fence of TypeScript, up to the fence of the same depth. */
const shown =
  /(?:^ *<!-- with:(?<before>[^]*?)-->\n\s*)?^(?<indent> *)```(?<extension>tsx?)\n(?<code>[^]*?)^\k<indent>```$/gmu;

/**
 * The TypeScript of a README, each block with what `<!-- with: … -->` before it says: names of the reader's own application,
 * which need not be read to understand it.
 */
export const readmeCode = (readme: string): readonly ReadmeCode[] =>
  [...readme.matchAll(shown)].map(({ index, groups = {}, 0: whole }) => {
    const { before = '', indent = '', extension, code = '' } = groups;
    const fence = index + whole.indexOf('```ts');
    return {
      code: `${before.trim()}\n${code.replaceAll(new RegExp(`^${indent}`, 'gmu'), '')}export {};\n`,
      extension: extension === 'tsx' ? 'tsx' : 'ts',
      line: readme.slice(0, fence).split('\n').length,
    };
  });
