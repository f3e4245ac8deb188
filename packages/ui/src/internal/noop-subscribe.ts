/** For `useSyncExternalStore`, where nothing tells of a change: React looks by itself once it has drawn. */
export const noopSubscribe = () => () => undefined;
