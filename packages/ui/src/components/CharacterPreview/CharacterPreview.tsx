import { clampGuideContent, clampNeighborhood } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './CharacterPreview.css.ts';

export interface CharacterPreviewLabels {
  printed: string;
  notPrinted: string;
  shorten: string;
  /** The count in words. */
  count: (length: number, limit: number, over: number) => string;
}

const es: CharacterPreviewLabels = {
  printed: 'Así se imprime en la guía',
  notPrinted: 'no se imprime:',
  shorten: 'Abreviar',
  count: (length, limit, over) =>
    over > 0
      ? `${length} de ${limit} caracteres; ${over === 1 ? 'sobra 1' : `sobran ${over}`}`
      : `${length} de ${limit} caracteres`,
};

export interface CharacterPreviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text as typed. */
  value: string;
  /** Content of the guide (50) or neighbourhood (35); the domain holds the limits. Default: `content`. */
  kind?: 'content' | 'neighborhood' | undefined;
  /** Shows the count only over the limit, because the field above counts already. Default: false. */
  counted?: boolean | undefined;
  /** Called when the user asks to shorten an over-long text; omit it to hide the button. */
  onShorten?: (() => void) | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<CharacterPreviewLabels> | undefined;
}

/** A text as the guide prints it: what does not fit is struck, never cut silently. */
export function CharacterPreview({
  value,
  kind = 'content',
  counted = false,
  onShorten,
  labels,
  className,
  ...rest
}: CharacterPreviewProps) {
  const words = { ...es, ...labels };
  const { text, cut, length, limit } =
    kind === 'content' ? clampGuideContent(value) : clampNeighborhood(value);
  const over = Math.max(0, length - limit);
  // The blank at the cut is in neither part.
  const blank = [...text].length + [...cut].length < length ? ' ' : '';
  return (
    <div {...rest} className={cx(s.root, className)}>
      <p className={s.caption}>{words.printed}</p>
      <p className={s.paper}>
        {text}
        {cut !== '' && (
          <>
            <VisuallyHidden>, {words.notPrinted} </VisuallyHidden>
            {blank}
            <del className={s.cut}>{cut}</del>
          </>
        )}
      </p>
      {(over > 0 || !counted) && (
        <div className={s.line}>
          <span className={cx(s.count, over > 0 && s.over)} role="status">
            {words.count(length, limit, over)}
          </span>
          {over > 0 && onShorten && (
            <Button size="sm" onPress={onShorten}>
              {words.shorten}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
