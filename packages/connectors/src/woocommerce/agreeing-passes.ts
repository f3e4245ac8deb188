/** A list that changes meanwhile is read anew, so many times. */
const mostPasses = 10;

export interface NumberedPage<Item> {
  readonly items: readonly Item[];
  readonly isLast: boolean;
}

/**
 * Reads a list by page numbers, in an order that does not change, such as that of ids. What leaves the list meanwhile pushes another
 * one past the end of its page, so two passes have to agree. @returns what any pass has met, each once, as it was last met
 */
export async function agreeingPasses<Item>(
  readPage: (page: number) => Promise<NumberedPage<Item>>,
  idOf: (item: Item) => number,
): Promise<Item[]> {
  const found = new Map<number, Item>();
  let last = '';
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const ids: number[] = [];
    for (let number = 1; ; number += 1) {
      const page = await readPage(number);
      for (const item of page.items) {
        ids.push(idOf(item));
        found.set(idOf(item), item);
      }
      if (page.isLast) break;
    }
    const read = ids.join();
    if (read === last) break;
    last = read;
  }
  return [...found.values()];
}
