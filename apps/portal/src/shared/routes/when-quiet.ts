/** A first visit has the line for itself this long, in milliseconds. */
const quietAfter = 2000;
/** A browser that is busy, or does not show the page, may never be idle: it is asked to stop waiting after this long. */
const idleWithin = 3000;

/** Calls back once the page has had its time, and the browser has nothing else to do; gives back how to call it off. */
export function whenQuiet(callback: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof window.requestIdleCallback === 'function')
      idle = window.requestIdleCallback(callback, { timeout: idleWithin });
    else callback();
  }, quietAfter);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
