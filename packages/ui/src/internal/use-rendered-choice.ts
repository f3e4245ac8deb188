import { useId, useSyncExternalStore } from 'react';
import { noopSubscribe } from './noop-subscribe.ts';

interface ChoiceProps {
  id?: string | undefined;
  value?: string | null | undefined;
}

/**
 * The value of a group of radios, or `null` while it is none of them: React Aria would let no radio be reached by Tab.
 * The radios that are drawn are asked, for a card may be drawn by a component around it; React looks again once it has drawn.
 */
export function useRenderedChoice({ id: given, value }: ChoiceProps) {
  const own = useId();
  const id = given ?? own;
  const isRendered = useSyncExternalStore(
    noopSubscribe,
    () => {
      const group = document.getElementById(id);
      return !group || [...group.querySelectorAll('input')].some((radio) => radio.value === value);
    },
    () => true,
  );
  return { id, ...(value !== undefined && { value: isRendered ? value : null }) };
}
