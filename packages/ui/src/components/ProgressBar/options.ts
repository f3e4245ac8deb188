export const progressTones = ['info', 'success', 'critical'] as const;
export type ProgressTone = (typeof progressTones)[number];
