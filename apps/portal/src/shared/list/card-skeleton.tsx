import { Card } from '@trastienda/ui/Card';
import { Skeleton } from '@trastienda/ui/Skeleton';
import * as s from './card-skeleton.css.ts';

export type CardSkeletonProps = {
  /** The number of lines of each fact of the card, from the first on. */
  readonly facts: readonly (1 | 2)[];
  /** A picture of 56 px stands before its title. Default: false. */
  readonly hasPicture?: boolean;
  /** A value to tap and its neighbours stand in one line below. Default: false. */
  readonly hasBrief?: boolean;
  /** An amount stands at the end of its head. Default: false. */
  readonly hasEnd?: boolean;
  /** Whether the card has actions below. Default: false. */
  readonly hasActs?: boolean;
};

function Words({ lines }: { readonly lines: 1 | 2 }) {
  return (
    <div className={s.words}>
      <div className={s.line}>
        <Skeleton width={lines === 1 ? '45%' : '70%'} />
      </div>
      {lines === 2 && (
        <div className={s.secondLine}>
          <Skeleton width="45%" />
        </div>
      )}
    </div>
  );
}

/** The placeholder of a ColumnCard that is loading, in a list on a phone: its shape, and its height. */
export function CardSkeleton({
  facts,
  hasPicture = false,
  hasBrief = false,
  hasEnd = false,
  hasActs = false,
}: CardSkeletonProps) {
  return (
    <Card flush>
      <div className={s.root}>
        <div className={s.head}>
          {hasPicture && <Skeleton shape="block" width={56} height={56} />}
          <Words lines={2} />
          {hasEnd && <Skeleton width={72} />}
        </div>
        {hasBrief && <Skeleton shape="block" width={124} height={44} />}
        {facts.length > 0 && (
          <div className={s.facts}>
            {facts.map((lines, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- skeletons have no other name, and never move
              <div key={at} className={s.fact}>
                <div className={s.line}>
                  <Skeleton width="80%" />
                </div>
                <Words lines={lines} />
              </div>
            ))}
          </div>
        )}
        {hasActs && (
          <div className={s.acts}>
            <Skeleton shape="block" width="100%" height={36} />
          </div>
        )}
      </div>
    </Card>
  );
}
