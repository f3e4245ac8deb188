export const emptyKinds = ['new', 'no-match', 'clear', 'failed', 'offline', 'forbidden'] as const;
export type EmptyKind = (typeof emptyKinds)[number];
