import { getProductStock } from '@trastienda/api-client/products';
import {
  createFulfillmentShipment,
  createInventoryWithdrawal,
  getFulfillmentShipment,
  getInventoryItem,
  listFulfillmentWarehouses,
  listInventory,
  listInventoryWithdrawals,
  updateFulfillmentShipment,
} from '@trastienda/api-client/shippings';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

export const warehouseList = createOperation(listFulfillmentWarehouses);
/** One page of what the warehouses have. */
export const inventoryPage = createOperation(listInventory);
export const inventoryItem = createOperation(getInventoryItem);
/** The SKUs that run out first, with the totals of the store. */
export const runningOut = createOperation(listInventory, { name: 'runningOut' });
/** The stock of a form's SKUs, or of those that a search finds: each line may have come alone. */
export const storedSkus = createOperation(listInventory, { name: 'storedSkus', keep: 300 });
/** The same of the merchant's own stock. */
export const ownSkus = createOperation(getProductStock, { name: 'ownSkus', keep: 300 });

/** The shipment that is being prepared. */
export const waitingShipment = createOperation(getFulfillmentShipment, { name: 'waitingShipment' });
export const shipmentCreation = createOperation(createFulfillmentShipment, {
  keyOf: onlyOne,
  done: ({ detail }) => `Se registró el envío ${detail.shipmentId}`,
});
export const shipmentChange = createOperation(updateFulfillmentShipment, {
  keyOf: ({ params }) => params.shipmentId,
  done: ({ detail }) =>
    detail.status === 'creado'
      ? `Se guardó el envío ${detail.shipmentId}`
      : `El envío ${detail.shipmentId} va en camino`,
});

export const withdrawalPage = createOperation(listInventoryWithdrawals);
export const withdrawalCreation = createOperation(createInventoryWithdrawal, {
  keyOf: onlyOne,
  done: ({ detail }) => `Se solicitó el retiro ${detail.withdrawalId}`,
});
