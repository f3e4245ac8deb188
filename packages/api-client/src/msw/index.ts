export { chaos, latency } from './conditions.ts';
export { callHandlers, handlers } from './handlers.ts';
export { mock, MockAnswerError, type MockOptions } from './mock.ts';
export { orderHandlers, orderPages, ORDERS_SEED, seededOrders } from './orders/seeded-orders.ts';
export { exampleProviders, exampleSession, sessionHandlers } from './session-handlers.ts';
