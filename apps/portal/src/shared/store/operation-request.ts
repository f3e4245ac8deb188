export type RunOptions = {
  /** One for each intent of the person; the same for every repeat of it (D169). */
  readonly idempotencyKey?: string;
  /** Goes on when the page is left. */
  readonly keepalive?: boolean;
  /** Nobody asked for it yet: what follows from the merchant's own asking does not follow from its answer. */
  readonly isAhead?: boolean;
  /** One write of many: the job itself says what changed, once, at its end. */
  readonly isPartOfJob?: boolean;
};

export type RequestOptions = RunOptions & {
  /** Milliseconds: nothing is sent while the operation is under way, or succeeded within this time. */
  readonly freshFor?: number;
};

export type OperationRequest = {
  readonly type: string;
  readonly payload: { readonly input: unknown; readonly options: RequestOptions };
  readonly meta: { readonly operation: string };
};
