/** By role and name, as a person finds it. Testing Library's `within(…)` is one. */
export interface Queries {
  getByRole: (role: string, options?: RoleOptions) => HTMLElement;
  findByRole: (role: string, options?: RoleOptions) => Promise<HTMLElement>;
  queryByRole: (role: string, options?: RoleOptions) => HTMLElement | null;
  getAllByRole: (role: string, options?: RoleOptions) => HTMLElement[];
}

interface RoleOptions {
  name?: string | RegExp;
}

/**
 * The tools of the testers: `within` of `@testing-library/dom` (or `storybook/test`) and a user of
 * `@testing-library/user-event`. Given by you, so that there is one of each in your tests.
 */
export interface TestTools {
  within: (element: HTMLElement) => Queries;
  user: {
    click: (element: HTMLElement) => Promise<void>;
    type: (element: HTMLElement, text: string) => Promise<void>;
    clear: (element: HTMLElement) => Promise<void>;
  };
  /** The element to search in; overlays in a portal are searched in its document. */
  root: HTMLElement;
}

/** The page of a part: popovers and dialogs are outside of it. */
export const pageOf = ({ within, root }: TestTools): Queries => within(root.ownerDocument.body);

/** A name that begins so: a field's button is called by its label and its value. */
export const startingWith = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
