/** The parts of a request as they came. */
export type RawRequest = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
};

/** The same as the schemas of its call read them. */
export type ReadRequest = { readonly params: unknown; readonly query: unknown; readonly body: unknown };
