import * as s from './on-paper.css.ts';

/** What the controls of a page say on the screen, as a line where it is printed: paper has no controls (D346). */
export const OnPaper = ({ parts }: { readonly parts: readonly (string | null)[] }) => {
  const said = parts.filter((part) => part !== null && part !== '');
  return said.length > 0 && <p className={s.root}>{said.join(' · ')}</p>;
};
