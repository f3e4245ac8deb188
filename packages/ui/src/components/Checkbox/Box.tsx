import * as s from './Checkbox.css.ts';

/** The drawn box. The parent's `data-selected`, `data-indeterminate` and the like say how it looks. */
export const Box = ({ isIndeterminate = false }: { isIndeterminate?: boolean }) => (
  <span className={s.box}>
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={isIndeterminate ? 'M2.5 6h7' : 'm2.3 6.3 2.6 2.5 4.8-5.4'} />
    </svg>
  </span>
);
