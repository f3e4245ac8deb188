import { defineCall } from '../core/define-call.ts';
import { id, storeId } from '../core/fields.ts';
import { EXAMPLE_STORE_ID } from './examples.ts';
import { serviceStatus, shippingService, storehouse } from './stores.schemas.ts';

/** The address that parcels leave from; 404 is an empty form. */
export const getStorehouse = defineCall({
  id: 'getStorehouse',
  service: 'bamako',
  method: 'GET',
  provides: ['storehouse'],
  path: 'store/{id}/storehouse',
  params: { id: storeId() },
  response: storehouse,
  example: () => ({
    id: EXAMPLE_STORE_ID,
    name: 'Casa Lumbre, almacén',
    contactName: 'Mariana Robles Ibarra',
    phone: '3312345678',
    email: 'almacen@example.com',
    address: {
      street: 'Calle Pedro Moreno',
      outdoorNumber: '1250',
      interiorNumber: null,
      suburb: 'Americana',
      zipCode: '44160',
      city: 'Guadalajara',
      borough: 'Guadalajara',
      stateCode: 'MX-JAL',
      state: 'Jalisco',
      betweenStreets: null,
      notes: null,
    },
    schedule: 'Lunes a viernes, 9:00 a 18:00',
    updatedAt: '2025-11-01T16:00:00.000Z',
  }),
});

/** `name` is the service type: paginas or envios; 404 reads as 'inactive'. */
export const getStoreService = defineCall({
  id: 'getStoreService',
  service: 'bamako',
  method: 'GET',
  provides: ['store'],
  path: 'store/{id}/service/{name}',
  params: { id: storeId(), name: id() },
  response: serviceStatus,
  emptyOn404: () => ({ name: 'paginas', status: 'inactive', url: null }),
  example: () => ({ name: 'paginas', status: 'active', url: null }),
});

/** 404 reads as 'inactive', without links: the logo and the wallet button then lead nowhere. */
export const getShippingService = defineCall({
  id: 'getShippingService',
  service: 'bamako',
  method: 'GET',
  provides: ['store'],
  path: 'store/{storeId}/service/envios',
  params: { storeId: storeId() },
  response: shippingService,
  emptyOn404: () => ({
    name: 'envios',
    status: 'inactive',
    url: null,
    storeId: '',
    dashboardUrl: null,
    topUpUrl: null,
  }),
  example: () => ({
    name: 'envios',
    status: 'active',
    url: null,
    storeId: EXAMPLE_STORE_ID,
    dashboardUrl: null,
    topUpUrl: null,
  }),
});
