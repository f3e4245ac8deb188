import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Row, Stack } from '../testing/layout.tsx';
import tokens from '../../tokens/tokens.json' with { type: 'json' };
import { type ColorScheme, schemes } from './build-theme.ts';
import { color, shadow } from './contract.css.ts';
import { contrastPairs } from './contrast-pairs.ts';
import {
  breakpoint,
  color as themes,
  density,
  durationMs,
  radius,
  ramp,
  size,
  space,
  textStyle,
  zIndex,
} from './tokens.generated.ts';
import { kebab, valueAt } from './token-tree.ts';

const meta = { title: 'Fundamentos/Tokens', id: 'tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Tree<Leaf> = { readonly [key: string]: Leaf | Tree<Leaf> };

/** The leaves of a tree with their paths: `text.default`. */
const leaves = (tree: Tree<string>, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, below]): [string, string][] =>
    typeof below === 'string' ? [[`${path}${key}`, below]] : leaves(below, `${path}${key}.`),
  );

const watchRoot = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-color-scheme', 'data-brand'] });
  return () => observer.disconnect();
};

/** What a variable of the theme is worth now, in the scheme and brand of the toolbar. */
function useWorth(): (variable: string) => string {
  useSyncExternalStore(watchRoot, () => JSON.stringify({ ...document.documentElement.dataset }));
  const style = getComputedStyle(document.documentElement);
  return (variable) => style.getPropertyValue(variable.slice('var('.length, -1));
}

const fine = { fontSize: 12, color: color.text.subtle };

const Swatch = ({ background }: { background: string }) => (
  <span
    style={{
      width: 32,
      height: 32,
      flexShrink: 0,
      borderRadius: 6,
      border: `1px solid ${color.border.default}`,
      background,
    }}
  />
);

/** What the file of tokens says of a role in a scheme: `piedra.50`, or nothing where it is a colour of its own. */
function aliasOf(scheme: ColorScheme, role: string): string {
  const value = valueAt(tokens.scheme[scheme].color, [...role.split('.').map(kebab), '$value']);
  return typeof value === 'string' ? value.slice('{color.'.length, -1) : '';
}

/** The name of a variable, which is copied when it is pressed. */
function CopyName({ variable }: { variable: string }) {
  const [isCopied, setCopied] = useState(false);
  const name = variable.slice('var('.length, -1);
  return (
    <button
      type="button"
      style={{ ...fine, textAlign: 'start', overflowWrap: 'anywhere' }}
      aria-label={`Copiar ${name}`}
      onClick={() => void navigator.clipboard.writeText(variable).then(() => setCopied(true))}
    >
      {isCopied ? 'Copiado' : name}
    </button>
  );
}

