import { CopyIcon, type Icon, PencilIcon, PlusIcon, TrashIcon, CheckIcon } from '../../icons/index.ts';
import type { SavedViewsLabels } from './SavedViews.labels.ts';

export interface SavedView {
  id: string;
  name: string;
  /** The team sees it. Default: false. */
  isShared?: boolean | undefined;
  /** Names the person who made the view, if somebody else did: then it can be neither changed nor deleted. */
  owner?: string | undefined;
}

export type ViewAct = 'save' | 'create' | 'rename' | 'copy' | 'delete';

/** Mine and the team's, each by name; empty ones are not there. */
export function viewSections(views: readonly SavedView[], words: Pick<SavedViewsLabels, 'mine' | 'shared'>) {
  const of = (isShared: boolean) =>
    views
      .filter((view) => (view.isShared ?? false) === isShared)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es-MX'));
  return [
    { id: 'mine', label: words.mine, items: of(false) },
    { id: 'shared', label: words.shared, items: of(true) },
  ].filter(({ items }) => items.length > 0);
}

/** Gives the actions that are possible now: only its owner changes a view, and only when there is something to save. */
export function viewActs({
  shown,
  isModified,
  words,
}: {
  shown: SavedView | undefined;
  isModified: boolean;
  words: SavedViewsLabels;
}): { id: ViewAct; label: string; icon: Icon; isDanger?: boolean }[] {
  const isOwn = shown !== undefined && shown.owner === undefined;
  return [
    ...(isOwn && isModified ? [{ id: 'save' as const, label: words.save, icon: CheckIcon }] : []),
    ...(isModified || !shown ? [{ id: 'create' as const, label: words.create, icon: PlusIcon }] : []),
    { id: 'copy' as const, label: words.copy, icon: CopyIcon },
    ...(isOwn
      ? [
          { id: 'rename' as const, label: words.rename, icon: PencilIcon },
          { id: 'delete' as const, label: words.remove, icon: TrashIcon, isDanger: true },
        ]
      : []),
  ];
}
