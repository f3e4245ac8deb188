import { cx } from '../cx.ts';
import * as s from './field.css.ts';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import type { Count } from './count.ts';

interface CounterProps extends Count {
  /** Default: `34 de 50`. */
  label?: ((count: number, max: number) => string) | undefined;
}

const es = (count: number, max: number) => `${count} de ${max}`;

/** "34 de 50" at the label's end; over the limit it warns, and never cuts. */
export function Counter({ count, max, isOver, isNear, label = es }: CounterProps) {
  return (
    <span className={cx(s.counter, isOver && s.counterOver)}>
      <span aria-hidden>{label(count, max)}</span>
      <span role="status" className={hidden.root}>
        {isNear && label(count, max)}
      </span>
    </span>
  );
}
