/** A first visit has the line for itself this long, in milliseconds. */
const quietAfter = 2000;

/** Calls back once the page has had its time, and the browser has nothing else to do; gives back how to call it off. */
export function whenQuiet(callback: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof window.requestIdleCallback === 'function') idle = window.requestIdleCallback(callback);
    else callback();
  }, quietAfter);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
