import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { SavedViewsLabels } from './SavedViews.labels.ts';
import * as s from './SavedViews.css.ts';

export interface ViewName {
  name: string;
  /** The team sees it. */
  isShared: boolean;
}

interface ViewNameModalProps {
  naming: 'create' | 'rename' | null;
  /** Names of the other views. */
  taken: readonly string[];
  start?: ViewName | undefined;
  words: SavedViewsLabels;
  canShare: boolean;
  onDone: (view: ViewName) => void;
  onCancel: () => void;
}

/** Asks for the name of a view; Enter keeps it. */
export function ViewNameModal({
  naming,
  taken,
  start,
  words,
  canShare,
  onDone,
  onCancel,
}: ViewNameModalProps) {
  const [name, setName] = useState(start?.name ?? '');
  const [isShared, setShared] = useState(start?.isShared ?? false);
  const formId = useId();
  const given = name.trim();
  const isTaken = taken.some(
    (other) => other.toLocaleLowerCase('es-MX') === given.toLocaleLowerCase('es-MX'),
  );
  const isReady = given !== '' && !isTaken;
  return (
    <Modal
      isOpen={naming !== null}
      isDismissable
      size="sm"
      title={naming === 'rename' ? words.renameTitle : words.createTitle}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      actions={
        <>
          <Button onPress={onCancel}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isDisabled={!isReady}>
            {words.done}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onDone({ name: given, isShared });
        }}
      >
        <TextField
          autoFocus
          label={words.name}
          value={name}
          onChange={setName}
          maxLength={60}
          {...(isTaken && { error: words.taken })}
        />
        {canShare && (
          <Checkbox isSelected={isShared} onChange={setShared}>
            {words.share}
          </Checkbox>
        )}
      </form>
    </Modal>
  );
}
