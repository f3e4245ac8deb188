/** The rules read this of a node of the syntax tree (ESTree with JSX). */
interface Node {
  readonly type: string;
  readonly name?: Node | string;
  readonly key?: Node;
  readonly value?: unknown;
  readonly parent?: Node;
  readonly attributes?: readonly Node[];
  readonly quasis?: readonly { readonly value: { readonly cooked?: string } }[];
}

interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
}

/** A rule as ESLint and oxlint take it. */
interface Rule {
  readonly meta: { readonly type: 'problem' | 'suggestion'; readonly docs: { readonly description: string } };
  readonly create: (context: Context) => Readonly<Record<string, (node: Node) => void>>;
}

/** The name of an element, an attribute or a key, as it is written. */
const nameOf = (node: Node | string | undefined): string => {
  if (typeof node === 'string' || node === undefined) return node ?? '';
  return nameOf(node.name) || (typeof node.value === 'string' ? node.value : '');
};

/** The text of an attribute that is written out: `variant="primary"`. */
const textOf = (node: Node): string =>
  typeof node.value === 'object' && node.value !== null && 'value' in node.value
    ? String(node.value.value)
    : '';

const rawColor = /#[\da-f]{3,8}\b(?!-)|\b(?:rgb|hsl|oklch)a?\(/iu;

/** Colours come from the theme, so that dark, high contrast and a brand reach them. */
const noRawColor: Rule = {
  meta: { type: 'problem', docs: { description: 'Colours are roles of the theme, not written by hand' } },
  create: (context) => {
    const look = (node: Node, text: unknown) => {
      if (typeof text === 'string' && text.length < 200 && rawColor.test(text) && isStyled(node))
        context.report({
          node,
          message: `'${text}' stays as it is in dark and in high contrast. Use a role: var(--ts-color-…) of variables.css, or color of @trastienda/ui/theme.`,
        });
    };
    return {
      Literal: (node) => look(node, node.value),
      TemplateLiteral: (node) => look(node, node.quasis?.map(({ value }) => value.cooked).join('')),
    };
  },
};

/** These names belong to what paints. */
const painted = /color|background|border|outline|shadow|fill|stroke/iu;

/** Whether a text is the value of what paints: elsewhere it may be an address, or data. */
function isStyled({ parent }: Node): boolean {
  const holder = parent?.type === 'JSXExpressionContainer' ? parent.parent : parent;
  if (holder?.type === 'JSXAttribute') return painted.test(nameOf(holder.name));
  return holder?.type === 'Property' && painted.test(nameOf(holder.key));
}

/** One act of a view is the main one: with two, neither is. */
const onePrimaryAction: Rule = {
  meta: { type: 'suggestion', docs: { description: 'A view has one primary button' } },
  create: (context) => {
    const seen = new Set<Node>();
    /** The function that draws the element: its view. */
    const viewOf = (node: Node): Node | undefined => {
      let around = node.parent;
      while (around && !/Function/u.test(around.type)) around = around.parent;
      return around;
    };
    return {
      JSXOpeningElement: (node) => {
        const isPrimary = (node.attributes ?? []).some(
          (one) => nameOf(one.name) === 'variant' && textOf(one) === 'primary',
        );
        if (!isPrimary || !/^Button(?:Link)?$/u.test(nameOf(node.name))) return;
        const view = viewOf(node);
        if (view === undefined) return;
        if (seen.has(view))
          context.report({
            node,
            message:
              'This view has a primary button already. Leave the others secondary: only one act is the main one.',
          });
        seen.add(view);
      },
    };
  },
};

/** Words of buttons and states that come from examples in English and are forgotten. */
const english =
  /^(?:save|cancel|delete|remove|edit|add|close|open|search|loading|submit|send|next|previous|back|continue|yes|no results|error|retry|upload|download|settings|sign in|sign out|log in|log out|new|view|details|select|filter|export|import|print)(?: \w+)?(?:…|\.{3})?$/iu;
/** These words are the same in both languages. */
const shared = /^(?:no|error)$/iu;
const spoken = /^(?:aria-label|label|title|placeholder|alt|description|\w+Label)$/u;

/** Screens speak Spanish, as all words of the library do. */
const noEnglish: Rule = {
  meta: { type: 'suggestion', docs: { description: 'Screens speak Spanish' } },
  create: (context) => {
    const look = (node: Node, text: string) => {
      const words = text.trim();
      if (english.test(words) && !shared.test(words))
        context.report({
          node,
          message: `'${words}' is English. Say it in Spanish, with verb and object: «Generar guía».`,
        });
    };
    return {
      JSXText: (node) => look(node, String(node.value)),
      JSXAttribute: (node) => {
        if (spoken.test(nameOf(node.name))) look(node, textOf(node));
      },
    };
  },
};

/**
 * A plugin for oxlint (`jsPlugins: ['@trastienda/ui/lint']`) and for ESLint (`plugins: { trastienda }`): what a review of a
 * screen looks for first. Its rules are `trastienda/no-raw-color`, `trastienda/one-primary-action` and `trastienda/no-english`.
 */
const plugin: { readonly meta: { readonly name: string }; readonly rules: Readonly<Record<string, Rule>> } = {
  meta: { name: 'trastienda' },
  rules: {
    'no-raw-color': noRawColor,
    'one-primary-action': onePrimaryAction,
    'no-english': noEnglish,
  },
};

export default plugin;
