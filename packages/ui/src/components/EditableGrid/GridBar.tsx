import type { ReactNode } from 'react';
import { ChevronDownIcon, ChevronUpIcon, UndoIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { countProblems, numberOfProblem, type ProblemMap } from './errors.model.ts';
import type { EditableGridLabels } from './labels.ts';
import type { useEditableGrid } from './use-editable-grid.ts';
import * as s from './EditableGrid.css.ts';

interface GridBarProps {
  toolbar: ReactNode;
  grid: ReturnType<typeof useEditableGrid>;
  problems: ProblemMap;
  words: EditableGridLabels;
}

/** Undo, redo, and the way from error to error, for those who use no keys. */
export function GridBar({ toolbar, grid, problems, words }: GridBarProps) {
  const total = countProblems(problems);
  return (
    <div className={s.bar}>
      {toolbar}
      <IconButton
        size="sm"
        label={words.undo}
        icon={<UndoIcon size={16} />}
        isDisabled={!grid.canUndo}
        onPress={grid.undo}
      />
      <IconButton
        size="sm"
        label={words.redo}
        icon={<UndoIcon size={16} className={s.redo} />}
        isDisabled={!grid.canRedo}
        onPress={grid.redo}
      />
      {total > 0 && (
        <div className={s.errors}>
          <span role="status">{words.errors(numberOfProblem(problems, grid.cursor.at), total)}</span>
          <IconButton
            size="sm"
            variant="secondary"
            label={words.previousError}
            icon={<ChevronUpIcon size={16} />}
            onPress={() => grid.goToError(-1)}
          />
          <IconButton
            size="sm"
            variant="secondary"
            label={words.nextError}
            icon={<ChevronDownIcon size={16} />}
            onPress={() => grid.goToError(1)}
          />
        </div>
      )}
    </div>
  );
}
