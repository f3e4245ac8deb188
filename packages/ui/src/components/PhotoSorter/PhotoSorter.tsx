import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { ArrowLeftIcon, ArrowRightIcon, TrashIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Spanish } from '../../internal/spanish.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage.tsx';
import { moveBeside, moveTo, type Photo } from './PhotoSorter.model.ts';
import * as s from './PhotoSorter.css.ts';

export interface PhotoSorterLabels {
  list: string;
  cover: string;
  place: (at: number, count: number) => string;
  earlier: (name: string) => string;
  later: (name: string) => string;
  remove: (name: string) => string;
}

const es: PhotoSorterLabels = {
  list: 'Fotos, en el orden en que se muestran',
  cover: 'Portada',
  place: (at, count) => `${at} de ${count}`,
  earlier: (name) => `Mover ${name} antes`,
  later: (name) => `Mover ${name} después`,
  remove: (name) => `Quitar ${name}`,
};

export interface PhotoSorterProps extends RefAttributes<HTMLDivElement> {
  /** The photos in order; the first is the cover. Default: none. */
  photos?: readonly Photo[] | undefined;
  /** All photos in their new order. */
  onReorder?: ((photos: Photo[]) => void) | undefined;
  /** Takes one off. Without it there is no bin. */
  onRemove?: ((id: string) => void) | undefined;
  /** Replaces the photos when there are none; holds a FileDrop. */
  empty?: ReactNode;
  /** They are shown, not changed. Default: false. */
  isReadOnly?: boolean | undefined;
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<PhotoSorterLabels> | undefined;
}

const nothing: never[] = [];

/** Photos in order: dragged, moved by buttons, or by the keyboard. The first is the cover. */
export function PhotoSorter({
  photos = nothing,
  onReorder,
  onRemove,
  empty,
  isReadOnly = false,
  className,
  labels,
  ...rest
}: PhotoSorterProps) {
  const words = { ...es, ...labels };
  const change = (next: readonly Photo[]) => next !== photos && onReorder?.([...next]);
  const { dragAndDropHooks } = useDragAndDrop<Photo>({
    getItems: (_, items) => items.map(({ name }) => ({ 'text/plain': name })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      change(moveBeside(photos, new Set([...keys].map(String)), String(target.key), target.dropPosition));
    },
  });
  return (
    <Spanish>
      <GridList<Photo>
        aria-label={words.list}
        {...rest}
        items={photos}
        // The controls beside a photo depend on its place among the others.
        dependencies={[photos, isReadOnly, labels]}
        layout="grid"
        selectionMode="none"
        {...(!isReadOnly && { dragAndDropHooks })}
        {...(empty !== undefined && { renderEmptyState: () => empty })}
        className={cx(s.root, className)}
      >
        {(photo) => {
          const at = photos.indexOf(photo);
          const { id, name, src } = photo;
          return (
            <GridListItem
              id={id}
              textValue={`${name}, ${words.place(at + 1, photos.length)}`}
              className={s.item}
            >
              <div className={s.frame}>
                <ResponsiveImage src={src} alt={name} width={128} draggable={false} className={s.picture} />
                {at === 0 && <Badge className={s.cover}>{words.cover}</Badge>}
              </div>
              <div className={s.foot}>
                {isReadOnly ? (
                  <span className={s.place}>{words.place(at + 1, photos.length)}</span>
                ) : (
                  <>
                    <AriaButton slot="drag" className={cx(s.place, s.handle)}>
                      {words.place(at + 1, photos.length)}
                    </AriaButton>
                    <IconButton
                      size="sm"
                      label={words.earlier(name)}
                      icon={<ArrowLeftIcon size={16} className={s.arrow} />}
                      isDisabled={at === 0}
                      onPress={() => change(moveTo(photos, id, at - 1))}
                    />
                    <IconButton
                      size="sm"
                      label={words.later(name)}
                      icon={<ArrowRightIcon size={16} className={s.arrow} />}
                      isDisabled={at === photos.length - 1}
                      onPress={() => change(moveTo(photos, id, at + 1))}
                    />
                    {onRemove && (
                      <IconButton
                        size="sm"
                        label={words.remove(name)}
                        icon={<TrashIcon size={16} />}
                        onPress={() => onRemove(id)}
                      />
                    )}
                  </>
                )}
              </div>
            </GridListItem>
          );
        }}
      </GridList>
    </Spanish>
  );
}
