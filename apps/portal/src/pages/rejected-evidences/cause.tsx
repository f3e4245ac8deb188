import { OctagonIcon } from '@trastienda/ui/icons';
import type { ReactNode } from 'react';
import * as s from './evidences.css.ts';

type Props = { readonly reason: string; readonly children: ReactNode };

/** Why a channel refused it, in its own words, and what there is to say beside them. */
export function Cause({ reason, children }: Props) {
  return (
    <span className={s.cause}>
      <OctagonIcon size={16} className={s.causeIcon} />
      <span className={s.causeWords}>
        <span className={s.reason}>{reason === '' ? 'El canal no dio el motivo' : reason}</span>
        <span className={s.remedy}>{children}</span>
      </span>
    </span>
  );
}
