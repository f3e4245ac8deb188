import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { AppContent } from '../app/app.tsx';
import { sessionFeature } from '../features/session/session.saga.ts';
import { ClockContext } from '../page/use-now.ts';
import { createTestApp } from './test-app.ts';

export type StoryAppProps = {
  /** Where the story opens. */
  readonly url: string;
  /** Answers of the services; the calls' own examples otherwise. */
  readonly handlers?: readonly RequestHandler[];
  /** The moment of the story. */
  readonly now?: string;
};

/** How long a story waits for its screen: chunks load on a busy machine. */
export const patience = { timeout: 8000 };

const storyNow = '2025-11-25T15:42:00.000Z';

/** The whole portal over mocked answers: real store, sagas and router, a clock that stands still. */
export function StoryApp({ url, handlers = [], now = storyNow }: StoryAppProps) {
  const [store] = useState(() => {
    const app = createTestApp({ handlers, now, url });
    app.store.startFeature(sessionFeature);
    return app.store;
  });
  return (
    <ClockContext value={() => Date.parse(now)}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[url]}>
          <AppContent />
        </MemoryRouter>
      </Provider>
    </ClockContext>
  );
}
