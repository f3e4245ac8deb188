import type { Page } from 'playwright';
import type { Shop } from './shop.ts';

/** A screen, and what is pressed on it before it is looked at. None of it changes the merchant's data. */
export interface Screen {
  readonly name: string;
  readonly path: (shop: Shop) => string;
  readonly press?: (page: Page) => Promise<void>;
  /** Prepares the answers of its calls before the page opens. */
  readonly answers?: (page: Page) => Promise<unknown>;
  /** In a window of its own, which forgets what was done in it. */
  readonly apart?: true;
}
