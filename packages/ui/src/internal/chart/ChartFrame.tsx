import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { cx } from '../cx.ts';
import { ChartTable, type ChartRow } from './ChartTable.tsx';
import type { ChartLabels } from './labels.ts';
import type { Measured } from './use-width.ts';
import * as s from './chart.css.ts';

/** The props that every chart takes. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** The heading and accessible name of the chart. */
  title: string;
  /** The heading is there but not seen: the card around it says the same. Default: false. */
  titleHidden?: boolean | undefined;
  /** Level of the heading in the page. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Summary of the chart in a sentence, for screen readers. Default: its highest and lowest value. */
  description?: string | undefined;
  /** Default: false. */
  loading?: boolean | undefined;
  /** Shows the table first. Default: false. */
  defaultAsTable?: boolean | undefined;
}

interface FrameProps extends ChartProps {
  words: ChartLabels;
  /** Pixels of the drawing. */
  height: number;
  isEmpty: boolean;
  legend?: ReactNode;
  /** Width of a drawing that must know it; until it is measured, the drawing's place is kept. */
  measured?: Measured | undefined;
  columns: readonly string[];
  rows: () => readonly ChartRow[];
  /** The drawing, given the ids of its name and description. */
  children: (ids: { titleId: string; descriptionId: string }) => ReactNode;
}

/** Heading, legend, the way to the table, and the drawing or what stands in its place. */
export function ChartFrame({
  title,
  titleHidden = false,
  headingLevel = 3,
  description = '',
  loading = false,
  defaultAsTable = false,
  words,
  height,
  isEmpty,
  legend,
  measured,
  columns,
  rows,
  children,
  className,
  ...rest
}: FrameProps) {
  const titleId = useId();
  const descriptionId = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const asTable = chosen ?? defaultAsTable;
  const Heading = `h${headingLevel}` as const;
  const isMeasured = measured === undefined || measured.width > 0;
  const isReady = !loading && isMeasured && !isEmpty;
  return (
    <figure aria-labelledby={titleId} aria-busy={loading} {...rest} className={cx(s.root, className)}>
      <div ref={measured?.ref} className={s.head}>
        <Heading id={titleId} className={titleHidden ? hidden.root : s.title}>
          {title}
        </Heading>
        {isReady && (
          <>
            {!asTable && legend}
            <Button className={s.toggle} onPress={() => setChosen(!asTable)}>
              {asTable ? words.asChart : words.asTable}
            </Button>
          </>
        )}
      </div>
      {loading && (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton shape="block" width="100%" height={height} />
        </>
      )}
      {!loading && !isMeasured && <div style={{ blockSize: height }} />}
      {!loading && isMeasured && isEmpty && (
        <p className={s.empty} style={{ minBlockSize: height }}>
          {words.empty}
        </p>
      )}
      {isReady && asTable && <ChartTable caption={title} columns={columns} rows={rows()} />}
      {isReady && !asTable && (
        <>
          {children({ titleId, descriptionId })}
          <VisuallyHidden id={descriptionId}>{`${description} ${words.hint}`.trim()}</VisuallyHidden>
        </>
      )}
    </figure>
  );
}
