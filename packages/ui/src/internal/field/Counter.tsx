import { cx } from '../cx.ts';
import * as s from './field.css.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { countOf } from './count.ts';

interface CounterProps {
  count: number;
  max: number;
  /** Default: `34 de 50`. */
  label?: ((count: number, max: number) => string) | undefined;
}

const es = (count: number, max: number) => `${count} de ${max}`;

/** "34 de 50" at the label's end; over the limit it warns, and never cuts. */
export function Counter({ count, max, label = es }: CounterProps) {
  const { isOver, isNear } = countOf(count, max);
  return (
    <span className={cx(s.counter, isOver && s.counterOver)}>
      <span aria-hidden>{label(count, max)}</span>
      <VisuallyHidden role="status">{isNear ? label(count, max) : ''}</VisuallyHidden>
    </span>
  );
}
