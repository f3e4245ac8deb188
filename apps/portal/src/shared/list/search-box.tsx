import { SearchField } from '@trastienda/ui/SearchField';
import { useEffect, useEffectEvent, useState } from 'react';

/** The pause after typing before the search begins, in milliseconds. */
const typingPause = 300;

type Typed = {
  /** The value that the address had last. */
  readonly value: string;
  readonly text: string;
  /** The searches since then, oldest first, that the address does not hold yet. */
  readonly sent: readonly string[];
};

/** The words of a search: what they are in the field, and what the address already looks for. */
export function useTypedWords(value: string, onLook: (words: string) => void, isWhole = false) {
  const [typed, setTyped] = useState<Typed>({ value, text: value, sent: [] });
  if (typed.value !== value) {
    const at = typed.sent.indexOf(value);
    setTyped(
      at === -1
        ? // Looked for or taken off elsewhere: the field says so too, and keeps the keyboard.
          { value, text: value, sent: [] }
        : // Our own words come back, and more may have been typed since.
          { value, text: typed.text, sent: typed.sent.slice(at + 1) },
    );
  }
  const look = (text: string) => {
    const words = text.trim();
    if (words === (typed.sent.at(-1) ?? value)) return;
    setTyped((before) => ({ ...before, sent: [...before.sent, words] }));
    onLook(words);
  };
  const lookNow = useEffectEvent(look);
  const { text } = typed;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => lookNow(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, isWhole]);
  return {
    text,
    type: (next: string) => setTyped((before) => ({ ...before, text: next })),
    look,
  };
}

type Props = {
  readonly label?: string;
  readonly placeholder: string;
  /** The current search. */
  readonly value: string;
  /** Called when the hands rest, and at once with Enter or ×; with words that are not the ones of now. */
  readonly onLook: (words: string) => void;
  /** The `/` key leads here. */
  readonly isOfPage?: boolean;
  /** A part of it finds nothing: only Enter looks. */
  readonly isWhole?: boolean;
};

/** Looks for words as they are typed. */
export function SearchBox({ label, placeholder, value, onLook, isOfPage = false, isWhole = false }: Props) {
  const { text, type, look } = useTypedWords(value, onLook, isWhole);
  return (
    <SearchField
      size="sm"
      {...(label !== undefined && { 'aria-label': label })}
      {...(isOfPage && { 'data-page-search': true })}
      placeholder={placeholder}
      value={text}
      onChange={type}
      onSubmit={look}
      onClear={() => look('')}
    />
  );
}
