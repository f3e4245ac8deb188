/** Says at the end of a matrix how much it has tried. */
export const proved = (text: string): void => {
  // oxlint-disable-next-line no-console -- the counts are part of what a run shows
  console.info(`proved: ${text}`);
};

/** Runs `work` for each of many, some at a time. */
export async function eachOf<Item>(
  items: readonly Item[],
  concurrencyLimit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: concurrencyLimit }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
