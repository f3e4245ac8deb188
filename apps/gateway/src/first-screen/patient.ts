/** A page waits this long for answers, in all; a read without one is the browser's to ask again: a slow service delays no page. */
export const ASK_MS = 300;

/** Asks within what is left of the time that a page waits, which its own drawing is no part of; `null` without an answer. */
export function patient<Asked extends readonly unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer | null> {
  let waited = 0;
  let since = 0;
  let pending = 0;
  return async (...asked) => {
    if (pending === 0) since = performance.now();
    pending += 1;
    const left = ASK_MS - waited - (performance.now() - since);
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      late = setTimeout(() => resolve(null), left).unref();
    });
    try {
      return await Promise.race([ask(...asked).catch(() => null), tooLate]);
    } finally {
      clearTimeout(late);
      pending -= 1;
      if (pending === 0) waited += performance.now() - since;
    }
  };
}
