import { useEffect } from 'react';
import { useMedia } from '../../shared/layout/index.ts';
import { useKept } from '../../shared/persistence/use-kept.ts';

/** As the window has room, or always one of the two (experience.md, section 11). */
export const densities = ['auto', 'comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The density that the person chose; by itself compact where fewer than twelve rows would be in view. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [kept, keep] = useKept('density');
  return [densities.find((one) => one === kept) ?? 'auto', keep];
}

/** Puts it on the page: the library's measures follow. */
export function useDensityOfPage(): void {
  const [density] = useDensity();
  const isLow = useMedia('(max-height: 800px)');
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-density', density === 'auto' ? (isLow ? 'compact' : 'comfortable') : density);
    return () => root.removeAttribute('data-density');
  }, [density, isLow]);
}
