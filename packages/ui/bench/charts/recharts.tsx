import { Bar, BarChart, CartesianGrid, Line, LineChart, XAxis, YAxis } from 'recharts';
import { colors, names, points, size, start } from './harness.tsx';

start(() => (
  <>
    <BarChart {...size} data={points}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="day" interval={29} />
      <YAxis />
      {names.map((name, at) => (
        <Bar key={name} dataKey={name} stackId="s" fill={colors[at] ?? ''} isAnimationActive={false} />
      ))}
    </BarChart>
    <LineChart {...size} data={points}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="day" interval={29} />
      <YAxis />
      {names.map((name, at) => (
        <Line key={name} dataKey={name} stroke={colors[at] ?? ''} dot={false} isAnimationActive={false} />
      ))}
    </LineChart>
  </>
));
