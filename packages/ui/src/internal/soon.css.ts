import { color } from '../theme/contract.css.ts';
import { primitive } from '../theme/style.ts';
import { text } from '../theme/text.ts';
import { fontWeight } from '../theme/tokens.generated.ts';

/** "Pronto" after the name of an entry whose page is still to be built: a word, and a quiet one. */
export const soon = primitive({
  ...text.micro,
  flexShrink: 0,
  color: color.text.subtle,
  fontWeight: fontWeight.medium,
});
