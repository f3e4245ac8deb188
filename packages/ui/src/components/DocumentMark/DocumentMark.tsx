import type { ComponentPropsWithRef } from 'react';
import { CameraIcon, FileTextIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as s from './DocumentMark.css.ts';

export type DocumentKind = 'evidence' | 'invoice';
export type DocumentState = 'missing' | 'accepted' | 'rejected';

const phrases = {
  evidence: {
    missing: 'Falta la evidencia',
    accepted: 'Evidencia aceptada',
    rejected: 'Evidencia rechazada',
  },
  invoice: { missing: 'Falta la factura', accepted: 'Factura aceptada', rejected: 'Factura rechazada' },
} as const;

export interface DocumentMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Document of the order that the mark stands for. */
  kind: DocumentKind;
  /** Default: `missing`. */
  state?: DocumentState | undefined;
  /** The full phrase. Default: kind and state in words. */
  label?: string | undefined;
}

/** Evidence (camera) or invoice (page), and whether the channel took it. */
export function DocumentMark({
  kind,
  state = 'missing',
  label = phrases[kind][state],
  className,
  ...rest
}: DocumentMarkProps) {
  const Icon = kind === 'evidence' ? CameraIcon : FileTextIcon;
  return (
    <span role="img" aria-label={label} title={label} {...rest} className={cx(s.root, className)}>
      <Icon />
      {state !== 'missing' && (
        <svg
          width="11"
          height="11"
          viewBox="0 0 11 11"
          fill="none"
          aria-hidden
          className={cx(s.disc, s.state[state])}
        >
          <circle cx="5.5" cy="5.5" r="5.5" className={s.ring} />
          <circle cx="5.5" cy="5.5" r="4.5" fill="currentColor" />
          <path
            d={state === 'accepted' ? 'm3.7 5.6 1.3 1.3 2.3-2.6' : 'm4 4 3 3M7 4 4 7'}
            strokeWidth="1.2"
            strokeLinecap="round"
            strokeLinejoin="round"
            className={s.sign}
          />
        </svg>
      )}
    </span>
  );
}
