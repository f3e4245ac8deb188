import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../styles.ts';
import { conformanceCases } from './all-cases.ts';
import type { ConformanceCase } from './conformance.ts';

type LaterWords = NonNullable<ConformanceCase['laterStrings']>;
const cases = conformanceCases().flatMap(({ name, laterStrings }) =>
  laterStrings ? [{ name, ...laterStrings }] : [],
);
const page = () => document.body.innerHTML;

/** What a person does before the words are there; the page as it was before each press, and at the end. */
async function pagesOf(node: LaterWords['replaced'], after: LaterWords['after']): Promise<string> {
  const { unmount } = render(node);
  const pages: string[] = [];
  if (after === 'leaving') {
    // Once around, from the first field to behind the last.
    const stops = document.querySelectorAll('input, textarea, button').length;
    for (let stop = 0; stop <= stops; stop += 1) await userEvent.keyboard('{Tab}');
  } else {
    for (const name of ['button', '[role="dialog"] button']) {
      await vi.waitFor(() => expect(document.querySelector(name)).not.toBeNull(), { timeout: 20_000 });
      document.querySelector<HTMLElement>(name)?.focus();
      await userEvent.keyboard('{Enter}');
      await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull(), {
        timeout: 20_000,
      });
      pages.push(page());
    }
  }
  pages.push(page());
  unmount();
  return pages.join('\n');
}

describe('words that are said once a person acts', () => {
  afterEach(cleanup);

  test.each(cases)('of $name can be replaced', async ({ defaults, saying, replaced, after }) => {
    const before = await pagesOf(saying, after);
    for (const text of defaults) expect(before).toContain(text);
    const own = await pagesOf(replaced, after);
    for (const text of defaults) expect(own).not.toContain(text);
  });
});
