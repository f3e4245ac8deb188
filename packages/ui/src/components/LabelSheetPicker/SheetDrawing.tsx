import type { ImposedLabel, PaperSize } from '@trastienda/domain/guides';
import { useId } from 'react';
import { labelPaper, type SheetPlace } from './LabelSheetPicker.model.ts';
import * as s from './LabelSheetPicker.css.ts';

/** Bars of a code, from the start of the label's width, in points: enough to be seen as one. */
const bars = [0, 5, 8, 15, 20, 26, 29, 37, 42, 46, 54, 59, 62, 70, 76, 79, 86, 92].map((at) => at * 2.2);

/** A sheet and its labels as they will come out; what it says is said in words beside it. */
export function SheetDrawing({ page, places }: { page: PaperSize; places: readonly SheetPlace[] }) {
  const hatch = useId();
  return (
    <svg viewBox={`0 0 ${page.width} ${page.height}`} className={s.drawing} aria-hidden>
      <defs>
        <pattern
          id={hatch}
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="14" className={s.hatch} />
        </pattern>
      </defs>
      {places.map(({ place, box, state, label }) => (
        <g key={place}>
          {state === 'used' && <rect {...box} fill={`url(#${hatch})`} />}
          {places.length > 1 && <rect {...box} className={s.cut} />}
          {label && <DrawnLabel label={label} />}
        </g>
      ))}
    </svg>
  );
}

function DrawnLabel({ label: { x, y, height, scale, isTurned } }: { label: ImposedLabel }) {
  const { width: w, height: h } = labelPaper;
  const place = isTurned
    ? `translate(${x} ${y + height}) rotate(-90) scale(${scale})`
    : `translate(${x} ${y}) scale(${scale})`;
  return (
    <g transform={place}>
      <rect width={w} height={h} rx={8} className={s.label} />
      <path
        className={s.lines}
        d={`M20 34H${w * 0.6}M20 66H${w - 20}M20 92H${w * 0.55}M20 112H${w * 0.7}M20 148H${w - 20}M20 182H${w * 0.75}M20 206H${w * 0.6}M20 230H${w * 0.8}M20 262H${w - 20}`}
      />
      {bars.map((at) => (
        <rect key={at} x={38 + at} y={284} width={5} height={62} className={s.bar} />
      ))}
      <rect x={w - 82} y={362} width={46} height={46} className={s.bar} />
      <path className={s.lines} d={`M20 372H${w * 0.55}M20 396H${w * 0.45}`} />
    </g>
  );
}
