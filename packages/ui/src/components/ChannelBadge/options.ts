export const channelTileSizes = ['sm', 'md', 'lg'] as const;
