import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Skeleton } from '@trastienda/ui/Skeleton';
import * as s from './page.css.ts';

type Props = {
  readonly count: number;
  /** A line below that sums the others. Default: false. */
  readonly hasTotal?: boolean;
};

const bone = (width: number) => (
  <span className={s.bone}>
    <Skeleton width={width} />
  </span>
);

/** The names and values of a card that are on their way: as many lines, as high as they come. */
export function RowsSkeleton({ count, hasTotal = false }: Props) {
  const rows = Array.from({ length: count }, (_, at) => String(at));
  const keys = hasTotal ? [...rows, 'total'] : rows;
  return (
    <KeyValueList
      aria-hidden
      items={keys.map((key) => ({ key, label: bone(120), value: bone(40), total: key === 'total' }))}
    />
  );
}
