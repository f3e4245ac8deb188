/** Orders in preparation, the one to hand over first at the top: as many as one call gives, more are told as "más de 100". */
export const dueOrders = {
  query: { 'filter-status-family': 'pendiente', sort: 'ship_by', pageSize: 100 },
} as const;
