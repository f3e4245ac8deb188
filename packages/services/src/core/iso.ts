/** Returns a moment as the wire has it; `null` for none. */
export const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
