import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { AppContent } from '../app/app.tsx';
import { sessionFeature } from '../app/session/session.saga.ts';
import { DraftStorage } from '../shared/form/use-draft.ts';
import { ClockContext } from '../shared/layout/use-now.ts';
import type { Feature } from '../shared/store/store.ts';
import { type LinkReturn, LinkReturnContext, linkReturnPort } from '../shared/routes/link-return.ts';
import { type Line, putOnLine } from './line.ts';
import { memoryStorage } from './memory-storage.ts';
import { createTestApp } from './test-app.ts';

export type StoryAppProps = {
  /** Where the story opens. */
  readonly url: string;
  /** Answers of the services; the calls' own examples otherwise. */
  readonly handlers?: readonly RequestHandler[];
  /** The moment of the story. */
  readonly now?: string;
  /** What the workbench's toolbar makes of the line. */
  readonly line?: Line;
  /** What a channel said on the way back. */
  readonly linkReturn?: LinkReturn;
  /** What local storage holds. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Started before the session, in place of those a screen would start. */
  readonly features?: () => readonly Feature[];
};

const storyNow = '2025-11-25T15:42:00.000Z';
const none = () => [];

/** The whole portal over mocked answers: real store, sagas and router, a clock that stands still. */
export function StoryApp({
  url,
  handlers = [],
  now = storyNow,
  line,
  linkReturn,
  stored,
  features = none,
}: StoryAppProps) {
  const [storage] = useState(() => memoryStorage(stored));
  const [port] = useState(() => linkReturnPort(linkReturn ?? null));
  const [store] = useState(() => {
    const app = createTestApp({ handlers, now, url, storage });
    putOnLine(app, line);
    for (const feature of features()) app.store.startFeature(feature);
    app.store.startFeature(sessionFeature);
    return app.store;
  });
  return (
    <ClockContext value={() => Date.parse(now)}>
      <DraftStorage value={() => storage}>
        <Provider store={store}>
          <MemoryRouter initialEntries={[url]}>
            <LinkReturnContext value={port}>
              <AppContent />
            </LinkReturnContext>
          </MemoryRouter>
        </Provider>
      </DraftStorage>
    </ClockContext>
  );
}
