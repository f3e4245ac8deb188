import type { ChannelCheck } from '@trastienda/api-client';
import { CheckIcon, OctagonIcon } from '@trastienda/ui/icons';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import * as s from './health.css.ts';

/** The checks of a shop, one line each: a sentence, and a mark that says it too. */
export function CheckList({ checks }: { readonly checks: readonly ChannelCheck[] }) {
  return (
    <ul className={s.checks} aria-label="Lo que revisamos">
      {checks.map(({ name, ok, message }) => (
        <li key={name} className={s.check}>
          {ok ? <CheckIcon size={16} className={s.passed} /> : <OctagonIcon size={16} className={s.failed} />}
          <span>
            {message}
            <VisuallyHidden>{ok ? ', bien' : ', falla'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
