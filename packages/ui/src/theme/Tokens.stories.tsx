import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../testing/layout.tsx';
import { color } from './contract.css.ts';
import { density, durationMs, radius, ramp, size, space, textStyle, zIndex } from './tokens.generated.ts';

const meta = { title: 'Fundamentos/Tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Tree<Leaf> = { readonly [key: string]: Leaf | Tree<Leaf> };

/** The leaves of a tree with their paths: `text.default`. */
const leaves = (tree: Tree<string>, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, below]): [string, string][] =>
    typeof below === 'string' ? [[`${path}${key}`, below]] : leaves(below, `${path}${key}.`),
  );

/** What components use: the same names in every scheme and brand. */
export const Roles: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        gap: '8px 16px',
      }}
    >
      {leaves(color).map(([name, value]) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8, fontSize: 12 }}>
          <span
            style={{
              width: 24,
              height: 24,
              flexShrink: 0,
              borderRadius: 6,
              border: `1px solid ${color.border.default}`,
              background: value,
            }}
          />
          {name}
        </li>
      ))}
    </ul>
  ),
};

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

const compact: Tree<string> = density.compact;
const comfortable = new Map(leaves(size));

/** What `data-density` changes. */
export const Density: Story = {
  render: () => (
    <table style={{ fontSize: 13 }}>
      <thead>
        <tr>
          {['Medida', 'Cómoda', 'Compacta'].map((title) => (
            <th key={title} scope="col" style={{ textAlign: 'start', paddingInlineEnd: 24 }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leaves(compact).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 400, paddingInlineEnd: 24 }}>
              {name}
            </th>
            <td>{comfortable.get(name)}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
