import type { ReactNode } from 'react';

interface ConformanceProps {
  ref: (element: Element | null) => void;
  className: string;
  'data-testid': string;
}

/** What a component shows of itself to the conformance suite. Lives beside it as `X.case.tsx`. */
export interface ConformanceCase {
  /** The exported name; must be the component's own. */
  name: string;
  component: { readonly name: string; readonly displayName?: string };
  /** The component with nothing but what it requires, and the given props. */
  render: (props: ConformanceProps) => ReactNode;
  /** Words of the library inside it, and the component with all of them replaced. */
  strings?: { readonly defaults: readonly string[]; readonly replaced: ReactNode };
  /** Drawn in a portal: nothing of it is in the server's markup. */
  overlay?: boolean;
  /** It has no element of its own to take a ref, a class or attributes (a provider, a trigger). */
  wrapper?: boolean;
}

export const conformanceCase = (value: ConformanceCase): ConformanceCase => value;
