import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';
import { Refusal } from './refusal.ts';
import type { WorkAnswer, WorkMessage, WorkReady } from './serve-work.ts';

/**
 * The reason why a work process gave no answer. `late`: the work exceeded its deadline; `ended`: its process
 * ended (out of memory, crashed); `failed`: it threw; `busy`: nothing was tried, because no turn came in time, too much of
 * the same owner waits, or the machine did not start the process.
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
  /** Milliseconds of one request, from its turn on, once the process has started. */
  readonly deadline: number;
  /** Milliseconds in which the process has to start. They are the machine's and not the request's. */
  readonly starting?: number;
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
  starting = 30_000,
  idle = 30_000,
  memory,
  patience = Infinity,
  maxWaiting = Infinity,
}: WorkProcessOptions): WorkProcess<Request, Slice> {
  let child: ChildProcess | null = null;
  let started: Promise<void> = Promise.resolve();
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
    const notStarted = (why: string) => new WorkNotDone('busy', why);
    started = nextMessage<WorkReady>(child, {
      within: starting,
      late: () => notStarted(`No process within ${starting} ms`),
      ended: () => notStarted('The process did not start'),
    }).then(() => {});
    return child;
  }

  /** Returns the next message of the process; without one the process is ended. */
  function nextMessage<Message>(
    worker: ChildProcess,
    { within, late, ended }: { within: number; late: () => WorkNotDone; ended: () => WorkNotDone },
    message?: WorkMessage<Request>,
  ): Promise<Message> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(waiting);
        worker.off('exit', gone).off('error', gone).off('message', received);
      };
      const fail = (reason: WorkNotDone) => {
        settle();
        stop();
        reject(reason);
      };
      const waiting = setTimeout(() => fail(late()), Math.max(1, within));
      const gone = () => fail(ended());
      const received = (answer: Message) => {
        settle();
        resolve(answer);
      };
      worker.on('exit', gone).on('error', gone).on('message', received);
      if (message === undefined) return;
      // Only this callback reports a process that ended between two slices.
      worker.send(message, (error) => {
        if (error) gone();
      });
    });
  }

  async function work(request: Request): Promise<Slice[]> {
    const worker = running();
    await started;
    const until = performance.now() + deadline;
    const exchange = (message: WorkMessage<Request>) =>
      nextMessage<WorkAnswer<Slice>>(
        worker,
        {
          within: until - performance.now(),
          late: () => new WorkNotDone('late', `No answer within ${deadline} ms`),
          ended: () => new WorkNotDone('ended', 'The process ended'),
        },
        message,
      );
    const slices: Slice[] = [];
    for (let message: WorkMessage<Request> = { request }; ; message = { next: true }) {
      const answer = await exchange(message);
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
