import {
  getAverageTicketTotals,
  getGeographicDensity,
  getMarketplaceOrderTotals,
  getOrderIndicators,
  getSalesStatistics,
  getSalesTotals,
  getUnitsTotals,
  listProductPerformance,
  listTopCategories,
} from '@trastienda/api-client/kidal';
import { createOperation } from '../../shared/store/create-operation.ts';

/** 'Mis ventas': amount, change, and a point for each bucket. */
export const salesFigure = createOperation(getSalesTotals);
/** 'Unidades vendidas'. */
export const unitsFigure = createOperation(getUnitsTotals);
/** 'Ticket Promedio'. */
export const ticketFigure = createOperation(getAverageTicketTotals);
/** Sales by channel as home shows them: not found means that nothing was sold (S8.10). */
export const homeSales = createOperation(getSalesStatistics);
/** Orders and sales by channel, with what is compared. */
export const channelSales = createOperation(getMarketplaceOrderTotals);
export const stateSales = createOperation(getGeographicDensity);
/** Orders of the range by family. */
export const familyOrders = createOperation(getOrderIndicators);
/** One page of the products that sold. */
export const productSales = createOperation(listProductPerformance);
/** The ten categories that sold most. */
export const categorySales = createOperation(listTopCategories);
