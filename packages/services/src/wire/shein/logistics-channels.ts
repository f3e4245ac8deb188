/** The embedded channel's catalogue: ways of a parcel that it takes, and one that it no longer does. */
export const logisticsChannels = [
  { id: 'lc-4', name: 'Entrega estándar México', active: true },
  { id: 'lc-7', name: 'Entrega exprés México', active: true },
  { id: 'lc-9', name: 'Entrega en punto de retiro', active: false },
] as const;
