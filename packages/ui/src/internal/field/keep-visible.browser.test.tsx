import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import '../../styles.ts';
import { UiProvider } from '../../components/UiProvider/UiProvider.tsx';
import { componentStories } from '../../testing/all-stories.ts';

type TypedElement = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = () =>
  [
    ...document.querySelectorAll<TypedElement>(
      'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])',
    ),
  ].filter((field) => !field.disabled && !field.readOnly && field.checkVisibility());

/** As a browser pastes: what is there changes, then `input` says so. */
function paste(field: TypedElement, text: string) {
  field.focus();
  field.select();
  document.execCommand('insertText', false, text);
}

afterEach(cleanup);

describe('what nobody sees in what is pasted (D440)', () => {
  const seen: string[] = [];

  test.each(componentStories())('$component keeps none of it', ({ component, stories }) => {
    // The first two have what the others have, in other states.
    for (const { Story } of stories.slice(0, 2)) {
      render(
        <UiProvider>
          <Story />
        </UiProvider>,
      );
      for (const field of fieldsOf()) {
        paste(field, '\u202A5\u200B5\u00AD\u202C');
        if (field.value !== '') seen.push(component);
        expect(field.value).not.toMatch(/(?=\p{DI})\p{Cf}/u);
      }
      cleanup();
    }
  });

  it('in every kind of field', () => {
    expect([...new Set(seen)]).toEqual(
      expect.arrayContaining(['ComboBox', 'CommandPalette', 'SearchField', 'TextArea', 'TextField']),
    );
  });

  it('an element of its own that takes text takes the handler too', () => {
    const sources = import.meta.glob<string>(
      ['../../components/*/*.tsx', '../*/*.tsx', '!../../**/*.{stories,case,browser.test,test}.tsx'],
      { eager: true, query: '?raw', import: 'default' },
    );
    const without = Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(/<(?:input|textarea|Input|AriaTextArea)\n[^]*?\/>/gu)]
        .filter(([element]) => !/type="(?:checkbox|radio|file)"|onInput=\{keepVisible\}/u.test(element))
        .map(() => path),
    );
    expect(without).toEqual([]);
  });
});
