/** Code points of a text: what a person calls characters, never half an emoji. */
export const countCharacters = (value: string): number => [...value].length;

export interface Count {
  readonly count: number;
  readonly max: number;
  readonly isOver: boolean;
  /** Whether the count is at 90 % or more, so that it is announced. */
  readonly isNear: boolean;
}

/** Counts how full a field is. @example countOf(46, 50) // => { count: 46, max: 50, isOver: false, isNear: true } */
export const countOf = (count: number, max: number): Count => ({
  count,
  max,
  isOver: count > max,
  isNear: count >= max * 0.9,
});
