import { memo, type MouseEvent, type RefAttributes, type SyntheticEvent } from 'react';
import { Link } from 'react-aria-components';
import { afterPress } from '../../internal/after-press.ts';
import { cx } from '../../internal/cx.ts';
import { keyCap } from '../../internal/key-hint.css.ts';
import * as list from '../../internal/list/list.css.ts';
import type { Command, CommandGroup } from './CommandPalette.model.ts';
import * as s from './CommandPalette.css.ts';

/** The command that Enter opens, and what pointed at it: only keys draw a ring. */
export type Pointed = { readonly id: string; readonly by: 'keys' | 'pointer' };

/** The element of a command in a list. */
export const optionId = (listId: string, id: string): string => `${listId}-${encodeURIComponent(id)}`;

interface PaletteOptionsProps extends RefAttributes<HTMLDivElement> {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  active: Pointed | null;
  /** Says that nothing matches. */
  empty: string;
  onPoint: (pointed: Pointed) => void;
  onChoose: (command: Command) => void;
}

/** Lists the results. The list handles the pointer for its options, so that an option that stays is not rendered again. */
export function PaletteOptions({
  ref,
  id,
  label,
  groups,
  active,
  empty,
  onPoint,
  onChoose,
}: PaletteOptionsProps) {
  const commandOf = ({ target }: SyntheticEvent): Command | undefined => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
    return groups.flatMap(({ items }) => items).find((command) => command.id === key);
  };
  const point = (event: SyntheticEvent) => {
    const command = commandOf(event);
    if (command && command.id !== active?.id) onPoint({ id: command.id, by: 'pointer' });
  };
  const choose = (event: MouseEvent) => {
    const command = commandOf(event);
    if (command) afterPress(() => onChoose(command));
  };
  if (groups.length === 0) return <div className={s.empty}>{empty}</div>;
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onPointerMove={point}
      onClickCapture={choose}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      className={s.list}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={optionId(id, `group ${group.id}`)}>
          <div id={optionId(id, `group ${group.id}`)} role="presentation" className={s.group}>
            {group.label}
          </div>
          {group.items.map((command) => (
            <Option
              key={command.id}
              id={optionId(id, command.id)}
              command={command}
              pointedBy={command.id === active?.id ? active.by : undefined}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  pointedBy: Pointed['by'] | undefined;
}

const Option = memo(function Option({ id, command, pointedBy }: OptionProps) {
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': pointedBy !== undefined,
    'data-key': command.id,
    'data-hovered': undefined,
    'data-focused': pointedBy !== undefined || undefined,
    'data-focus-visible': pointedBy === 'keys' || undefined,
    className: cx(list.item, s.item),
  } as const;
  return (
    <Link
      {...(command.href !== undefined && { href: command.href })}
      render={({ children, ...props }) =>
        'href' in props ? (
          <a {...props} {...option}>
            {children}
          </a>
        ) : (
          <span {...props} {...option}>
            {children}
          </span>
        )
      }
    >
      <OptionContent command={command} />
    </Link>
  );
});

function OptionContent({ command: { label, description, icon: Mark, shortcut } }: { command: Command }) {
  return (
    <>
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
    </>
  );
}
