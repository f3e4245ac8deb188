import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { AppContent } from '../../../app/app.tsx';
import { ClockContext } from '../../../page/use-now.ts';
import type { StoryAppProps } from '../../../testing/story-app.tsx';
import { createTestApp } from '../../../testing/test-app.ts';
import { sessionFeature } from '../../session/session.saga.ts';
import { createGuidesFeature } from '../feature.ts';
import { createBrowser } from './guide-app.ts';

const storyNow = '2025-11-25T15:42:00.000Z';

/** The whole portal over mocked answers, with drafts and purchases of this story alone. */
export function GuideStory({ url, handlers = [], now = storyNow }: StoryAppProps) {
  const [store] = useState(() => {
    const app = createTestApp({ handlers, now, url });
    app.store.startFeature(createGuidesFeature(createBrowser()));
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
