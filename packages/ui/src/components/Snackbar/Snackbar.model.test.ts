import { describe, expect, it, vi } from 'vitest';
import { failureSentence, successSentence } from './sentences.ts';
import { createSnackbarQueue } from './snackbar-queue.ts';

function clocked() {
  let now = 0;
  let pending: { at: number; run: () => void } | undefined;
  const clock = {
    now: () => now,
    setTimeout: (run: () => void, milliseconds: number) => (pending = { at: now + milliseconds, run }),
    clearTimeout: () => void (pending = undefined),
  };
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    while (pending && pending.at <= end) {
      const due = pending;
      pending = undefined;
      now = due.at;
      due.run();
    }
    now = end;
  };
  return { queue: createSnackbarQueue(clock), pass };
}

const messages = (queue: ReturnType<typeof createSnackbarQueue>) =>
  queue.getSnapshot().map((item) => item.message);

describe('snackbars', () => {
  it('say the default sentences of success and failure, letter for letter', () => {
    const { queue } = clocked();
    queue.add();
    queue.add({ tone: 'error' });
    expect(messages(queue)).toEqual([successSentence, failureSentence]);
    expect(successSentence).toBe('Operación realizada con éxito');
    expect(failureSentence).toBe('Ha ocurrido un error, por favor intenta más tarde');
  });

  it('leave after 6,000 ms', () => {
    const { queue, pass } = clocked();
    queue.add();
    pass(5_999);
    expect(queue.getSnapshot()).toHaveLength(1);
    pass(1);
    expect(queue.getSnapshot()).toHaveLength(0);
  });

  it('keep their time while paused', () => {
    const { queue, pass } = clocked();
    queue.add();
    pass(4_000);
    queue.pause();
    pass(60_000);
    expect(queue.getSnapshot()).toHaveLength(1);
    queue.resume();
    pass(1_999);
    expect(queue.getSnapshot()).toHaveLength(1);
    pass(1);
    expect(queue.getSnapshot()).toHaveLength(0);
  });

  it('stand still as long as one reason is left, and forget all reasons once the last one has gone', () => {
    const { queue, pass } = clocked();
    const id = queue.add();
    queue.pause('pointer');
    queue.pause('focus');
    queue.resume('pointer');
    pass(60_000);
    expect(queue.getSnapshot()).toHaveLength(1);
    queue.close(id);
    queue.add();
    pass(6_000);
    expect(queue.getSnapshot()).toHaveLength(0);
  });

  it('are at most three, and the newest is last', () => {
    const { queue } = clocked();
    for (const message of ['a', 'b', 'c', 'd']) queue.add({ message });
    expect(messages(queue)).toEqual(['b', 'c', 'd']);
  });

  it('merge when equal, count up and start their time again', () => {
    const { queue, pass } = clocked();
    queue.add({ message: 'Guardado' });
    pass(5_000);
    queue.add({ message: 'Guardado' });
    expect(queue.getSnapshot()).toMatchObject([{ message: 'Guardado', count: 2 }]);
    pass(5_000);
    expect(queue.getSnapshot()).toHaveLength(1);
  });

  it('stay while a job runs', () => {
    const { queue, pass } = clocked();
    const id = queue.add({ message: 'Generando guías 14 de 24', duration: null });
    pass(1_000_000);
    expect(queue.getSnapshot()).toHaveLength(1);
    queue.close(id);
    expect(queue.getSnapshot()).toHaveLength(0);
  });

  it('of a job say how far it is in their place, and leave once it has ended', () => {
    const { queue, pass } = clocked();
    const id = queue.add({
      tone: 'progress',
      message: 'Generando guías 14 de 24',
      duration: null,
      progress: 0.5,
    });
    queue.add({ message: 'Guardado', duration: null });
    pass(60_000);
    queue.update(id, { message: 'Generando guías 20 de 24', progress: 0.83 });
    expect(messages(queue)).toEqual(['Generando guías 20 de 24', 'Guardado']);
    queue.update(id, { tone: 'success', message: 'Se generaron 24 guías', duration: 6_000 });
    pass(5_999);
    expect(queue.getSnapshot()[0]).toMatchObject({ tone: 'success', message: 'Se generaron 24 guías' });
    pass(1);
    expect(messages(queue)).toEqual(['Guardado']);
  });

  it('send an act that could be undone only when they have gone, and not when it was undone', () => {
    const { queue, pass } = clocked();
    const send = vi.fn();
    const undo = vi.fn();
    queue.add({ message: 'a', action: { label: 'Deshacer', onPress: undo }, onClose: send });
    pass(6_000);
    expect(send).toHaveBeenCalledOnce();

    const id = queue.add({ message: 'b', action: { label: 'Deshacer', onPress: undo }, onClose: send });
    queue.act(id);
    expect(undo).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledOnce();
  });
});
