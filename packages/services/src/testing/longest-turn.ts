import process from 'node:process';

export type Turns<Made> = {
  readonly made: Made;
  /** Milliseconds of processor time of this thread in the longest turn of its event loop: what else the machine does is not in it. */
  readonly longest: number;
  /** Megabytes by which this process grew at most. */
  readonly grown: number;
};

/** Does some work, and tells for how long at most this thread did nothing else meanwhile, and how much it held. */
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
  // A timer comes once in a turn: between two of them is one turn, or several short ones within a millisecond.
  const timer = setInterval(look, 1);
  try {
    const made = await work();
    look();
    return { made, longest, grown: (most - atFirst) / 1_048_576 };
  } finally {
    clearInterval(timer);
  }
}
