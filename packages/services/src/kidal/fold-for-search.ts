/** Lower case and without accents, one blank between words: how names and SKUs are stored and searched. */
export const foldForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
