import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inEveryScheme } from './every-scheme.ts';

/** What React Aria writes on a control while a person does something with it. */
const states = {
  'En reposo': [],
  'Al pasar': ['data-hovered'],
  'Con foco': ['data-focused', 'data-focus-visible'],
  'Al oprimir': ['data-hovered', 'data-pressed'],
} as const;
type State = keyof typeof states;

const looked = [
  'backgroundColor',
  'borderColor',
  'boxShadow',
  'color',
  'outline',
  'textDecoration',
  'textDecorationThickness',
] as const;

/** The colour that is seen behind a part: its own, or that of what it stands on. A ground like that is no state to see. */
function groundOf(element: Element | null): string {
  const own = element && getComputedStyle(element).backgroundColor;
  return element && own === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : (own ?? '');
}

/** How a control and what is in it look, with what is drawn before and after them. */
const lookOf = (element: Element): string =>
  [element, ...element.querySelectorAll('*')]
    .flatMap((one) =>
      ['', '::before', '::after'].map((part) => ({
        style: getComputedStyle(one, part || null),
        isRoot: one === element && !part,
      })),
    )
    .map(({ style, isRoot }) =>
      looked
        .map((property) => (isRoot && property === 'backgroundColor' ? groundOf(element) : style[property]))
        .join(),
    )
    .join('\n');

/** What the browser keeps to itself, and what React Aria writes in its place. */
const pseudo = [
  [/:hover/gu, ':is(:hover, [data-hovered])'],
  // A label that says its input has the focus has no ring of the browser's own.
  [/:focus-visible/gu, ':is(:focus-visible, [data-focus-visible]:not(:where(label)))'],
  [/:focus(?![-\w])/gu, ':is(:focus, [data-focused])'],
  [/:active/gu, ':is(:active, [data-pressed])'],
] as const;

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
  }
}

/** Lets attributes stand for what a script cannot bring about, a pointer that rests somewhere; gives back how to undo it. */
function standIn(): () => void {
  const before: [CSSStyleRule, string][] = [];
  for (const sheet of document.styleSheets)
    for (const rule of styleRules(sheet.cssRules)) {
      const was = rule.selectorText;
      if (!/:(?:hover|focus|active)/u.test(was)) continue;
      before.push([rule, was]);
      rule.selectorText = pseudo.reduce((text, [from, to]) => text.replaceAll(from, to), was);
    }
  return () => {
    for (const [rule, was] of before) rule.selectorText = was;
  };
}

function StandIn({ children }: { children: ReactNode }) {
  useEffect(standIn, []);
  return children;
}

function InState({ state, control, children }: { state: State; control: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = place.current;
    if (!at) return;
    let marked: Element | null = null;
    const mark = () => {
      const found = at.querySelector(control);
      for (const attribute of states[state]) {
        if (marked !== found) marked?.removeAttribute(attribute);
        found?.setAttribute(attribute, 'true');
      }
      marked = found;
    };
    mark();
    // What React Aria draws in two turns, as tabs, is there later.
    const seen = new MutationObserver(mark);
    seen.observe(at, { childList: true, subtree: true, attributeFilter: ['data-selected'] });
    return () => seen.disconnect();
  }, [state, control]);
  return (
    <div>
      <p style={{ fontSize: 12, marginBottom: 4 }}>{state}</p>
      <div ref={place} data-state={state}>
        {children}
      </div>
    </div>
  );
}

/**
 * A story that shows a component at rest, hovered, focused and pressed, and fails when one of them looks as at rest in
 * any colour scheme.
 * @param control the part that a person acts on, of several the first.
 * @param options `without`: states that the component has no look for on purpose, as the bar of a phone none for a pointer;
 *   `byBorder`: it tells them by its border alone, which in high contrast is at its strongest already.
 */
export function inEachState(
  control: string,
  { without = [], byBorder = false }: { without?: readonly State[]; byBorder?: boolean } = {},
) {
  const shown = (Object.keys(states) as State[]).filter((state) => !without.includes(state));
  const decorator: Decorator = (Story) => (
    <StandIn>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
        {shown.map((state) => (
          <InState key={state} state={state} control={control}>
            <Story />
          </InState>
        ))}
      </div>
    </StandIn>
  );
  return {
    decorators: [decorator],
    // Four times the same: names of regions repeat.
    parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const look = (state: State) => {
        const found = canvasElement.querySelector(`[data-state="${state}"] :is(${control})`);
        return found ? lookOf(found) : '';
      };
      await inEveryScheme(async (scheme) => {
        const isStrongest = byBorder && scheme === 'contrast';
        for (const state of isStrongest ? (['Con foco'] as const) : shown.slice(1))
          await waitFor(() => expect(look(state), state).not.toBe(look('En reposo')));
      });
    },
  };
}

/** For a story whose parts are marked by `eachInAState`: styles that only a real pointer would bring about follow the marks. */
export const standingIn: Decorator = (Story) => (
  <StandIn>
    <Story />
  </StandIn>
);

/**
 * Marks alike parts that are there at once, as entries of an open list: one at rest, one hovered, one focused, one pressed.
 * Fails when one of them looks as the one at rest in any colour scheme.
 */
export async function eachInAState(
  parts: readonly HTMLElement[],
  { without = [] }: { without?: readonly State[] } = {},
): Promise<void> {
  const shown = (Object.keys(states) as State[]).filter((state) => !without.includes(state));
  await expect(parts.length).toBeGreaterThanOrEqual(shown.length);
  const [atRest, ...others] = shown.map((state, at) => {
    const part = parts[at] as HTMLElement;
    for (const attribute of states[state]) part.setAttribute(attribute, 'true');
    return { state, part };
  });
  await inEveryScheme(async () => {
    for (const { state, part } of others)
      await waitFor(() => expect(lookOf(part), state).not.toBe(lookOf(atRest?.part as HTMLElement)));
  });
}
