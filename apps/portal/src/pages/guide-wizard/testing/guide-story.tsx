import { StoryApp, type StoryAppProps } from '../../../testing/story-app.tsx';
import { createGuidesFeature } from '../feature.ts';
import { createBrowser } from './guide-app.ts';

const ofThisStoryAlone = () => [createGuidesFeature(createBrowser())];

/** The whole portal over mocked answers, with drafts and purchases of this story alone. */
export const GuideStory = (props: StoryAppProps) => <StoryApp {...props} features={ofThisStoryAlone} />;
