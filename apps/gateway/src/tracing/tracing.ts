/** The trace that a request belongs to, in the form of the W3C: version, trace, span, flags. */
const form = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The caller's `traceparent` (a browser's or an ingress'), or `null`: anything else than the standard's form is none. */
export const traceparentOf = (given: string | string[] | undefined): string | null =>
  typeof given === 'string' && form.test(given) ? given : null;

/** The id that all lines and spans of one trace share. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);

/** The product tells of its traces by this; without a collector nothing is recorded, and a caller's trace is still passed on. */
export type Tracing = {
  /** The trace and span of what runs now; `null` where none is recorded. */
  readonly current: () => string | null;
  /** Names what the current request is, which its address does not say. */
  readonly describe: (name: string) => void;
  /** The headers that pass a trace on to an upstream, unless the recorder adds them by itself. */
  readonly headers: (traceparent: string | null) => Readonly<Record<string, string>>;
  /** Does a part of a job as a part of the trace that began it. */
  readonly job: <T>(traceparent: string | undefined, work: () => Promise<T>) => Promise<T>;
  /** Sends what has been recorded. */
  readonly stop: () => Promise<void>;
};

export const noTracing: Tracing = {
  current: () => null,
  describe: () => {},
  headers: (traceparent) => (traceparent === null ? {} : { traceparent }),
  job: (_traceparent, work) => work(),
  stop: async () => {},
};
