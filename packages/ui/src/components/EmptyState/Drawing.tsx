import {
  BoxIcon,
  CheckCircleIcon,
  type Icon,
  LockIcon,
  OctagonIcon,
  SearchIcon,
  WifiOffIcon,
} from '../../icons/index.ts';
import type { EmptyKind } from './options.ts';
import * as s from './EmptyState.css.ts';

const objects: Record<EmptyKind, Icon> = {
  new: BoxIcon,
  'no-match': SearchIcon,
  clear: CheckCircleIcon,
  failed: OctagonIcon,
  offline: WifiOffIcon,
  forbidden: LockIcon,
};
const hues: Partial<Record<EmptyKind, string>> = { clear: s.good, offline: s.warn };

const stall =
  'M21 18h78v12a6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0z';

/** The awning stall of 120 × 84 with one object inside. */
export function Drawing({ kind, icon }: { kind: EmptyKind; icon?: Icon | undefined }) {
  const Mark = icon ?? objects[kind];
  if (kind === 'failed') return <Mark size={24} className={s.bad} />;
  return (
    <svg width="120" height="84" viewBox="0 0 120 84" fill="none" aria-hidden className={s.drawing}>
      <path d="M26 30v42a2 2 0 0 0 2 2h64a2 2 0 0 0 2-2V30" className={s.ground} />
      <path d={stall} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" className={s.awning} />
      <svg x="48" y="42" width="24" height="24" className={hues[kind] ?? s.object}>
        <Mark size={24} />
      </svg>
    </svg>
  );
}
