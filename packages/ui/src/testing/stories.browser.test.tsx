/// <reference types="@vitest/browser-playwright" />
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../styles.ts';
import '../fonts.css';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { componentStories, type ReadyStory } from './all-stories.ts';
import {
  crowdedTargets,
  cutText,
  lostShapes,
  motion,
  pageOverflow,
  smallTargets,
  textOverText,
} from './look-over.ts';

const root = document.documentElement;

const show = ({ Story, isWhole }: ReadyStory, locale = 'es-MX') =>
  render(
    <UiProvider locale={locale}>
      <div style={{ padding: isWhole ? 0 : 16 }}>
        <Story />
      </div>
    </UiProvider>,
  );

const emulate = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name, value },
    ],
  });

const frames = async (count: number) => {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
};

interface Options {
  locale?: string;
  onlyPhone?: boolean;
}

/** Every story of every component in one window, each looked over for faults. */
function inEveryStory(
  rule: string,
  look: () => readonly string[],
  { locale, onlyPhone = false }: Options = {},
): void {
  describe.each([rule])('%s', () => {
    test.each(componentStories())('$component', async ({ stories }) => {
      const found: string[] = [];
      for (const story of stories) {
        if (onlyPhone && story.isForDesktop) continue;
        show(story, locale);
        // What measures itself settles with the next frames.
        if (look().length > 0) await frames(3);
        found.push(...look().map((fault) => `${story.name}: ${fault}`));
        cleanup();
      }
      expect(found.length, found.join('\n')).toBe(0);
    });
  });
}

const tooWide = () => (pageOverflow() > 0 ? [`${pageOverflow()} px too wide`] : []);

describe('in a window', () => {
  beforeEach(() => page.viewport(1280, 800));
  inEveryStory('every control has 24 px to press', () => smallTargets(24));
  inEveryStory('nothing moves where less motion is asked for', motion);
});

describe('on a phone', () => {
  const touch = (enabled: boolean) =>
    cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
  beforeEach(async () => {
    await touch(true);
    await page.viewport(390, 844);
  });
  afterEach(() => touch(false));
  inEveryStory('every control has 44 px to itself', () => crowdedTargets(44), { onlyPhone: true });
  inEveryStory('no page is wider than the phone', tooWide, { onlyPhone: true });
});

describe('with letters twice as large', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    root.style.fontSize = '200%';
  });
  afterEach(() => {
    root.style.fontSize = '';
  });
  inEveryStory('no word is cut off', cutText);
  inEveryStory('no word lies over another', textOverText);
});

describe('from right to left', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    root.dir = 'rtl';
  });
  afterEach(() => {
    root.dir = 'ltr';
  });
  const rightToLeft = { locale: 'ar-EG' };
  inEveryStory('no page is wider than its window', tooWide, rightToLeft);
  inEveryStory(
    'no word is cut off or lies over another',
    () => [...cutText(), ...textOverText()],
    rightToLeft,
  );
});

describe('in forced colours', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    await emulate('forced-colors', 'active');
  });
  afterEach(() => emulate('forced-colors', 'none'));
  inEveryStory('no shape is lost', lostShapes);
});
