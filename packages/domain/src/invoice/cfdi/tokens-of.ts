export const upper = (text: string): string => text.trim().toUpperCase();

/** Whole words in capitals: of letters and digits, and with dashes between them. */
export const tokensOf = (text: string): string[] => {
  const words = upper(text).split(/[^\p{L}\p{N}-]+/u);
  return [...words, ...words.flatMap((word) => (word.includes('-') ? word.split('-') : []))];
};
