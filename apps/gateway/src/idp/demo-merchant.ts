/** Somebody who can sign in at the embedded identity provider; the e-mail is the subject too. */
export type DemoMerchant = {
  readonly email: string;
  readonly name: string;
  /** What one chooses by. */
  readonly stores?: readonly { readonly name: string | null }[];
  /** Of who has no store: what to try as this person, in few words. */
  readonly note?: string;
};
