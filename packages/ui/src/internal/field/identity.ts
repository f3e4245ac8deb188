/** A rule's own sentence, where the caller has no words of its own. */
export const identity = (sentence: string): string => sentence;
