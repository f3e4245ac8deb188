/** Orders that wait for a guide, the nearest deadline first; twelve are offered, the list of orders has the rest. */
export const waitingOrders = { 'filter-status-family': 'pendiente', pageSize: 12, sort: 'ship_by' } as const;
