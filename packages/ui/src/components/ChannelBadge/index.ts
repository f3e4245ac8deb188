export * from './ChannelBadge.tsx';
export * from './options.ts';
