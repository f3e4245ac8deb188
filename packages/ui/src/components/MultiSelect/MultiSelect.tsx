import { type ReactNode, type RefAttributes, useId, useRef, useState } from 'react';
import { Button, Dialog, LabelContext, ListBox, Tag, TagGroup, TagList } from 'react-aria-components';
import { ChevronDownIcon, CloseIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { openOnArrow } from '../../internal/open-on-arrow.ts';
import * as field from '../../internal/field/field.css.ts';
import { useField, type FieldProps } from '../../internal/field/Field.tsx';
import { FieldBox } from '../../internal/field/FieldBox.tsx';
import * as list from '../../internal/list/list.css.ts';
import { BoxedOptionItem, type Option } from '../../internal/list/options.tsx';
import { Popover } from '../../internal/popover.tsx';
import { Spanish } from '../../internal/spanish.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { extentOf, inOrder, toggleAll } from './MultiSelect.model.ts';
import * as s from './MultiSelect.css.ts';

export interface MultiSelectLabels {
  /** The box over the list. */
  all: string;
  /** Name of the chips. */
  chosen: string;
  /** Summary of the selection, shown in the closed field. */
  count: (chosen: number, all: number) => string;
  remove: (label: string) => string;
  /** Replaces the choices when there are none. */
  empty: string;
}

const es: MultiSelectLabels = {
  all: 'Todos',
  chosen: 'Elegidos',
  count: (chosen, all) => `${chosen} de ${all}`,
  remove: (label) => `Quitar ${label}`,
  empty: 'No hay opciones',
};

export interface MultiSelectProps extends FieldProps, RefAttributes<HTMLDivElement> {
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** The choices, in order. Default: none. */
  items?: readonly Option[] | undefined;
  /** Ids of the chosen ones. Give it to control the field. */
  value?: readonly string[] | undefined;
  /** The chosen ones at first, when the field keeps them itself. Default: none. */
  defaultValue?: readonly string[] | undefined;
  /** The chosen ones, in the order of the list. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Shows while nothing is chosen. Default: `Elige una o varias opciones`. */
  placeholder?: string;
  /** Cannot be opened, nor its chips taken off. Default: false. */
  isDisabled?: boolean | undefined;
  /** Hides the box that chooses all. Default: false. */
  hidesAll?: boolean | undefined;
  /** Names the control where no label is visible. */
  'aria-label'?: string | undefined;
  /** Id of what else is said of it. */
  'aria-describedby'?: string | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<MultiSelectLabels> | undefined;
}

/**
 * Several of a list that is known beforehand; each chosen one is a chip that can be taken off. Not React Aria's
 * Select, whose collection would take the chips for choices.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, message, isInvalid, hasWarning, rest } = useField(props);
  const {
    ref,
    className,
    items = [],
    value,
    defaultValue = [],
    onChange,
    placeholder = 'Elige una o varias opciones',
    isDisabled = false,
    hidesAll = false,
    'aria-label': name,
    'aria-describedby': describedBy,
    labels,
    ...dom
  } = rest;
  const words = { ...es, ...labels };
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const ids = items.map((item) => item.id);
  const chosen = inOrder(value ?? own, ids);
  const set = (next: readonly string[]) => {
    const ordered = inOrder(next, ids);
    setOwn(ordered);
    onChange?.(ordered);
  };
  const extent = extentOf(chosen, ids);
  const naming = name === undefined ? { 'aria-labelledby': `${id}label` } : { 'aria-label': name };

  return (
    <div ref={ref} {...dom} className={cx(field.root, className)}>
      <LabelContext value={{ id: `${id}label`, elementType: 'span' }}>
        {label}
        <FieldBox
          boxRef={box}
          className={s.box}
          isInvalid={isInvalid}
          hasWarning={hasWarning}
          isDisabled={isDisabled}
        >
          {chosen.length > 0 && (
            <Chips
              items={items.filter((item) => chosen.includes(item.id))}
              isDisabled={isDisabled}
              words={words}
              onRemove={(gone) => set(chosen.filter((one) => !gone.has(one)))}
            />
          )}
          <Button
            id={`${id}button`}
            className={s.trigger}
            isDisabled={isDisabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            {...(name === undefined
              ? { 'aria-labelledby': `${id}label ${id}value` }
              : { 'aria-label': name })}
            {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
            onPress={() => setOpen(true)}
            onKeyDown={openOnArrow(() => setOpen(true))}
          >
            <span id={`${id}value`} className={s.placeholder}>
              {chosen.length === 0 ? (
                placeholder
              ) : (
                <VisuallyHidden>{words.count(chosen.length, ids.length)}</VisuallyHidden>
              )}
            </span>
            <ChevronDownIcon size={16} className={s.chevron} />
          </Button>
        </FieldBox>
        {message}
      </LabelContext>
      <Popover
        isOpen={isOpen}
        onOpenChange={setOpen}
        offset={4}
        triggerRef={box}
        placement="bottom start"
        className={cx(list.surface, s.list)}
      >
        <Dialog {...naming} className={s.dialog}>
          {!hidesAll && ids.length > 0 && (
            <Checkbox
              className={s.all}
              isSelected={extent === 'all'}
              isIndeterminate={extent === 'some'}
              onChange={() => set(toggleAll(chosen, items))}
            >
              {words.all}
            </Checkbox>
          )}
          <ListBox
            {...naming}
            items={items}
            selectionMode="multiple"
            selectedKeys={chosen}
            onSelectionChange={(keys) => set(keys === 'all' ? ids : [...keys].map(String))}
            escapeKeyBehavior="none"
            autoFocus="first"
            renderEmptyState={() => <div className={list.empty}>{words.empty}</div>}
            className={list.list}
          >
            {BoxedOptionItem}
          </ListBox>
        </Dialog>
      </Popover>
    </div>
  );
}

interface ChipsProps {
  items: readonly Option[];
  isDisabled: boolean;
  words: MultiSelectLabels;
  onRemove: (ids: ReadonlySet<string>) => void;
}

/** Arrows walk them; Supr or Retroceso takes one off. */
const Chips = ({ items, isDisabled, words, onRemove }: ChipsProps): ReactNode => (
  <Spanish>
    {' '}
    <TagGroup
      aria-label={words.chosen}
      className={s.group}
      {...(!isDisabled && { onRemove: (keys) => onRemove(new Set([...keys].map(String))) })}
    >
      <TagList items={items} className={s.chips}>
        {({ id, label, icon }) => (
          <Tag id={id} textValue={label} isDisabled={isDisabled} className={s.chip}>
            {icon}
            <span className={s.chipText}>{label}</span>
            {!isDisabled && (
              <Button
                slot="remove"
                excludeFromTabOrder
                aria-label={words.remove(label)}
                className={cx(field.boxButton, s.remove)}
              >
                <CloseIcon size={16} />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  </Spanish>
);
