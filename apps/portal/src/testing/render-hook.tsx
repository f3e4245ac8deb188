import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { onTestFinished, vi } from 'vitest';
import { DraftStorage } from '../shared/form/use-draft.ts';
import { ClockContext } from '../shared/layout/use-now.ts';
import type { createTestApp } from './test-app.ts';

/** As much of a browser as React and the hooks of a form ask for where nothing is drawn. */
function emptyBrowser(): Element {
  const window = Object.assign(new EventTarget(), { HTMLIFrameElement: EventTarget });
  const document = Object.assign(new EventTarget(), {
    nodeType: 9,
    activeElement: null,
    defaultView: window,
    querySelector: () => null,
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestAnimationFrame', setImmediate);
  vi.stubGlobal('cancelAnimationFrame', clearImmediate);
  const root = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: document };
  return Object.assign(new EventTarget(), root) as unknown as Element;
}

/** How many pages stand on the globals of `emptyBrowser`. */
let openPages = 0;

/** A hook on a page of the app that draws nothing, and with it all that follows from what is done. In Node. */
export async function renderHook<Said>(app: ReturnType<typeof createTestApp>, hook: () => Said) {
  const root = createRoot(emptyBrowser());
  const leave = () => act(async () => root.unmount());
  openPages += 1;
  onTestFinished(async () => {
    await leave();
    openPages -= 1;
    // A test file that comes next in this process is in Node again.
    if (openPages === 0) vi.unstubAllGlobals();
  });
  let said: Said | undefined;
  function Page() {
    said = hook();
    return null;
  }
  await act(async () =>
    root.render(
      <ClockContext value={app.clock.now}>
        <DraftStorage value={() => app.storage}>
          <Provider store={app.store}>
            <Page />
          </Provider>
        </DraftStorage>
      </ClockContext>,
    ),
  );
  const now = () => said as Said;
  return {
    /** What the hook says now. */
    now,
    /** Does something with it, and lets everything happen that can until `holds`. */
    async doing(work: (said: Said) => unknown, holds?: Parameters<typeof app.until>[0]) {
      await act(async () => {
        await work(now());
        if (holds) await app.until(holds);
      });
      return now();
    },
    /** The page is left. */
    leave,
  };
}
