import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx.ts';
import { changeOf, changeWords, type ChangeWords } from './change.ts';
import * as s from './Change.css.ts';

/** Arrow, sign and percent: never colour alone. */
export function Change({ percent, words = changeWords }: { percent: number | null; words?: ChangeWords }) {
  const { way, seen, said } = changeOf(percent, words);
  return (
    <span className={cx(s.root, s.way[way])}>
      {(way === 'up' || way === 'down') && (
        <svg width={10} height={10} viewBox="0 0 10 10" fill="none" aria-hidden>
          <path
            d={way === 'up' ? 'M5 9V1.4M1.8 4.4 5 1.2l3.2 3.2' : 'M5 1v7.6M1.8 5.6 5 8.8l3.2-3.2'}
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      <span aria-hidden>{seen}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
