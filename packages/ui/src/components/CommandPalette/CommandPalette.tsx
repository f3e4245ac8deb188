import { useMemo, useState, type RefAttributes } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  type ModalOverlayProps,
} from 'react-aria-components';
import { SearchIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { keyCap } from '../../internal/key-hint.css.ts';
import * as list from '../../internal/list/list.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { matchCommands, type Command, type CommandGroup } from './CommandPalette.model.ts';
import * as s from './CommandPalette.css.ts';

export interface CommandPaletteLabels {
  title: string;
  placeholder: string;
  results: string;
  noMatch: (query: string) => string;
  busy: string;
  choose: string;
  walk: string;
  close: string;
}

const es: CommandPaletteLabels = {
  title: 'Buscar y hacer',
  placeholder: 'Pedido, guía, SKU, página o acción',
  results: 'Resultados',
  noMatch: (query) => `Nada coincide con «${query}»`,
  busy: 'Buscando',
  choose: 'abrir',
  walk: 'recorrer',
  close: 'cerrar',
};

export interface CommandPaletteProps
  extends
    Omit<ModalOverlayProps, 'className' | 'style' | 'children' | 'isDismissable'>,
    RefAttributes<HTMLDivElement> {
  /** Pages and acts, and what a search found, in order. Default: none. */
  groups?: readonly CommandGroup[] | undefined;
  /** A command without an address was chosen; the palette has closed. */
  onAction?: ((command: Command) => void) | undefined;
  /** What is typed, to search orders, guides and SKU with. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** A search is under way. Default: false. */
  busy?: boolean | undefined;
  className?: string | undefined;
  /** Words of its own, in part. */
  labels?: Partial<CommandPaletteLabels> | undefined;
}

/** Everything by name: pages, orders, guides, SKU and acts. Ctrl K opens it. */
export function CommandPalette({
  groups = [],
  onAction,
  onQueryChange,
  busy = false,
  className,
  labels,
  ...rest
}: CommandPaletteProps) {
  const words = { ...es, ...labels };
  return (
    <ModalOverlay {...rest} isDismissable className={s.overlay}>
      <Modal className={cx(s.box, className)}>
        <Dialog aria-label={words.title} className={s.dialog}>
          {({ close }) => (
            <Palette
              groups={groups}
              busy={busy}
              words={words}
              onQueryChange={onQueryChange}
              onChoose={(command) => {
                close();
                if (command.href === undefined) onAction?.(command);
              }}
            />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface PaletteProps extends Pick<CommandPaletteProps, 'onQueryChange'> {
  groups: readonly CommandGroup[];
  busy: boolean;
  words: CommandPaletteLabels;
  onChoose: (command: Command) => void;
}

/** Lives as long as it is open: each time starts with an empty field. */
function Palette({ groups, busy, words, onQueryChange, onChoose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => matchCommands(groups, query), [groups, query]);
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={(next) => {
        setQuery(next);
        onQueryChange?.(next);
      }}
    >
      <SearchField aria-label={words.title} autoFocus className={s.field}>
        {busy ? <Spinner className={s.icon} /> : <SearchIcon className={s.icon} />}
        <Input placeholder={words.placeholder} className={s.input} />
      </SearchField>
      <Menu<CommandGroup>
        aria-label={words.results}
        items={found}
        className={s.list}
        renderEmptyState={() => (
          <span className={s.empty}>{busy ? `${words.busy}…` : words.noMatch(query.trim())}</span>
        )}
      >
        {(group) => (
          <MenuSection id={group.id}>
            <Header className={s.group}>{group.label}</Header>
            <Collection items={group.items}>
              {(command) => <CommandItem command={command} onChoose={onChoose} />}
            </Collection>
          </MenuSection>
        )}
      </Menu>
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
    </Autocomplete>
  );
}

function CommandItem({ command, onChoose }: { command: Command; onChoose: (command: Command) => void }) {
  const { id, label, description, icon: Mark, shortcut, href } = command;
  return (
    <MenuItem
      id={id}
      textValue={label}
      {...(href !== undefined && { href })}
      onAction={() => onChoose(command)}
      className={cx(list.item, s.item)}
    >
      {Mark && <Mark className={list.itemIcon} />}
      <span className={list.itemText}>
        {label}
        {description !== undefined && <span className={list.itemDescription}>{description}</span>}
      </span>
      {shortcut !== undefined && (
        <span className={s.keys}>
          {shortcut.split(' ').map((key, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same key may come twice
            <kbd key={at} className={keyCap}>
              {key}
            </kbd>
          ))}
        </span>
      )}
    </MenuItem>
  );
}
