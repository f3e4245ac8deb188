import { clampNeighborhood, type ColonyOption, neighborhoodLimit } from '@trastienda/domain';
import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { CharacterPreview } from '../CharacterPreview/CharacterPreview.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as s from '../../internal/form-grid.css.ts';
import { neighborhoodChoice, otherNeighborhood } from './PostalCodeField.model.ts';

interface NeighborhoodFieldProps {
  className?: string;
  value: string;
  /** Neighbourhoods of the postal code; without them there is only the text field. */
  known: readonly ColonyOption[];
  error: string | undefined;
  onChange: (neighborhood: string) => void;
  onBlur: () => void;
  onShorten?: (() => void) | undefined;
  words: { neighborhood: string; other: string; otherNeighborhood: string };
}

/** A choice among those of the postal code, or "Otra" and its name; with the carrier's limit in sight. */
export function NeighborhoodField({
  className,
  value,
  known,
  error,
  onChange,
  onBlur,
  onShorten,
  words,
}: NeighborhoodFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = neighborhoodChoice(value, known, chosen);
  const hasList = known.length > 0;
  const isOther = !hasList || choice === otherNeighborhood;
  const isOver = clampNeighborhood(value).cut !== '';
  return (
    <div className={cx(s.root, className)}>
      {hasList && (
        <Select
          className={s.three}
          label={words.neighborhood}
          items={[...known, { id: otherNeighborhood, label: words.other }]}
          value={choice}
          error={isOther ? undefined : error}
          onChange={(id) => {
            setChosen(id);
            onChange(known.find((option) => option.id === id)?.label ?? '');
          }}
        />
      )}
      {isOther && (
        <TextField
          className={s.three}
          label={hasList ? words.otherNeighborhood : words.neighborhood}
          value={value}
          error={error}
          maxCount={neighborhoodLimit}
          count={(text) => clampNeighborhood(text).length}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
      {isOver && (
        <CharacterPreview className={s.all} kind="neighborhood" value={value} onShorten={onShorten} />
      )}
    </div>
  );
}
