import { useMemo } from 'react';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { selectChannels } from '../../entities/store/selectors.ts';
import { type FormChannel, formChannels } from './model/fields.ts';

/** The channels that the store may sell on by its contract, in display order; all three while nobody knows. */
export function useFormChannels(): readonly FormChannel[] {
  const known = useAppSelector(selectChannels);
  return useMemo(() => {
    if (known === null) return formChannels;
    const available = new Set(
      known.filter(({ available: isAvailable }) => isAvailable).map(({ channel_id: id }) => String(id)),
    );
    return formChannels.filter((code) => available.has(code));
  }, [known]);
}
