import { Button } from '@trastienda/ui/Button';
import { HelpIcon } from '@trastienda/ui/icons';
import { type KeyValueItem, KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { Popover } from '@trastienda/ui/Popover';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import * as s from './sale.css.ts';

export type Explanation = {
  /** The figure: 'Mis ventas'. */
  readonly figure: string;
  /** The definition of the figure, in a sentence. */
  readonly definition: string;
  /** The figure and what it leaves out, with their amounts. */
  readonly sum?: readonly KeyValueItem[];
  /** Further remarks needed to read it: the running day, a season. */
  readonly notes?: readonly string[];
  readonly link?: { readonly label: string; readonly href: string };
};

/** '¿De dónde sale?': beside a figure, what it counts, what it leaves out, and the way to what is behind it. */
export function Explain({ figure, definition, sum = [], notes = [], link }: Explanation) {
  return (
    <Popover
      title={figure}
      trigger={
        <Button size="sm" variant="ghost" icon={<HelpIcon size={16} />}>
          ¿De dónde sale?<VisuallyHidden>{` ${figure}`}</VisuallyHidden>
        </Button>
      }
    >
      <div className={s.explanation}>
        <p>{definition}</p>
        {sum.length > 0 && <KeyValueList className={s.sum} items={sum} />}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {link && (
          <p>
            <Link href={link.href}>{link.label}</Link>
          </p>
        )}
      </div>
    </Popover>
  );
}
