import { books } from './books.ts';
import { electric } from './electric.ts';
import { fashion } from './fashion.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { pets } from './pets.ts';
import { tools } from './tools.ts';

/** The drawing of each product of the demo, by its SKU: an SVG. */
export const demoDrawings: Readonly<Record<string, string>> = {
  ...home,
  ...kitchen,
  ...pets,
  ...books,
  ...fashion,
  ...tools,
  ...electric,
};
