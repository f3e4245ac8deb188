/** A fault such as a tired engineer makes, to be planted in the product's own code. */
export type Fault = {
  readonly id: string;
  /** The room of the house: `services`, `gateway`, `portal`, `domain`, `api-client`, `ui`. */
  readonly room: string;
  /** From the root of the house, as those of the tests. */
  readonly file: string;
  /** The text to replace occurs once in the file. */
  readonly find: string;
  readonly replacement: string;
  /** The damage that the fault would do to somebody. */
  readonly harm: string;
  /** The test files, or files of stories, of `npm test` that should catch it. */
  readonly tests: readonly string[];
  /** Why nobody has to catch it: hardly anybody would notice, or nothing at all changes today. */
  readonly spared?: 'weak' | 'equivalent';
};

/** The faults of one room, with files relative to its folder of sources. */
export const faultsIn = (folder: string, faults: readonly Omit<Fault, 'room'>[]): readonly Fault[] => {
  const [, room = ''] = folder.split('/');
  const here = (file: string) => `${folder}/${file}`;
  return faults.map((fault) => ({ ...fault, room, file: here(fault.file), tests: fault.tests.map(here) }));
};
