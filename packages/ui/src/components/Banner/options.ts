export const bannerTones = ['info', 'success', 'warning', 'critical'] as const;
export type BannerTone = (typeof bannerTones)[number];
