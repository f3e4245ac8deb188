import { color } from '../theme/contract.css.ts';
import { primitive } from '../theme/style.ts';
import { text } from '../theme/text.ts';

/** "Pronto" after the name of an entry whose page is still to be built: a word, and a quiet one. */
export const soon = primitive({
  ...text.micro,
  color: color.text.subtle,
});
