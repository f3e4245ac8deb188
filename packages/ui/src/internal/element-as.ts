import {
  createElement,
  type HTMLAttributes,
  type HTMLElementType,
  type JSX,
  type RefAttributes,
} from 'react';

/** The element that `as` names. JSX would ask for a ref of all such elements at once. */
export const elementAs = (
  name: HTMLElementType,
  props: HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>,
): JSX.Element => createElement(name, props);
