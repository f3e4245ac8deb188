import * as frame from './chart.css.ts';

interface Tick {
  x: number;
  y: number;
  formattedValue?: string | undefined;
}

// Axis labels of plain text: visx's own measure and wrap, which these never need.
const label = (anchor: 'middle' | 'end', dx: number, dy: number) =>
  function axisLabel({ x, y, formattedValue }: Tick) {
    return (
      <text x={x} y={y} dx={dx} dy={dy} textAnchor={anchor} className={frame.axisText}>
        {formattedValue}
      </text>
    );
  };

export const yTick = label('end', -2, 4);
export const xTick = label('middle', 0, 2);
