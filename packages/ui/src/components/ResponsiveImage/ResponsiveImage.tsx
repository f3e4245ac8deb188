import { imageSources } from '@trastienda/domain/images';
import { type ComponentPropsWithRef, useContext } from 'react';
import { cx } from '../../internal/cx.ts';
import { ImageEndpointContext } from '../../internal/image-endpoint.ts';
import * as s from './ResponsiveImage.css.ts';

export interface ResponsiveImageProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'srcSet' | 'alt' | 'children'
> {
  /** Address of the original: of this site, or any other (then it is shown as it is). */
  src: string;
  /** Alternative text of the picture; empty where its name stands beside it. */
  alt: string;
  /** Width on screen in pixels, where it is fixed. Without one give `sizes`. */
  width?: number | undefined;
  /** Share of the window that the picture takes, as in `sizes`: `(max-width: 750px) 100vw, 360px`. Default, without `width`: `100vw`. */
  sizes?: string | undefined;
  /** 1 to 100. Default: 75. */
  quality?: number | undefined;
  /** Path that resizes pictures; `null` leaves them as they are. Default: that of UiProvider. */
  endpoint?: string | null | undefined;
  /** Loads the picture before the others, because it is in view at once. Default: false. */
  priority?: boolean | undefined;
}

/** A picture in the smallest size that looks good where it stands. */
export function ResponsiveImage({
  src,
  alt,
  width,
  sizes = '100vw',
  quality,
  endpoint,
  priority = false,
  className,
  ...rest
}: ResponsiveImageProps) {
  const given = useContext(ImageEndpointContext);
  const path = endpoint === undefined ? given : endpoint;
  const sources = path === null ? { src } : imageSources(src, { width, quality, endpoint: path });
  return (
    <img
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      {...rest}
      {...(width !== undefined && { width })}
      // `sizes` before `srcset` and `src`: Safari starts to load as soon as it reads an address.
      {...(width === undefined && sources.srcSet !== undefined && { sizes })}
      {...sources}
      alt={alt}
      className={cx(s.root, className)}
    />
  );
}
