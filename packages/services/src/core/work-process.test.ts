import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { OddRequest } from '../testing/odd-work.ts';
import { createWorkProcess, type WorkProcessOptions } from './work-process.ts';

const programOf = (name: string) => fileURLToPath(new URL(`../testing/${name}.ts`, import.meta.url));
const program = programOf('odd-work');
const made: (() => void)[] = [];
afterEach(() => made.splice(0).forEach((stop) => stop()));
function working(options: Partial<WorkProcessOptions> = {}) {
  const work = createWorkProcess<OddRequest, string>({ program, deadline: 20_000, memory: 32, ...options });
  made.push(work.stop);
  return work;
}

describe('work in a process of its own', () => {
  it('is answered in slices, in their order', async () => {
    const { run } = working();
    const slices = Array.from({ length: 40 }, (_, at) => `slice ${at}`);
    expect(await Promise.all([run({ slices: 40 }), run({ slices: 0 }), run({ slices: 1 })])).toEqual([
      slices,
      [],
      ['slice 0'],
    ]);
  });

  it.each([
    ['hangs', 'hang', 'late'],
    ['grows', 'grow', 'ended'],
    ['crashes', 'crash', 'ended'],
    ['throws', 'throw', 'failed'],
  ] as const)('that %s is told so, and the next one is done', async (_what, odd, reason) => {
    const { run } = working({ deadline: odd === 'hang' ? 1_500 : 20_000 });
    await expect(run({ odd })).rejects.toMatchObject({ name: 'WorkNotDone', reason });
    expect(await run({ slices: 1 })).toEqual(['slice 0']);
  });

  it('has its time from when its process has started, however long the machine takes for that', async () => {
    const slow = { program: programOf('slow-start'), deadline: 1_000 };
    expect(await working(slow).run({ slices: 1 })).toEqual(['slice 0']);
  });

  it.each([
    ['is too slow to start', { starting: 1 }],
    ['does not start', { program: programOf('no-such-program') }],
  ])('whose process %s was not tried, which is no fault of what it works on', async (_what, options) => {
    await expect(working(options).run({ slices: 1 })).rejects.toMatchObject({ reason: 'busy' });
  });

  it('that is refused is refused here, with its sentence', async () => {
    await expect(working().run({ odd: 'refuse' })).rejects.toMatchObject({
      name: 'Refusal',
      status: 422,
      message: 'No se puede',
      code: 'odd',
      fields: [{ field: 'file', message: 'No' }],
      data: { columns: ['odd'] },
    });
  });

  it('is done by turns: who asks for much keeps nobody else waiting for more than one thing', async () => {
    const { run } = working({ maxWaiting: 3 });
    const done: string[] = [];
    const ask = async (owner: string, name: string) => {
      const [said = ''] = await run({ wait: 20, name }, owner);
      done.push(said);
    };
    // The first is at work; three more of the same owner wait, and a fifth is one too many.
    const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
    await expect(ask('a', 'a5')).rejects.toMatchObject({ reason: 'busy' });
    await Promise.all([...asked, ask('b', 'b1')]);
    expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('whose turn does not come in time is told so, and not done', async () => {
    const { run } = working({ patience: 200 });
    const long = run({ wait: 1_500, name: 'long' });
    await expect(run({ wait: 0, name: 'late' })).rejects.toMatchObject({ reason: 'busy' });
    expect(await long).toEqual(['long']);
    expect(await run({ slices: 1 })).toEqual(['slice 0']);
  });
});
