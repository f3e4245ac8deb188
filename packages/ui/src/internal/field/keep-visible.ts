import { visibleText } from '@trastienda/domain';
import type { InputEvent } from 'react';

/**
 * `onInput` of every field that one types or pastes into: drops what nobody sees before anybody reads the value, for React
 * calls `onInput` ahead of `onChange`. The caret stays between the letters that it stood between.
 */
export function keepVisible({ currentTarget: field }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const text = field.value;
  const visible = visibleText(text);
  if (visible === text) return;
  // A field of e-mails or numbers has no place of its caret to ask for.
  const caret = field.selectionStart;
  field.value = visible;
  if (caret === null) return;
  const place = visibleText(text.slice(0, caret)).length;
  field.setSelectionRange(place, place);
}
