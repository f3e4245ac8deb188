import {
  startTransition,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { CloseIcon, SearchIcon } from '../../icons/index.ts';
import { keyCap } from '../../internal/key-hint.css.ts';
import { keepVisible } from '../../internal/field/keep-visible.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { matchCommands, stepFrom, type Command, type CommandGroup } from './CommandPalette.model.ts';
import type { CommandPaletteLabels } from './CommandPalette.model.ts';
import { optionId, PaletteOptions, type Pointed } from './PaletteOptions.tsx';
import * as s from './CommandPalette.css.ts';

interface PaletteSearchProps {
  groups: readonly CommandGroup[];
  busy: boolean;
  words: CommandPaletteLabels;
  onQueryChange?: ((query: string) => void) | undefined;
  onClose: () => void;
  onChoose: (command: Command) => void;
}

/**
 * A combobox whose list is always open; it lives as long as the palette is open, so each time starts with an empty
 * field. Not React Aria's Autocomplete and Menu: theirs build the whole list anew at each key, see docs/benchmarks.md.
 */
export function PaletteSearch({ groups, busy, words, onQueryChange, onClose, onChoose }: PaletteSearchProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  // The results are drawn in slices after each letter, so that the next letter waits for none of them.
  const [answered, setAnswered] = useState('');
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const found = useMemo(() => matchCommands(groups, answered), [groups, answered]);
  const commands = useMemo(() => found.flatMap(({ items }) => items), [found]);
  const isThere = commands.some(({ id }) => id === pointed?.id);
  // The first result is focused once something is typed; before that Enter does nothing by itself.
  const first = answered.trim() === '' ? undefined : commands[0]?.id;
  const active: Pointed | null = isThere ? pointed : first === undefined ? null : { id: first, by: 'keys' };

  const answer = (next: string) => {
    setAnswered(next);
    onQueryChange?.(next);
  };
  const type = (next: string) => {
    setQuery(next);
    setPointed(null);
    list.current?.scrollTo({ top: 0 });
    startTransition(() => answer(next));
  };
  const drawn = useRef({ commands, active });
  useLayoutEffect(() => {
    drawn.current = { commands, active };
  });
  /** The list of what stands in the field: a key that uses it is not ahead of it. */
  const current = () => {
    if (answered !== query) flushSync(() => answer(query));
    return drawn.current;
  };
  const elementOf = (id: string) => document.getElementById(optionId(listId, id));
  const step = (by: 1 | -1) => {
    const there = current();
    const next = stepFrom(there.commands, there.active?.id, by);
    if (next === undefined) return;
    setPointed({ id: next, by: 'keys' });
    // The first one brings its heading along.
    if (next === there.commands[0]?.id) list.current?.scrollTo({ top: 0 });
    else elementOf(next)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') {
      const { ctrlKey, metaKey, shiftKey } = event;
      // As a click, so that a link opens where its keys say: with Ctrl in another tab.
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      const opened = current().active;
      if (opened) elementOf(opened.id)?.dispatchEvent(click);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={s.field}>
        {busy ? <Spinner className={s.icon} /> : <SearchIcon className={s.icon} />}
        <input
          role="combobox"
          aria-label={words.title}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={active ? optionId(listId, active.id) : undefined}
          // The dialog was opened to type into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onInput={keepVisible}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          placeholder={words.placeholder}
          className={s.input}
        />
        <IconButton className={s.dismiss} label={words.dismiss} icon={<CloseIcon />} onPress={onClose} />
      </div>
      <PaletteOptions
        ref={list}
        id={listId}
        label={words.results}
        groups={found}
        active={active}
        empty={busy ? `${words.busy}…` : words.noMatch(query.trim())}
        onPoint={setPointed}
        onChoose={onChoose}
      />
      <div role="status" className={s.foot}>
        {busy ? (
          words.busy
        ) : (
          <>
            <span className={s.hint}>
              <kbd className={keyCap}>↑↓</kbd> {words.walk}
            </span>
            <span className={s.hint}>
              <kbd className={keyCap}>Enter</kbd> {words.choose}
            </span>
            <span className={s.hint}>
              <kbd className={keyCap}>Esc</kbd> {words.close}
            </span>
          </>
        )}
      </div>
    </>
  );
}
