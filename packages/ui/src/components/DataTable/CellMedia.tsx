import type { ReactNode } from 'react';
import { CellText, type CellTextProps } from './CellText.tsx';
import * as s from './row.css.ts';

export interface CellMediaProps extends CellTextProps {
  /** Element that stays where there is no room for text: a Thumbnail. */
  media?: ReactNode;
}

/** A picture and the two lines of a cell. In a narrow column the picture is all that is seen; the words are still read. */
export function CellMedia({ media, ...text }: CellMediaProps) {
  return (
    <span className={s.cellMedia}>
      <span className={s.cellPicture}>{media}</span>
      <span className={s.besideMedia}>
        <CellText {...text} />
      </span>
    </span>
  );
}
