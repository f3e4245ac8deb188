import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import * as s from './FullScreenLoader.css.ts';

export interface FullScreenLoaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Text under the loader: "Abriendo Casa Lumbre…". Default: "Abriendo Trastienda…". */
  message?: string | undefined;
  /** A second line: which attempt, why it takes long. */
  detail?: ReactNode;
  /** Fills its place instead of the window (stories, panels). Default: false. */
  contained?: boolean | undefined;
  /** Name of the product. Default: "Trastienda". */
  brand?: string | undefined;
  /** The mark of another product, as `BrandMark` takes it. Default: Trastienda's. */
  mark?: ReactNode;
}

/** The access gate's screen: the mark, a travelling line, and words. Never a spinner alone. */
export function FullScreenLoader({
  brand = 'Trastienda',
  mark,
  message = `Abriendo ${brand}…`,
  detail,
  contained = false,
  className,
  ...rest
}: FullScreenLoaderProps) {
  return (
    <div {...rest} className={cx(s.root, contained && s.contained, className)}>
      <BrandMark size={48} name={brand} mark={mark} />
      <div className={s.track} aria-hidden>
        <div className={s.bar} />
      </div>
      <div role="status">
        <p className={s.message}>{message}</p>
        {detail && <p className={s.detail}>{detail}</p>}
      </div>
    </div>
  );
}
