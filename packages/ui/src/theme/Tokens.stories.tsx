import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../testing/layout.tsx';
import { durationMs, radius, ramp, space, textStyle, zIndex } from './tokens.generated.ts';

const meta = { title: 'Fundamentos/Tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ramps; components never use them, only the roles each scheme takes from them. */
export const Ramps: Story = {
  render: () => (
    <Stack gap={16} style={{ justifyItems: 'stretch' }}>
      {Object.entries(ramp).map(([name, steps]) => (
        <div key={name}>
          <p style={{ fontWeight: 500, marginBottom: 4 }}>{name}</p>
          <div style={{ display: 'flex' }}>
            {Object.entries(steps).map(([step, hex]) => (
              <div key={step} style={{ flex: 1 }}>
                <div style={{ height: 32, background: hex }} />
                <span style={{ fontSize: 12 }}>{step}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack>
      {Object.entries(textStyle).map(([name, style]) => (
        <Row key={name} gap={24}>
          <code style={{ width: 120, fontSize: 12 }}>{name}</code>
          <span style={style}>$455,958.00 Mis pedidos</span>
        </Row>
      ))}
    </Stack>
  ),
};

const measures = {
  space,
  radius,
  'z-index': zIndex,
  duration: Object.fromEntries(Object.entries(durationMs).map(([key, value]) => [key, `${value} ms`])),
};

export const Measures: Story = {
  render: () => (
    <Row gap={48} style={{ alignItems: 'flex-start' }}>
      {Object.entries(measures).map(([group, values]) => (
        <table key={group} style={{ fontSize: 13 }}>
          <caption style={{ textAlign: 'start', fontWeight: 600 }}>{group}</caption>
          <tbody>
            {Object.entries(values).map(([name, value]) => (
              <tr key={name}>
                <th scope="row" style={{ textAlign: 'start', fontWeight: 400, paddingInlineEnd: 16 }}>
                  {name}
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Row>
  ),
};
