export * from './ChannelBadge.tsx';
