import type { ReactNode } from 'react';

interface ConformanceProps {
  ref: (element: Element | null) => void;
  className: string;
  'data-testid': string;
}

interface OwnWords {
  readonly defaults: readonly string[];
  /** The component in a state that says them, where it does not with nothing but what it requires. */
  readonly saying?: ReactNode;
  readonly replaced: ReactNode;
}

/** What a component shows of itself to the conformance suite. Lives beside it as `X.case.tsx`. */
export interface ConformanceCase {
  /** The exported name; must be the component's own. */
  name: string;
  component: { readonly name: string; readonly displayName?: string };
  /** The component with nothing but what it requires, and the given props. */
  render: (props: ConformanceProps) => ReactNode;
  /** Words of the library inside it, and the component (open, if it opens) with all of them replaced. */
  strings?: OwnWords;
  /** Words that it says only once a person acts. */
  laterStrings?: OwnWords & {
    readonly saying: ReactNode;
    /** Its fields are entered and left, or its buttons are pressed one after the other. */
    readonly after: 'leaving' | 'pressing';
  };
  /** Drawn over the page, by `isOpen`: the server's markup has its trigger at most. */
  overlay?: boolean;
  /** Why there is nothing that could take a ref, a class or attributes. */
  withoutElement?: string;
}

export const conformanceCase = (value: ConformanceCase): ConformanceCase => value;
