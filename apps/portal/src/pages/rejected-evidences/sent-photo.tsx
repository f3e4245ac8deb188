import { absentValue } from '@trastienda/domain';
import { useState } from 'react';
import * as s from './evidences.css.ts';
import type { RejectedEvidence } from './model.ts';

type Props = {
  readonly evidence: RejectedEvidence;
  /** To look at, not to tell it from others. */
  readonly isLarge?: boolean;
};

/** The photo that was sent; a paper's has no picture. */
export function SentPhoto({ evidence: { doc_url: href, orderNumber: number }, isLarge = false }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (!href || isBroken || !/\.(?:jpe?g|png)$/iu.test(href)) return isLarge ? null : absentValue;
  return (
    <img
      className={isLarge ? s.largePhoto : s.photo}
      src={href}
      alt={`La evidencia del pedido ${number}`}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}
