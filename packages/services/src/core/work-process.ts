import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';
import { Refusal } from './refusal.ts';
import type { WorkAnswer, WorkMessage } from './serve-work.ts';

/**
 * The reason why a work process gave no answer. `late`: the work exceeded its deadline; `ended`: its process
 * ended (out of memory, crashed); `failed`: it threw; `busy`: no turn came in time, or too much of the same
 * owner waits.
 */
export type WorkFailure = 'late' | 'ended' | 'failed' | 'busy';

/** The work gave no result; it has no side effects, so nothing needs to be undone. */
export class WorkNotDone extends Error {
  override name = 'WorkNotDone';
  readonly reason: WorkFailure;

  constructor(reason: WorkFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

export type WorkProcessOptions = {
  /** Path of a program that calls `serveWork`; beside its source, in a built product too. */
  readonly program: string;
  /** Milliseconds of one request, from its turn on. */
  readonly deadline: number;
  /** Milliseconds until an unused process ends. */
  readonly idle?: number;
  /** Megabytes of the process's heap; what needs more ends it. */
  readonly memory: number;
  /** Milliseconds that a request waits for its turn. */
  readonly patience?: number;
  /** The number of requests of one owner that may wait. */
  readonly maxWaiting?: number;
};

export type WorkProcess<Request, Slice> = {
  /**
   * Returns all slices of the answer to a request. Requests are done one at a time, their owners in turns.
   * @throws WorkNotDone; Refusal as the program threw it
   */
  run(request: Request, owner?: string): Promise<Slice[]>;
  /** Ends the process; the next request starts another one. */
  stop(): void;
};

/** The process gets no variable of our environment but the compile cache, which may outlive it. */
const environment = (): NodeJS.ProcessEnv => {
  const { NODE_COMPILE_CACHE: cache } = process.env;
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: cache };
};

/**
 * Creates a process for work, which holds no secret and is killed when a request exceeds its deadline: work
 * that hangs, grows or crashes harms nothing else. It starts with the first request and ends some time after
 * the last one. Answers come in slices, and this thread does other work between two of them, so that a long
 * answer delays nobody.
 */
export function createWorkProcess<Request, Slice>({
  program,
  deadline,
  idle = 30_000,
  memory,
  patience = Infinity,
  maxWaiting = Infinity,
}: WorkProcessOptions): WorkProcess<Request, Slice> {
  let child: ChildProcess | null = null;
  let ending: NodeJS.Timeout | undefined;
  const enter = createFairQueue(maxWaiting);

  function stop(): void {
    clearTimeout(ending);
    process.off('exit', stop);
    child?.kill('SIGKILL');
    child = null;
  }

  function running(): ChildProcess {
    clearTimeout(ending);
    if (child?.connected) return child;
    stop();
    child = fork(program, [], {
      env: environment(),
      // The condition selects the sources of our own packages: the program is a source too, wherever the
      // product was built to.
      execArgv: ['--conditions=@trastienda/source', `--max-old-space-size=${memory}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The request that waits for the process reports the same error in time.
    child.on('error', () => {});
    // An idle process does not prevent ours from ending, and a hanging one does not outlive it.
    child.unref();
    child.channel?.unref();
    process.once('exit', stop);
    return child;
  }

  /**
   * Returns the next message of the process.
   * @param until The deadline on the clock of `performance.now()`.
   */
  function exchange(
    worker: ChildProcess,
    message: WorkMessage<Request>,
    until: number,
  ): Promise<WorkAnswer<Slice>> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(late);
        worker.off('exit', ended).off('error', ended).off('message', received);
      };
      const fail = (reason: WorkFailure, why: string) => {
        settle();
        stop();
        reject(new WorkNotDone(reason, why));
      };
      const late = setTimeout(
        () => fail('late', `No answer within ${deadline} ms`),
        Math.max(1, until - performance.now()),
      );
      const ended = () => fail('ended', 'The process ended');
      const received = (answer: WorkAnswer<Slice>) => {
        settle();
        resolve(answer);
      };
      worker.on('exit', ended).on('error', ended).on('message', received);
      // Only this callback reports a process that ended between two slices.
      worker.send(message, (error) => {
        if (error) ended();
      });
    });
  }

  async function work(request: Request): Promise<Slice[]> {
    const until = performance.now() + deadline;
    const worker = running();
    const slices: Slice[] = [];
    for (let message: WorkMessage<Request> = { request }; ; message = { next: true }) {
      const answer = await exchange(worker, message, until);
      if ('slice' in answer) {
        slices.push(answer.slice);
        await nextTurn();
        continue;
      }
      ending = setTimeout(stop, idle).unref();
      if ('end' in answer) return slices;
      if ('failed' in answer) throw new WorkNotDone('failed', answer.failed);
      const { status, message: sentence, code, fields, data } = answer.refused;
      throw new Refusal(status, sentence, { fields, data, ...(code !== undefined && { code }) });
    }
  }

  return {
    run: (request, owner = '') =>
      new Promise((resolve, reject) => {
        const giveUp = () => reject(new WorkNotDone('busy', 'It waited too long'));
        let isGivenUp = false;
        const waiting =
          patience === Infinity
            ? undefined
            : setTimeout(() => {
                isGivenUp = true;
                giveUp();
              }, patience);
        const entered = enter(owner, async () => {
          clearTimeout(waiting);
          return isGivenUp ? [] : work(request);
        });
        if (entered !== null) {
          entered.then(resolve, reject);
          return;
        }
        clearTimeout(waiting);
        giveUp();
      }),
    stop,
  };
}
