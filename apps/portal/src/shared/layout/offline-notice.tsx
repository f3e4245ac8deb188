import { formatTime } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { useClock } from './use-clock.ts';

type Props = {
  /** The time at which the shown data came; `null` where that is not known. */
  readonly at: number | null;
};

/** There is no line, and what is on show came before it went (experience.md, section 13). */
export function OfflineNotice({ at }: Props) {
  const { timeZone } = useClock();
  return (
    <Banner tone="warning" title="Sin conexión.">
      {at === null ? 'Ves los últimos datos que cargamos.' : `Ves datos de las ${formatTime(at, timeZone)}.`}
    </Banner>
  );
}
