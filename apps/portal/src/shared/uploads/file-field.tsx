import type { FileUpload, UploadedFile } from '@trastienda/api-client';
import type { UploadKind } from '@trastienda/domain';
import { FileDrop, type FileDropProps } from '@trastienda/ui/FileDrop';
import { UnkeptWarning } from '../form/unkept-warning.tsx';
import { useUpload } from './use-upload.ts';

/** A file that the service keeps, as a form's draft keeps it. */
export type KeptFile = Pick<UploadedFile, 'key' | 'name' | 'size'>;

type Props = Pick<FileDropProps, 'title' | 'description' | 'disabledReason'> & {
  /** One for each form and field. */
  readonly id: string;
  readonly kind: FileUpload['kind'];
  /** The rule of the domain for it. */
  readonly rule: UploadKind;
  readonly value: KeptFile | null;
  readonly onChange: (value: KeptFile | null) => void;
  /** Why the service did not take it. */
  readonly error?: string | undefined;
};

/** A form's file: it is sent as soon as it is chosen, so that the form's draft keeps it over a reload and a sign-in. */
export function FileField({ id, kind, rule, value, onChange, error, ...drop }: Props) {
  const {
    upload,
    file,
    send,
    retry,
    drop: stop,
  } = useUpload(id, kind, ({ key, name, size }) => onChange({ key, name, size }));
  const isSending = upload?.status === 'uploading';
  const row =
    upload !== null && file !== null
      ? {
          id,
          file,
          state: isSending ? ('uploading' as const) : ('failed' as const),
          ...(upload.status === 'uploading' && { progress: upload.progress }),
          ...(upload.status === 'failed' && { note: upload.message }),
        }
      : value && {
          id,
          file: file ?? value,
          state: error === undefined ? ('done' as const) : ('failed' as const),
          ...(error !== undefined && { note: error }),
        };
  return (
    <>
      <UnkeptWarning leaving={isSending} closing={isSending} />
      <FileDrop
        kind={rule}
        {...drop}
        files={row ? [row] : []}
        onAdd={([chosen]) => chosen && send(chosen)}
        onCancel={stop}
        onRetry={retry}
        onRemove={() => {
          stop();
          onChange(null);
        }}
      />
    </>
  );
}
