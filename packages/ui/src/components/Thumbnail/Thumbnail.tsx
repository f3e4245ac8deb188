import { type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage.tsx';
import * as s from './Thumbnail.css.ts';

export interface ThumbnailProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Address of the picture. Without one, or if it does not load, the first letter of `name` shows. */
  src?: string | null | undefined;
  /** Name of the article, for the letter. */
  name?: string | undefined;
  /** Text of the picture; empty when the name stands beside it. Default: empty. */
  alt?: string | undefined;
  /** 32, 40 or 56 px. Default: `sm`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const pixels = { sm: 32, md: 40, lg: 56 } as const;

/** The picture of an article, small. */
export function Thumbnail({ src, name = '', alt = '', size = 'sm', className, ...rest }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  const letter = [...name.trim()][0]?.toLocaleUpperCase('es-MX') ?? '';
  return (
    <span {...rest} className={cx(s.root, s.sizes[size], className)}>
      {src && src !== broken ? (
        <ResponsiveImage
          src={src}
          alt={alt}
          width={pixels[size]}
          className={s.image}
          onError={() => setBroken(src)}
        />
      ) : (
        <span {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>{letter}</span>
      )}
    </span>
  );
}
