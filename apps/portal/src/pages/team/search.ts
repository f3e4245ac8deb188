import { activityKinds } from '@trastienda/domain';
import { day, defineSearch, oneOf, optionalOneOf, text } from '../../shared/routes/search-schema.ts';

/** Users and what they did, as the address says it (S6.6). */
export const teamSearch = defineSearch({
  vista: oneOf(['personas', 'actividad'], 'personas'),
  /** The mark of the activity: the page shows the acts before it. */
  antes: text(40),
  persona: text(320),
  tipo: optionalOneOf(activityKinds),
  desde: day(),
  hasta: day(),
});

export type TeamSearch = ReturnType<typeof teamSearch.parse>;

/** The person whose page is open. */
export const personSearch = defineSearch({ usuario: text(320) });
