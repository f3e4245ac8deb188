import { storiesIn } from './vitest.stories.ts';

export default storiesIn('light');
