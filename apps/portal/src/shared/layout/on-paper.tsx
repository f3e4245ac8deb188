import * as s from './on-paper.css.ts';

/** The state of a page's controls as a printed line, because paper has no controls (D346). */
export const OnPaper = ({ parts }: { readonly parts: readonly (string | null)[] }) => {
  const said = parts.filter((part) => part !== null && part !== '');
  return said.length > 0 && <p className={s.root}>{said.join(' · ')}</p>;
};
