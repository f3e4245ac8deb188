import { formatFileSize } from '@trastienda/domain';
import { type ReactNode, type RefCallback, type RefObject, useCallback } from 'react';
import { CheckCircleIcon, CloseIcon, FileIcon, OctagonIcon, RefreshIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { isPicture, type FileRow, type Rejection } from './FileDrop.model.ts';
import type { FileDropLabels } from './FileDrop.labels.ts';
import * as s from './FileDrop.css.ts';

type Act = ((id: string) => void) | undefined;
interface ListProps {
  files: readonly FileRow[];
  rejected: readonly Rejection[];
  words: FileDropLabels;
  onCancel: Act;
  onRetry: Act;
  onRemove: Act;
  onDismiss: (id: string) => void;
  /** Element that takes the focus when the row that had it is removed. */
  chooseButton: RefObject<HTMLButtonElement | null>;
}

/** Files on their way, sent, failed, and those that were not let through. */
export function FileList({ files, rejected, words, onDismiss, chooseButton, ...acts }: ListProps) {
  const handsOn = useHandsOn(chooseButton);
  if (files.length === 0 && rejected.length === 0) return null;
  return (
    <ul aria-label={words.list} className={s.list}>
      {files.map((row) => (
        <Row key={row.id} row={row} words={words} handsOn={handsOn} {...acts} />
      ))}
      {rejected.map(({ id, file, message, code }) => (
        <li key={id} ref={handsOn} className={s.row}>
          <span className={s.tile}>
            <OctagonIcon className={s.bad} />
          </span>
          <Facts name={file.name} size={file.size}>
            <span role="alert" className={s.badNote}>
              {words.rejected(message, code)}
            </span>
          </Facts>
          <IconButton
            size="sm"
            label={words.remove(file.name)}
            icon={<CloseIcon size={16} />}
            onPress={() => onDismiss(id)}
          />
        </li>
      ))}
    </ul>
  );
}

function Row({
  row: { id, file, state = 'uploading', progress = null, note, href },
  words,
  handsOn,
  onCancel,
  onRetry,
  onRemove,
}: { row: FileRow; words: FileDropLabels; handsOn: RefCallback<HTMLElement> } & Record<
  'onCancel' | 'onRetry' | 'onRemove',
  Act
>) {
  const { name } = file;
  // A file that waits to be sent, and is in no queue, is removed like any other file.
  const isUnderWay = state === 'uploading' || (state === 'waiting' && onCancel !== undefined);
  const close = isUnderWay ? onCancel : onRemove;
  return (
    <li ref={handsOn} className={s.row} data-state={state}>
      <Tile file={file} isFailed={state === 'failed'} />
      <Facts
        name={name}
        size={file.size}
        {...(href !== undefined && { link: <Link href={href}>{words.see}</Link> })}
      >
        {state === 'uploading' ? (
          <ProgressBar aria-label={words.uploading(name)} value={progress} className={s.progress} />
        ) : (
          <span
            className={cx(s.note, state === 'failed' && s.badNote)}
            {...(state === 'failed' && { role: 'alert' })}
          >
            {state === 'done' && <CheckCircleIcon size={16} className={s.good} />}
            {note ?? words[state]}
          </span>
        )}
      </Facts>
      {state === 'failed' && onRetry && (
        <Button
          ref={handsOn}
          size="sm"
          icon={<RefreshIcon size={16} />}
          aria-label={words.retryName(name)}
          onPress={() => onRetry(id)}
        >
          {words.retry}
        </Button>
      )}
      {close && (
        <IconButton
          size="sm"
          label={isUnderWay ? words.cancel(name) : words.remove(name)}
          icon={<CloseIcon size={16} />}
          onPress={() => close(id)}
        />
      )}
    </li>
  );
}

/**
 * A ref for what goes away once it is pressed: the keyboard would fall to the page itself. It goes on at what is left of
 * the row, else at the button of the area.
 */
function useHandsOn(chooseButton: RefObject<HTMLButtonElement | null>): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const row = element.closest('li');
      return () => {
        if (!element.contains(document.activeElement)) return;
        queueMicrotask(() => {
          const left = row?.isConnected ? row.querySelector('button') : null;
          (left ?? chooseButton.current)?.focus();
        });
      };
    },
    [chooseButton],
  );
}

function Facts({
  name,
  size,
  link,
  children,
}: {
  name: string;
  size: number;
  link?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={s.facts}>
      <span className={s.nameLine}>
        <span className={s.name} title={name}>
          {name}
        </span>
        <span className={s.weight}>{formatFileSize(size)}</span>
        {link}
      </span>
      {children}
    </span>
  );
}

/** A picture shows itself; everything else is a page. */
function Tile({ file, isFailed }: { file: FileRow['file']; isFailed: boolean }) {
  const preview = usePreview(file);
  const isShown = !isFailed && file instanceof File && isPicture(file.name);
  return (
    <span className={s.tile}>
      {isFailed ? (
        <OctagonIcon className={s.bad} />
      ) : isShown ? (
        <img ref={preview} alt="" className={s.preview} />
      ) : (
        <FileIcon />
      )}
    </span>
  );
}

/** A ref for the image: gives it the file's picture, and lets go of it afterwards. */
function usePreview(file: FileRow['file']) {
  return useCallback(
    (image: HTMLImageElement) => {
      if (!(file instanceof File)) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}
