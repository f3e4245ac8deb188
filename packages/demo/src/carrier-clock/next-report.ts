import type { TrackingState } from '@trastienda/domain';

const HOUR_MS = 3_600_000;

/** Returns a share of 0 to 1 that is always the same for a guide and a question. */
function shareOf(guide: string, question: string): number {
  let hash = 2166136261;
  for (const character of `${guide}/${question}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return (hash >>> 0) / 2 ** 32;
}

type Step = {
  readonly next: (guide: string, seen: readonly string[]) => TrackingState;
  /** Hours until then. */
  readonly hours: readonly [from: number, to: number];
};

const steps: Partial<Record<TrackingState, Step>> = {
  generada: { next: () => 'recolectada', hours: [2, 8] },
  recolectada: { next: () => 'en_transito', hours: [1, 6] },
  en_transito: { next: () => 'en_ruta', hours: [10, 40] },
  en_ruta: {
    // One parcel in ten finds no recipient at the first attempt.
    next: (guide, seen) =>
      shareOf(guide, 'incidencia') < 0.1 && !seen.includes('incidencia') ? 'incidencia' : 'entregada',
    hours: [1, 7],
  },
  incidencia: {
    next: (guide) => (shareOf(guide, 'devuelta') < 0.2 ? 'devuelta' : 'en_ruta'),
    hours: [12, 26],
  },
};

/**
 * Returns the report of an invented carrier that follows the last one of a guide, and its moment; always the
 * same for the same guide. `null` means that no further report comes.
 */
export function nextReport(
  guide: string,
  last: { readonly status: TrackingState; readonly at: Date },
  seen: readonly string[] = [],
): { readonly status: TrackingState; readonly at: Date } | null {
  const step = steps[last.status];
  if (!step) return null;
  const [from, to] = step.hours;
  const hours = from + (to - from) * shareOf(guide, `${last.status}/${seen.length}`);
  return { status: step.next(guide, seen), at: new Date(last.at.getTime() + hours * HOUR_MS) };
}
