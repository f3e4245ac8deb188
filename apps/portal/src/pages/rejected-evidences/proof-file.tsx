import { FileDrop } from '@trastienda/ui/FileDrop';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { useIsMobile } from '../../shared/layout/index.ts';

type Props = {
  readonly file: File | null;
  readonly isPending: boolean;
  /** What is missing, or why the service did not take it. */
  readonly missing?: string | undefined;
  readonly refused?: string | undefined;
  readonly onChange: (file: File | null) => void;
};

/** A photo or a signed paper: chosen, shown, and asked about before it would be lost (D193). */
export function ProofFile({ file, isPending, missing, refused, onChange }: Props) {
  const isMobile = useIsMobile();
  const state = isPending ? 'uploading' : refused === undefined ? 'waiting' : 'failed';
  return (
    <>
      <UnkeptWarning leaving={file !== null && !isPending} closing={file !== null} />
      <FileDrop
        kind="evidence"
        title={isMobile ? 'Toma la foto o elige el archivo' : 'Arrastra la foto nueva o elige el archivo'}
        {...(missing !== undefined && { description: missing })}
        files={
          file === null
            ? []
            : [
                {
                  id: 'proof',
                  file,
                  state,
                  ...(isPending && { progress: null }),
                  ...(refused !== undefined && { note: refused }),
                },
              ]
        }
        onAdd={([chosen]) => onChange(chosen ?? null)}
        onRemove={() => onChange(null)}
      />
    </>
  );
}

/** Of another file it is another evidence: what a form's draft knows of it. */
export const nameOfFile = (file: File | null): string =>
  file === null ? '' : [file.name, file.size, file.lastModified].join('/');
