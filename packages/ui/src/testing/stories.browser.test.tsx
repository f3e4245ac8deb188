import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import '../styles.ts';
import '../fonts.css';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { componentStories, type ReadyStory } from './all-stories.ts';
import { frames, windows } from './windows.ts';

const show = ({ Story, isWhole }: ReadyStory, locale = 'es-MX') =>
  render(
    <UiProvider locale={locale}>
      <div style={{ padding: isWhole ? 0 : 16 }}>
        <Story />
      </div>
    </UiProvider>,
  );

/** Every story of every component in every window, each looked over for faults; what a play opens: opened.browser.test. */
describe.each(windows)('$name', ({ rules, isPhone, locale, enter, leave }) => {
  beforeEach(enter);
  afterEach(() => leave?.());

  const faults = () => rules.flatMap(({ rule, look }) => look().map((fault) => `${rule}: ${fault}`));

  test.each(componentStories())('$component', async ({ stories }) => {
    const found: string[] = [];
    for (const story of stories) {
      if (isPhone && story.isForDesktop) continue;
      show(story, locale);
      if (faults().length > 0) await frames(3);
      found.push(...faults().map((fault) => `${story.name}: ${fault}`));
      cleanup();
    }
    expect(found.length, found.join('\n')).toBe(0);
  });
});
