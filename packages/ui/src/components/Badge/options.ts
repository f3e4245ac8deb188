export const badgeTones = ['critical', 'warning', 'neutral'] as const;
export type BadgeTone = (typeof badgeTones)[number];
