import { shortOrderNumber } from '@trastienda/ui/OrderCard';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { figuresOf } from './figures.ts';

type Props = {
  readonly number: string;
  /** The text for screen readers. Default: the whole number. */
  readonly said?: string;
};

/**
 * Every table shows a number so: a long one is cut at its start, where they are alike (experience.md, section
 * 5).
 */
export function OrderNumber({ number, said = number }: Props) {
  const short = shortOrderNumber(number);
  if (short === number && said === number) return <span className={figuresOf(number)}>{number}</span>;
  return (
    <>
      <span className={figuresOf(short)} title={number} aria-hidden>
        {short}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  );
}
