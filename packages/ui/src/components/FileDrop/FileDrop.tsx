import { uploadLimits, type UploadKind } from '@trastienda/domain';
import { type ComponentPropsWithRef, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { UploadIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { filesDropped, sortFiles, type FileRow, type Rejection, worthTaking } from './FileDrop.model.ts';
import { fileDropWords, type FileDropLabels } from './FileDrop.labels.ts';
import { FileList } from './FileRows.tsx';
import * as s from './FileDrop.css.ts';

export interface FileDropProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Kind of upload, which sets the accepted types and the largest size (`uploadRules`). */
  kind: UploadKind;
  /** "Arrastra tu constancia o elige un archivo". Default: of files in general. */
  title?: ReactNode;
  /** The words after the limits: "se lee el RFC para comprobarlo". */
  description?: ReactNode;
  /** Takes several files at once. Default: false. */
  multiple?: boolean | undefined;
  /** Takes whole folders too: by a button of their own, and those that are dropped are opened. Default: false. */
  folders?: boolean | undefined;
  /** Offers the camera of a phone too, its front one for faces. Default: files alone. */
  camera?: 'user' | 'environment' | undefined;
  /** Files on their way or sent, in order. Default: none. */
  files?: readonly FileRow[] | undefined;
  /** Called with the files that passed the check; those that did not pass are shown here only. */
  onAdd?: ((files: File[]) => void) | undefined;
  /** Called when the user stops a file that is being sent; omit it to hide the ×. */
  onCancel?: ((id: string) => void) | undefined;
  /** Called when the user sends a failed file again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Called when the user takes a file off the list. */
  onRemove?: ((id: string) => void) | undefined;
  /** The one act of its view: the button is solid. Default: false. */
  primary?: boolean | undefined;
  /** Says why nothing can be uploaded now. */
  disabledReason?: string | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<FileDropLabels> | undefined;
}

/** Takes files by button, by dropping and by pasting; checks type and size before anything is sent. */
export function FileDrop({
  kind,
  title,
  description,
  multiple = false,
  folders = false,
  camera,
  files = [],
  onAdd,
  onCancel,
  onRetry,
  onRemove,
  primary = false,
  disabledReason,
  labels,
  className,
  ...rest
}: FileDropProps) {
  const words = { ...fileDropWords, ...labels };
  const limits = uploadLimits(kind);
  const titleId = useId();
  const limitsId = useId();
  const [rejected, setRejected] = useState<readonly Rejection[]>([]);
  const serial = useRef(0);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const isOff = disabledReason !== undefined && disabledReason !== '';

  const take = async (chosen: readonly File[]) => {
    if (isOff || chosen.length === 0) return;
    const some = multiple ? chosen : chosen.slice(0, 1);
    const sorted = await sortFiles(some, kind, () => `rejected-${(serial.current += 1)}`);
    setRejected((now) => (multiple ? [...now, ...sorted.rejected] : sorted.rejected));
    if (sorted.accepted.length > 0) onAdd?.(sorted.accepted);
  };
  const takeFolder = (chosen: readonly File[]) => take(chosen.filter(worthTaking));
  const { isOver, ...drop } = useDrop(async (data) =>
    folders ? takeFolder(await filesDropped(data)) : take([...data.files]),
  );

  return (
    <div
      role="group"
      aria-labelledby={titleId}
      {...rest}
      className={cx(s.root, className)}
      onPaste={(event) => void take([...event.clipboardData.files])}
    >
      <div className={s.area} data-over={isOver || undefined} data-off={isOff || undefined} {...drop}>
        <UploadIcon size={24} className={s.icon} />
        <div className={s.words}>
          <span id={titleId} className={s.title}>
            {title ?? (multiple ? words.titleMany : words.title)}
          </span>
          <span id={limitsId} className={s.limits}>
            {words.limits(limits.types, limits.maxMegabytes)}
            {description !== undefined && <> · {description}</>}
          </span>
        </div>
        {camera !== undefined && (
          <FileTrigger
            acceptedFileTypes={['image/*']}
            defaultCamera={camera}
            onSelect={(list) => void take([...(list ?? [])])}
          >
            <Button aria-describedby={limitsId} disabledReason={disabledReason} className={s.button}>
              {words.takePhoto}
            </Button>
          </FileTrigger>
        )}
        <FileTrigger
          acceptedFileTypes={limits.accept}
          allowsMultiple={multiple}
          onSelect={(list) => void take([...(list ?? [])])}
        >
          <Button
            ref={chooseButton}
            variant={primary ? 'primary' : 'secondary'}
            aria-describedby={limitsId}
            disabledReason={disabledReason}
            className={s.button}
          >
            {multiple ? words.chooseMany : words.choose}
          </Button>
        </FileTrigger>
        {folders && (
          <FileTrigger acceptDirectory onSelect={(list) => void takeFolder([...(list ?? [])])}>
            <Button aria-describedby={limitsId} disabledReason={disabledReason} className={s.button}>
              {words.chooseFolder}
            </Button>
          </FileTrigger>
        )}
      </div>
      <FileList
        files={files}
        rejected={rejected}
        words={words}
        onCancel={onCancel}
        onRetry={onRetry}
        onRemove={onRemove}
        chooseButton={chooseButton}
        onDismiss={(id) => setRejected((now) => now.filter((one) => one.id !== id))}
      />
    </div>
  );
}

/** Tracks a drag over the area. Entering a child leaves its parent, so entries are counted. */
function useDrop(take: (data: DataTransfer) => Promise<void>) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    isOver,
    onDragEnter: () => {
      depth.current += 1;
      setOver(true);
    },
    onDragLeave: () => {
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      end();
      void take(event.dataTransfer);
    },
  };
}