function RolesInUse() {
  const worth = useWorth();
  const { colorScheme = 'light' } = document.documentElement.dataset;
  const scheme = schemes.find((one) => one === colorScheme) ?? 'light';
  return (
    <Stack gap={24} style={{ justifyItems: 'stretch' }}>
      {Object.entries<Tree<string>>(color).map(([group, roles]) => (
        <section key={group} aria-label={group}>
          <p style={{ fontWeight: 600, marginBottom: 8 }}>{group}</p>
          <ul
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
              gap: '12px 16px',
            }}
          >
            {leaves(roles).map(([name, variable]) => (
              <li key={name} style={{ display: 'flex', alignItems: 'start', gap: 8, fontSize: 12 }}>
                <Swatch background={variable} />
                <span>
                  {name}
                  <br />
                  <span style={fine}>
                    {[worth(variable), aliasOf(scheme, `${group}.${name}`)].filter(Boolean).join(' · ')}
                  </span>
                  <br />
                  <CopyName variable={variable} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

const kinds = { text: 'texto', ui: 'borde o ícono', info: 'apagado' } as const;

/** The pairs that the library draws, with the contrast of each scheme. */
export const Contrast: Story = {
  name: 'Contraste',
  render: () => (
    <table style={{ width: '100%', fontSize: 13, borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {['Delante', 'Detrás', 'Qué es', 'Claro', 'Oscuro', 'Alto contraste'].map((head, at) => (
            <th key={head} scope="col" style={{ textAlign: at > 2 ? 'end' : 'start', padding: '4px 8px' }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(([front, back, kind, ...ratios]) => (
          <tr key={`${front} ${back}`} style={{ borderTop: `1px solid ${color.border.default}` }}>
            <td style={{ padding: '4px 8px' }}>{front}</td>
            <td style={{ padding: '4px 8px' }}>{back}</td>
            <td style={{ padding: '4px 8px' }}>{kinds[kind]}</td>
            {ratios.map((ratio, at) => (
              <td key={schemes[at]} style={{ padding: '4px 8px', textAlign: 'end' }}>
                {ratio.toFixed(1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

/** What components use, by what it is for: the same names in every scheme and brand, with their colours of now. */
export const Roles: Story = {
  name: 'Papeles de color',
  render: () => <RolesInUse />,
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const { colorScheme = 'light' } = root.dataset;
    const canvasOf = async (scheme: keyof typeof themes) => {
      root.dataset['colorScheme'] = scheme;
      await waitFor(() => expect(canvas.getByText('canvas')).toHaveTextContent(themes[scheme].bg.canvas));
    };
    await canvasOf('dark');
    await canvasOf('light');
    root.dataset['colorScheme'] = colorScheme;
  },
};

/** The ramps; components never use them, only the roles each scheme takes from them. */
export const Ramps: Story = {
  name: 'Rampas',
  render: () => (
    <Stack gap={16} style={{ justifyItems: 'stretch' }}>
      {Object.entries(ramp).map(([name, steps]) => (
        <div key={name}>
          <p style={{ fontWeight: 500, marginBottom: 4 }}>{name}</p>
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
              rowGap: 8,
            }}
          >
            {Object.entries(steps).map(([step, hex]) => (
              <div key={step} style={{ fontSize: 12 }}>
                <div style={{ height: 32, background: hex }} />
                {step}
                <br />
                <span style={fine}>{hex}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </Stack>
  ),
};

const inPixels = (rem: string) => Number.parseFloat(rem) * 16;

export const Type: Story = {
  name: 'Letra',
  render: () => (
    <Stack>
      {Object.entries(textStyle).map(([name, style]) => (
        <Row key={name} gap={24}>
          <code style={{ width: 120, fontSize: 12 }}>{name}</code>
          <span style={{ ...fine, width: 100 }}>
            {inPixels(style.fontSize)} / {Math.round(inPixels(style.fontSize) * style.lineHeight)} ·{' '}
            {style.fontWeight}
          </span>
          <span style={style}>$455,958.00 Mis pedidos</span>
        </Row>
      ))}
    </Stack>
  ),
};

/** Each group of measures, and how one of them looks where that can be drawn. */
const measures: Record<
  string,
  { values: Readonly<Record<string, string | number>>; draw?: (value: string) => CSSProperties }
> = {
  space: {
    values: space,
    draw: (width) => ({ height: 12, width, background: color.text.subtle }),
  },
  radius: {
    values: radius,
    draw: (borderRadius) => ({
      width: 48,
      height: 32,
      borderRadius,
      border: `1px solid ${color.border.control}`,
      background: color.bg.sunken,
    }),
  },
  shadow: {
    values: Object.fromEntries(Object.keys(shadow).map((name) => [name, name])),
    draw: (name) => ({
      width: 72,
      height: 40,
      marginBlock: 12,
      borderRadius: radius.md,
      background: color.bg.raised,
      boxShadow: new Map<string, string>(Object.entries(shadow)).get(name),
    }),
  },
  'z-index': { values: zIndex },
  duration: {
    values: Object.fromEntries(Object.entries(durationMs).map(([key, value]) => [key, `${value} ms`])),
  },
  breakpoint: {
    values: Object.fromEntries(Object.entries(breakpoint).map(([key, value]) => [key, `${value}px`])),
  },
  size: { values: Object.fromEntries(leaves(size)) },
};

export const Measures: Story = {
  name: 'Medidas',
  render: () => (
    <Row gap={48} style={{ alignItems: 'flex-start' }}>
      {Object.entries(measures).map(([group, { values, draw }]) => (
        <table key={group} style={{ fontSize: 13, borderSpacing: '0 4px' }}>
          <caption style={{ textAlign: 'start', fontWeight: 600 }}>{group}</caption>
          <tbody>
            {Object.entries(values).map(([name, value]) => (
              <tr key={name}>
                <th scope="row" style={{ textAlign: 'start', fontWeight: 400, paddingInlineEnd: 16 }}>
                  {name}
                </th>
                <td style={{ ...fine, display: 'flex', gap: 8, alignItems: 'center' }}>
                  {draw && <span style={{ flexShrink: 0, ...draw(String(value)) }} />}
                  {value !== name && value}
                </td>
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
  name: 'Densidad',
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
