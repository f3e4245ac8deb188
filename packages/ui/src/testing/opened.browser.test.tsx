import { setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import preview from '../../../../.storybook/preview.tsx';
import { componentStories } from './all-stories.ts';
import { frames, type LookedOverWindow, windows } from './windows.ts';

/** Stories that end with something open over the page, by component: drawn without their play they show it closed. */
const opened: Readonly<Record<string, readonly string[]>> = {
  ColumnChooser: ['Default', 'Locked'],
  ComboBox: ['NoMatch'],
  CommandPalette: ['Answers', 'NoMatch'],
  DateRangePicker: ['Open', 'Phone', 'TypedTooLate'],
  JobTray: ['Dock'],
  MultiSelect: ['Open'],
  ProfileMenu: ['Default', 'LongText'],
  SavedViews: ['Open'],
  Sidebar: ['ReducedOpen'],
  StoreSwitcher: ['Default', 'ManyStores'],
  Tooltip: ['LongText'],
};

/** What they open is in other stories: drawn open without a play, or another component's own. */
const openElsewhere = ['ButtonGroup', 'FilterBar', 'IconButton', 'Menu', 'Popover', 'Select'];

const sources = import.meta.glob<string>(
  ['../components/*/*.tsx', '!../components/*/*.{stories,case,example,test,browser.test}.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

test('every component that opens something over the page is looked over open', () => {
  const opens = /<(Popover|AriaPopover|DialogTrigger|MenuTrigger|FilterChip|Tooltip|Menu)\b/;
  const found = Object.entries(sources).flatMap(([path, source]) =>
    opens.test(source) ? [path.split('/')[2] ?? ''] : [],
  );
  const known = [...Object.keys(opened), ...openElsewhere];
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((component) => !known.includes(component))).toEqual([]);
});

// As Storybook shows them: a play waits with its patience and presses within its provider.
const annotations = setProjectAnnotations(preview);
beforeAll(() => annotations.beforeAll?.());

const all = componentStories();
const stories = Object.entries(opened).flatMap(([component, names]) =>
  names.map((name) => {
    const story = all.find((one) => one.component === component)?.stories.find((one) => one.name === name);
    if (story === undefined) throw new Error(`${component} has no story ${name}`);
    return { component, ...story };
  }),
);

const over = ':is([role="dialog"], [role="menu"], [role="tooltip"], [role="listbox"])';

const openParts = () => [...document.querySelectorAll(over)].filter((part) => part.checkVisibility());

const faultsOf = ({ rules }: LookedOverWindow) =>
  rules.flatMap(({ rule, look }) => look().map((fault) => `${rule}: ${fault}`));

// The plays say what they look for in Spanish, days and numbers among it: from right to left is what they opened, mirrored.
const mirrored = windows.find(({ locale }) => locale !== undefined);
const inSpanish = windows.filter(({ locale }) => locale === undefined);

async function faultsMirrored(): Promise<string[]> {
  document.documentElement.dir = 'rtl';
  // What floats looks for its place again.
  globalThis.dispatchEvent(new Event('resize'));
  await frames(3);
  const faults = mirrored ? faultsOf(mirrored) : ['no window is from right to left'];
  for (const part of openParts()) {
    const { left, right } = part.getBoundingClientRect();
    if (left < 0 || right > innerWidth) faults.push(`what opened is from ${left} to ${right} px`);
  }
  document.documentElement.dir = 'ltr';
  return faults.map((fault) => `from right to left, ${fault}`);
}

describe.each(inSpanish)('$name', (window) => {
  const { isPhone = false, enter, leave } = window;
  beforeEach(enter);
  afterEach(() => leave?.());

  const shown = stories.filter((story) => (isPhone ? !story.isForDesktop : !story.isForPhone));
  test.each(shown)('what $component opens in $name', async ({ run }) => {
    await run();
    expect(openParts().length).toBeGreaterThan(0);
    await frames(3);
    expect(faultsOf(window)).toEqual([]);
    if (window === inSpanish[0]) expect(await faultsMirrored()).toEqual([]);
  });
});
