/// <reference types="@vitest/browser-playwright" />
import { cdp, page } from 'vitest/browser';
import {
  crowdedTargets,
  cutText,
  liveLooking,
  lostShapes,
  marksOfUnchecked,
  motion,
  pageOverflow,
  smallTargets,
  textOverText,
} from './visual-audit.ts';

/** A window in which every story is looked over, and what must hold there. */
export interface LookedOverWindow {
  name: string;
  isPhone?: boolean;
  /** Default: `es-MX`. */
  locale?: string;
  enter: () => Promise<void>;
  leave?: () => Promise<void>;
  /** What must hold, and the faults against it that are to be seen now. */
  rules: readonly { rule: string; look: () => readonly string[] }[];
}

const root = document.documentElement;
const wide = () => page.viewport(1280, 800);
const tooWide = () => (pageOverflow() > 0 ? [`${pageOverflow()} px too wide`] : []);

const touch = async (enabled: boolean) => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
};

const forcedColors = async (value: 'active' | 'none') => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value },
    ],
  });
};

export const windows: readonly LookedOverWindow[] = [
  {
    name: 'in a window',
    enter: wide,
    rules: [
      { rule: 'every control has 24 px to press', look: () => smallTargets(24) },
      { rule: 'nothing moves where less motion is asked for', look: motion },
    ],
  },
  {
    name: 'on a phone',
    isPhone: true,
    enter: async () => {
      await touch(true);
      await page.viewport(390, 844);
    },
    leave: () => touch(false),
    rules: [
      { rule: 'every control has 44 px to itself', look: () => crowdedTargets(44) },
      { rule: 'no page is wider than the phone', look: tooWide },
    ],
  },
  {
    name: 'with letters twice as large',
    enter: async () => {
      await wide();
      root.style.fontSize = '200%';
    },
    leave: async () => void (root.style.fontSize = ''),
    rules: [
      { rule: 'no word is cut off', look: cutText },
      { rule: 'no word lies over another', look: textOverText },
    ],
  },
  {
    name: 'from right to left',
    locale: 'ar-EG',
    enter: async () => {
      await wide();
      root.dir = 'rtl';
    },
    leave: async () => void (root.dir = 'ltr'),
    rules: [
      { rule: 'no page is wider than its window', look: tooWide },
      {
        rule: 'no word is cut off or lies over another',
        look: () => [...cutText(), ...textOverText()],
      },
    ],
  },
  {
    name: 'in forced colours',
    enter: async () => {
      await wide();
      await forcedColors('active');
    },
    leave: () => forcedColors('none'),
    rules: [
      { rule: 'no shape is lost', look: lostShapes },
      { rule: 'no box that is off shows its mark', look: marksOfUnchecked },
      { rule: 'what cannot be used is grey', look: liveLooking },
    ],
  },
];

/** Waits for what measures itself, which settles with the next frames. */
export async function frames(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
}
