import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { ChartCursor } from './use-chart-cursor.ts';
import * as s from './chart.css.ts';

interface PlotProps {
  cursor: ChartCursor;
  /** Gives the category under a pointer at this x. */
  categoryAt: (x: number) => number | null;
  /** Text of the category that the keyboard is on. */
  spoken: string;
  kind: string;
  titleId: string;
  descriptionId: string;
  width: number;
  height: number;
  /** Inside the SVG. */
  children: ReactNode;
  tooltip?: ReactNode;
}

/** The drawing: one stop of the Tab key, walked with the arrows, each point spoken. */
export function Plot({
  cursor,
  categoryAt,
  spoken,
  kind,
  titleId,
  descriptionId,
  width,
  height,
  children,
  tooltip,
}: PlotProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- `application` takes the keys */}
      <div
        className={s.plot}
        // The categories run from left to right in every language.
        dir="ltr"
        style={{ blockSize: height }}
        // The arrows are the chart's, not the screen reader's.
        role="application"
        aria-roledescription={kind}
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the one stop of the Tab key
        tabIndex={0}
        onKeyDown={cursor.onKeyDown}
        onBlur={cursor.onBlur}
        onPointerMove={(event) =>
          cursor.point(categoryAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => cursor.point(null)}
      >
        {/* Its box of coordinates, so that paper narrower than the window holds all of it. */}
        <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={s.svg}>
          {children}
        </svg>
        {tooltip}
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}

/** Words at a point, beside it and inside the plot, never over it. */
export function PointTooltip({
  x,
  width,
  top = 0,
  gap = 14,
  title,
  children,
}: {
  x: number;
  width: number;
  top?: number;
  /** Pixels between the point and the box: half of what it is about, and some. */
  gap?: number;
  title: string;
  children: ReactNode;
}) {
  const isRight = x < width / 2;
  return (
    <div
      aria-hidden
      className={s.tooltip}
      style={{
        transform: `translate(${isRight ? `${x + gap}px` : `calc(${x - gap}px - 100%)`}, ${top}px)`,
      }}
    >
      <span className={s.tooltipTitle}>{title}</span>
      {children}
    </div>
  );
}
