import { useSyncExternalStore } from 'react';

/** A server that says nothing is not waited for. */
const PATIENCE = 4000;

/** The build that runs here, by the names of its chunks: whatever changes in a build changes one of them. */
const ownChunks = () => document.querySelector('script[type="importmap"]')?.textContent ?? null;

let isOut = false;
let asking: Promise<boolean> | null = null;
const told = new Set<() => void>();

async function ask(): Promise<boolean> {
  const own = ownChunks();
  if (own === null) return false;
  try {
    const answer = await fetch('/', {
      cache: 'no-store',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const page = answer.ok ? await answer.text() : '';
    // Somebody else's page, as of a network that wants a sign-in, is no version of ours.
    return page.includes('id="root"') && !page.includes(own);
  } catch {
    return false;
  }
}

/** Whether the server hands out another build than the one of this tab, whose chunks may then be gone. `false` when nobody answers. */
export function isNewVersionOut(): Promise<boolean> {
  asking ??= ask().then((answer) => {
    asking = null;
    isOut ||= answer;
    for (const tell of told) tell();
    return isOut;
  });
  return asking;
}

const subscribe = (tell: () => void) => {
  told.add(tell);
  return () => void told.delete(tell);
};

/** Whether it has been seen that a new version is out. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOut,
    () => false,
  );

/** Vite says so of every chunk that could not be had: of a page, a dialog, or what a job needs. */
export const watchForNewVersion = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener('vite:preloadError', () => void isNewVersionOut());

/** The same address anew. What was typed and not sent is a draft, and comes back. */
export const openNewVersion = (): void => window.location.reload();
