import { memo } from 'react';
import { ChevronDownIcon, ChevronUpIcon, UndoIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { EditableGridLabels } from './labels.ts';
import * as s from './EditableGrid.css.ts';

interface HistoryButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  words: EditableGridLabels;
}

/** These buttons serve people who use no keys. They are drawn apart, so that a step of the cursor does not draw them. */
export const HistoryButtons = memo(function HistoryButtons(props: HistoryButtonsProps) {
  const { canUndo, canRedo, onUndo, onRedo, words } = props;
  return (
    <>
      <IconButton
        size="sm"
        label={words.undo}
        icon={<UndoIcon size={16} />}
        isDisabled={!canUndo}
        onPress={onUndo}
      />
      <IconButton
        size="sm"
        label={words.redo}
        icon={<UndoIcon size={16} className={s.redo} />}
        isDisabled={!canRedo}
        onPress={onRedo}
      />
    </>
  );
});

interface ErrorButtonsProps {
  onStep: (step: 1 | -1) => void;
  words: EditableGridLabels;
}

/** The way from error to error. */
export const ErrorButtons = memo(function ErrorButtons({ onStep, words }: ErrorButtonsProps) {
  return (
    <>
      <IconButton
        size="sm"
        variant="secondary"
        label={words.previousError}
        icon={<ChevronUpIcon size={16} />}
        onPress={() => onStep(-1)}
      />
      <IconButton
        size="sm"
        variant="secondary"
        label={words.nextError}
        icon={<ChevronDownIcon size={16} />}
        onPress={() => onStep(1)}
      />
    </>
  );
});
