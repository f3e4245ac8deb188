import { Button } from '@trastienda/ui/Button';
import { CheckCircleIcon, type Icon, OctagonIcon, TriangleIcon } from '@trastienda/ui/icons';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { useState } from 'react';
import type { CfdiCheck } from './checks.ts';
import * as s from './check-list.css.ts';

const looks: Readonly<Record<CfdiCheck['level'], { readonly Glyph: Icon; readonly word: string }>> = {
  error: { Glyph: OctagonIcon, word: 'Error' },
  warning: { Glyph: TriangleIcon, word: 'Aviso' },
  ok: { Glyph: CheckCircleIcon, word: 'Bien' },
};
const order = ['error', 'warning', 'ok'] as const;
/** The list shows a part of the passed checks, so that the faults do not drown in them. */
const shownRight = 3;

/** The checks of a file, faults first, each with its remedy. */
export function CheckList({ checks }: { readonly checks: readonly CfdiCheck[] }) {
  const [isWhole, setWhole] = useState(false);
  const sorted = order.flatMap((level) => checks.filter((check) => check.level === level));
  const right = checks.filter(({ level }) => level === 'ok').length;
  const hidden = isWhole ? 0 : Math.max(0, right - shownRight);
  return (
    <section className={s.root}>
      <div className={s.head}>
        <h3 className={s.title}>Lo que revisamos</h3>
        <span className={s.note} role="status">{`${right} de ${checks.length} bien`}</span>
      </div>
      <ul className={s.list}>
        {sorted.slice(0, sorted.length - hidden).map(({ id, level, sentence, mend }) => {
          const { Glyph, word } = looks[level];
          return (
            <li key={id} className={s.row}>
              <Glyph size={16} className={s.glyph[level]} />
              <span className={s.words}>
                <span className={level === 'ok' ? s.plain : s.strong}>
                  <VisuallyHidden>{`${word}: `}</VisuallyHidden>
                  {sentence}
                </span>
                {mend !== null && <span className={s.note}>{mend}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <Button size="sm" variant="ghost" onPress={() => setWhole(true)}>
          {hidden === 1 ? 'Ver la otra' : `Ver las otras ${hidden}`}
        </Button>
      )}
      <p className={s.note}>Se revisó en tu equipo; aún no se ha enviado nada.</p>
    </section>
  );
}
