import { listText } from '@trastienda/domain';
import type { FieldName } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { lowered } from '../lib/capitalised.ts';
import * as s from './form-card.css.ts';
import type { SharedChangesOf } from './use-shared-form.ts';

type Props<Fields extends object> = {
  readonly changes: SharedChangesOf<Fields>;
  /** The value of a part, in words. */
  readonly say: (part: string, fields: Fields, names: readonly FieldName<Fields>[]) => string;
};

/** The changes of somebody else to a form meanwhile: those that were taken over, and those to choose from (D260). */
export function SharedChanges<Fields extends object>({ changes, say }: Props<Fields>) {
  const { taken, conflicts, theirs, faults, settle } = changes;
  if (taken.length === 0 && conflicts.length === 0) return null;
  return (
    <Banner
      tone={conflicts.length > 0 ? 'warning' : 'info'}
      title={conflicts.length > 0 ? 'Alguien más cambió lo mismo que tú.' : 'Alguien más cambió estos datos.'}
    >
      <div className={s.fields}>
        {taken.length > 0 && <span>{`Ya está aquí lo nuevo de ${listText(taken.map(lowered))}.`}</span>}
        {conflicts.map(({ part, names, mine, choice }) => (
          <RadioGroup
            key={part}
            label={part}
            value={choice}
            error={faults[part]}
            onChange={(id) => settle(part, id === 'mine' ? 'mine' : 'theirs')}
            items={[
              { id: 'mine', label: 'Dejar lo mío', description: say(part, mine, names) || 'Vacío' },
              {
                id: 'theirs',
                label: 'Dejar lo que ya está guardado',
                description: say(part, theirs, names) || 'Vacío',
              },
            ]}
          />
        ))}
      </div>
    </Banner>
  );
}
