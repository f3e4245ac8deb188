import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { put, race, take as takeAny } from 'redux-saga/effects';
import { dependency } from './context.ts';
import { dismissed, notified } from './notifications-slice.ts';
import type { Saga } from './saga-effects.ts';

/** Milliseconds in which an act can be taken back. */
const undoFor = 10_000;

/** 'Deshacer' of an act, by its id. */
export const undoPressed = createAction<string>('undo/pressed');
/** The time to undo is over: the snackbar has gone, by itself or closed. */
export const undoOver = createAction<string>('undo/over');

const of = (creator: typeof undoPressed, id: string) => (action: unknown) =>
  creator.match(action) && action.payload === id;

/**
 * Says what will happen, with 'Deshacer', and ends when it may: `undone` for never, `over` after 10 s (the snackbar
 * waits for whoever reads it), `left` at once when the page is hidden or closed, so that nothing confirmed is lost.
 */
export function* timeToUndo(id: string, text: string): Saga<'undone' | 'over' | 'left'> {
  const { onLeave } = yield* dependency('browser');
  const leaving = eventChannel<true>((emit) => onLeave(() => emit(true)));
  try {
    yield put(
      notified({
        id,
        tone: 'undo',
        text,
        duration: undoFor,
        action: { label: 'Deshacer', act: undoPressed(id) },
        dismissedAction: undoOver(id),
      }),
    );
    const ended = (yield race({
      undone: takeAny(of(undoPressed, id)),
      over: takeAny(of(undoOver, id)),
      left: takeAny(leaving),
    })) as Record<'undone' | 'over' | 'left', unknown>;
    yield put(dismissed(id));
    if (ended.undone !== undefined) return 'undone';
    return ended.left === undefined ? 'over' : 'left';
  } finally {
    leaving.close();
  }
}
