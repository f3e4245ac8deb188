import { defaultTimeZone, isPromotionVisible, localDay } from '@trastienda/domain';
import { useContext, useEffect, useState } from 'react';
import { DraftStorage } from '../../shared/form/use-draft.ts';
import { useNow } from '../../shared/layout/use-now.ts';
import { selectConfig } from '../../shared/session/config-slice.ts';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { storeSurvey } from './operations.ts';

export type HomeNotice = 'promotion' | 'survey';

/** The day on which the promotion was shown last, in local storage (D11). */
const shownOn = 'promo:lastShown';
/** Closed for this browser session (D108); it outlives the page, and not the tab. */
let isSurveyClosed = false;

/** A window this low has no room for a picture over its page. */
const leastHeight = 360;

/** Returns the notice over the home page: the promotion of the day (S2.81, S2.82), else the survey (D108), else nothing. */
export function useHomeNotice(): { readonly notice: HomeNotice | null; readonly close: () => void } {
  const storage = useContext(DraftStorage)();
  const now = useNow();
  const { promo } = useAppSelector(selectConfig);
  const [lastShownOn] = useState(() => storage.getItem(shownOn));
  const [isPromotionClosed, setPromotionClosed] = useState(false);
  const isPromoted =
    !isPromotionClosed &&
    promo.imageUrl !== null &&
    window.innerHeight >= leastHeight &&
    isPromotionVisible({ now, lastShownOn, endsOn: promo.endsAt });
  useEffect(() => {
    if (isPromoted) storage.setItem(shownOn, localDay(now, defaultTimeZone) ?? '');
  }, [isPromoted, now, storage]);
  const survey = useRead(storeSurvey, {});
  const [isClosed, setClosed] = useState(isSurveyClosed);
  const isAsked = !isClosed && survey.value?.answered === false && survey.value.survey.length > 0;
  if (isPromoted) return { notice: 'promotion', close: () => setPromotionClosed(true) };
  const close = () => {
    isSurveyClosed = true;
    setClosed(true);
  };
  return { notice: isAsked ? 'survey' : null, close };
}
