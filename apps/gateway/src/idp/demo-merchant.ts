/** Somebody who can sign in at the embedded identity provider; the e-mail is the subject too. */
export type DemoMerchant = {
  readonly email: string;
  readonly name: string;
  /** The names of her stores, by which one chooses a demo merchant. */
  readonly stores?: readonly { readonly name: string | null }[];
  /** A merchant without a store gets this suggestion of what to try as her. */
  readonly note?: string;
};
