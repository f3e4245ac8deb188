import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { colors, names, points, size, start } from './harness.tsx';

// One path a series of bars instead of a rect a bar: what composing by hand allows, and the floor we are held against.
const margin = { top: 10, right: 10, bottom: 30, left: 50 };
const width = size.width - margin.left - margin.right;
const height = size.height - margin.top - margin.bottom;

function Charts() {
  const x = scaleBand({ domain: points.map(({ day }) => day), range: [0, width], padding: 0.1 });
  const at = (day: string) => x(day) ?? 0;
  const totals = points.map((point) => names.reduce((sum, name) => sum + point[name], 0));
  const yBar = scaleLinear({ domain: [0, Math.max(...totals)], range: [height, 0], nice: true });
  const most = Math.max(...points.flatMap((point) => names.map((name) => point[name])));
  const yLine = scaleLinear({ domain: [0, most], range: [height, 0], nice: true });
  const ticks = points.filter((_, index) => index % 30 === 0).map(({ day }) => day);
  const base = points.map(() => 0);
  const bars = names.map((name) =>
    points
      .map((point, index) => {
        const from = base[index] ?? 0;
        base[index] = from + point[name];
        const [low, high] = [yBar(from), yBar(from + point[name])];
        return `M${at(point.day).toFixed(1)},${low.toFixed(1)}V${high.toFixed(1)}h${x.bandwidth().toFixed(1)}V${low.toFixed(1)}z`;
      })
      .join(''),
  );
  const frame = (y: typeof yBar, children: ReactNode) => (
    <svg {...size} role="img">
      <Group left={margin.left} top={margin.top}>
        <GridRows scale={y} width={width} numTicks={5} />
        {children}
        <AxisLeft scale={y} numTicks={5} />
        <AxisBottom scale={x} top={height} tickValues={ticks} />
      </Group>
    </svg>
  );
  return (
    <>
      {frame(
        yBar,
        bars.map((path, index) => <path key={names[index]} d={path} fill={colors[index]} />),
      )}
      {frame(
        yLine,
        names.map((name, index) => (
          <LinePath
            key={name}
            data={points}
            x={({ day }) => at(day)}
            y={(point) => yLine(point[name])}
            stroke={colors[index]}
            fill="none"
          />
        )),
      )}
    </>
  );
}

start(() => <Charts />);
