import type { StatusFamily } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './StatusGlyph.css.ts';

export interface StatusGlyphProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** A family of the order's life, or `future` for a step that has not come. */
  status: StatusFamily | 'future';
  /** Side in pixels. Default: 14. */
  size?: number | undefined;
}

/** The shape of a status: it fills as the order advances. Decoration beside its label. */
export function StatusGlyph({ status, size = 14, className, ...rest }: StatusGlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      fill="none"
      aria-hidden
      {...rest}
      className={cx(s.root, s.status[status], className)}
    >
      <Shape status={status} />
    </svg>
  );
}

function Shape({ status }: Pick<StatusGlyphProps, 'status'>) {
  const ring = <circle cx="7" cy="7" r="6.1" stroke="currentColor" strokeWidth="1.5" />;
  switch (status) {
    case 'pendiente':
      return (
        <>
          {ring}
          {pie('M7 7V3.4A3.6 3.6 0 0 1 10.6 7z')}
        </>
      );
    case 'listo_para_enviar':
      return (
        <>
          {ring}
          {pie('M7 3.4a3.6 3.6 0 0 1 0 7.2z')}
        </>
      );
    case 'transito':
      return (
        <>
          {ring}
          {pie('M7 7V3.4A3.6 3.6 0 1 1 3.4 7z')}
        </>
      );
    case 'finalizado':
      return (
        <>
          <circle cx="7" cy="7" r="6.8" fill="currentColor" />
          <path
            d="m4.2 7.2 2 2 3.6-4"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
            className={s.check}
          />
        </>
      );
    case 'cancelado':
      return (
        <>
          {ring}
          <path d="m2.9 11.1 8.2-8.2" stroke="currentColor" strokeWidth="1.5" />
        </>
      );
    case 'future':
      return ring;
  }
}

const pie = (path: string) => <path d={path} fill="currentColor" />;
