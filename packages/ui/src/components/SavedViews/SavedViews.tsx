import { useState, type RefAttributes } from 'react';
import {
  Button as AriaButton,
  Collection,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
} from 'react-aria-components';
import { CheckIcon, ChevronDownIcon, LayersIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as list from '../../internal/list/list.css.ts';
import { Popover } from '../../internal/popover.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ViewNameModal, type ViewName } from './ViewNameModal.tsx';
import { savedViewsWords, type SavedViewsLabels } from './SavedViews.labels.ts';
import { viewActs, viewSections, type SavedView, type ViewAct } from './SavedViews.model.ts';
import * as s from './SavedViews.css.ts';

export interface SavedViewsProps extends RefAttributes<HTMLButtonElement> {
  /** Default: none. */
  views?: readonly SavedView[] | undefined;
  /** Id of the view that is shown; `null` for none. Default: `null`. */
  current?: string | null | undefined;
  /** Views can be given to the team. Default: true. */
  canShare?: boolean | undefined;
  /** Filters, columns or order differ from the view's. Default: false. */
  isModified?: boolean | undefined;
  /** Id of the view to show. */
  onSelect?: ((id: string) => void) | undefined;
  /** Keeps what is shown in the current view. */
  onSave?: ((id: string) => void) | undefined;
  /** Keeps what is shown as a new view. */
  onCreate?: ((view: ViewName) => void) | undefined;
  /** The new name of a view, and whether the team has it. */
  onRename?: ((id: string, view: ViewName) => void) | undefined;
  /** Done at once: offer "Deshacer". */
  onDelete?: ((id: string) => void) | undefined;
  /** Called when the user asks for a link: with the id of the current view, or `null` for what is shown. */
  onCopyLink?: ((id: string | null) => void) | undefined;
  /** Extra class name for the button that opens it. */
  className?: string | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<SavedViewsLabels> | undefined;
}

/** Views of a list, mine and of the team: choose, keep, rename, delete, copy the link. */
export function SavedViews({
  views = [],
  current = null,
  canShare = true,
  isModified = false,
  onSelect,
  onSave,
  onCreate,
  onRename,
  onDelete,
  onCopyLink,
  className,
  labels,
  ...rest
}: SavedViewsProps) {
  const words = { ...savedViewsWords, ...labels };
  const [naming, setNaming] = useState<'create' | 'rename' | null>(null);
  const shown = views.find(({ id }) => id === current);
  const sections = viewSections(views, words);
  const acts = viewActs({ shown, isModified, words });
  const act = (id: ViewAct) => {
    if (id === 'create') setNaming('create');
    else if (id === 'copy') onCopyLink?.(shown?.id ?? null);
    else if (!shown) return;
    else if (id === 'save') onSave?.(shown.id);
    else if (id === 'rename') setNaming('rename');
    else onDelete?.(shown.id);
  };
  return (
    <>
      <MenuTrigger>
        <AriaButton {...rest} className={cx(s.trigger, shown && s.active, className)}>
          <LayersIcon size={16} className={s.icon} />
          <span className={s.name}>{shown?.name ?? words.views}</span>
          {isModified && (
            <span className={s.dot}>
              <VisuallyHidden>{words.modified}</VisuallyHidden>
            </span>
          )}
          <ChevronDownIcon size={16} className={s.chevron} />
        </AriaButton>
        <Popover offset={4} placement="bottom end" className={cx(list.surface, s.popover)}>
          <Menu
            aria-label={words.views}
            className={list.list}
            onAction={(key) => {
              const id = acts.find((one) => one.id === key)?.id;
              if (id) act(id);
              else onSelect?.(String(key).slice('view-'.length));
            }}
          >
            <Collection items={sections}>
              {(section) => (
                <MenuSection
                  id={section.id}
                  selectionMode="single"
                  selectedKeys={shown ? [`view-${shown.id}`] : []}
                  disallowEmptySelection
                >
                  <Header className={s.group}>{section.label}</Header>
                  <Collection items={section.items}>
                    {(view) => (
                      <MenuItem id={`view-${view.id}`} textValue={view.name} className={list.item}>
                        <span className={list.itemText}>
                          {view.name}
                          {view.owner !== undefined && (
                            <span className={list.itemDescription}>{view.owner}</span>
                          )}
                        </span>
                        <CheckIcon size={16} className={list.check} />
                      </MenuItem>
                    )}
                  </Collection>
                </MenuSection>
              )}
            </Collection>
            <MenuSection aria-label={words.acts} className={sections.length > 0 ? s.acts : ''}>
              <Collection items={acts}>
                {({ id, label, icon: Mark, isDanger }) => (
                  <MenuItem id={id} textValue={label} className={cx(list.item, isDanger && s.danger)}>
                    <Mark size={16} className={isDanger ? s.danger : list.itemIcon} />
                    <span className={list.itemText}>{label}</span>
                  </MenuItem>
                )}
              </Collection>
            </MenuSection>
          </Menu>
        </Popover>
      </MenuTrigger>
      <ViewNameModal
        key={naming}
        naming={naming}
        taken={views.filter(({ id }) => naming === 'create' || id !== current).map(({ name }) => name)}
        start={
          naming === 'rename' && shown ? { name: shown.name, isShared: shown.isShared ?? false } : undefined
        }
        words={words}
        canShare={canShare}
        onCancel={() => setNaming(null)}
        onDone={(view) => {
          if (naming === 'create') onCreate?.(view);
          else if (shown) onRename?.(shown.id, view);
          setNaming(null);
        }}
      />
    </>
  );
}
