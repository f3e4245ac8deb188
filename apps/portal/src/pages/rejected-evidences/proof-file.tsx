import { FileDrop } from '@trastienda/ui/FileDrop';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { useIsMobile } from '../../shared/layout/index.ts';
import { chosenFile } from '../../shared/uploads/chosen-file.ts';

type Props = {
  readonly file: File | null;
  readonly isPending: boolean;
  /** The missing part, or the reason why the service refused it. */
  readonly missing?: string | undefined;
  readonly refused?: string | undefined;
  readonly onChange: (file: File | null) => void;
};

/** A photo or a signed paper: chosen, shown, and asked about before it would be lost (D193). */
export function ProofFile({ file, isPending, missing, refused, onChange }: Props) {
  const isMobile = useIsMobile();
  return (
    <>
      <UnkeptWarning leaving={file !== null && !isPending} closing={file !== null} />
      <FileDrop
        kind="evidence"
        title={isMobile ? 'Toma la foto o elige el archivo' : 'Arrastra la foto nueva o elige el archivo'}
        {...(missing !== undefined && { description: missing })}
        files={chosenFile(file, { id: 'proof', isPending, refused })}
        onAdd={([chosen]) => onChange(chosen ?? null)}
        onRemove={() => onChange(null)}
      />
    </>
  );
}
