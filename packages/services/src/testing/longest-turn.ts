import process from 'node:process';

export type Turns<Made> = {
  readonly made: Made;
  /**
   * Milliseconds of processor time of this thread in the longest turn of its event loop: what else the
   * machine does is not in it.
   */
  readonly longest: number;
  /** Megabytes by which this process grew at most. */
  readonly grown: number;
};

/**
 * Runs some work and measures the longest time for which this thread did nothing else meanwhile, and the
 * memory it held.
 */
export async function longestTurn<Made>(work: () => Promise<Made>): Promise<Turns<Made>> {
  const atFirst = process.memoryUsage.rss();
  let [longest, most] = [0, atFirst];
  let before = process.threadCpuUsage();
  const look = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user - before.user + now.system - before.system) / 1000);
    most = Math.max(most, process.memoryUsage.rss());
    before = process.threadCpuUsage();
  };
  // A timer comes once in a turn: between two of them is one turn, or several short ones within a
  // millisecond.
  const timer = setInterval(look, 1);
  try {
    const made = await work();
    look();
    return { made, longest, grown: (most - atFirst) / 1_048_576 };
  } finally {
    clearInterval(timer);
  }
}

const values = JSON.stringify(Array.from({ length: 60_000 }, (_, at) => ({ sku: `SKU-${at}`, stock: at })));
const upload = Buffer.from(
  JSON.stringify({ file: Buffer.alloc(10_000_000, 'trastienda ').toString('base64') }),
);
/**
 * Milliseconds of processor time that the fixed work takes on the machines the goals were set on, with
 * nothing beside it.
 */
const CALM_MS = 85;

/**
 * Returns how many times as long as on a calm machine this one takes just now for a fixed piece of work, at
 * least 1. The work is that of a large request: it needs memory as much as the processor, and either may be shared.
 */
function slowdown(): number {
  const before = process.threadCpuUsage();
  const { file } = JSON.parse(upload.toString()) as { readonly file: string };
  Buffer.from(file, 'base64');
  JSON.stringify(JSON.parse(values));
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1000 / CALM_MS);
}

/**
 * Repeats some work when its turn was longer than the limit, up to five times in all: other work of the
 * machine lengthens a turn, and never shortens it. `isLong` says whether each of them was, relative to the
 * machine's speed meanwhile.
 * @param limit Milliseconds of processor time, on a calm machine.
 * @param prepare Returns the work; its own time does not count.
 */
export async function turnsWithin<Made>(
  limit: number,
  prepare: () => Promise<() => Promise<Made>>,
): Promise<Turns<Made> & { readonly isLong: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    const work = await prepare();
    const before = slowdown();
    const turns = await longestTurn(work);
    const isLong = turns.longest > limit * Math.max(before, slowdown());
    if (!isLong || attempt === 5) return { ...turns, isLong };
  }
}
