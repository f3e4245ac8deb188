import { defineCall } from '../core/define-call.ts';
import { storeId } from '../core/fields.ts';
import { getStorehouse } from './bamako.calls.ts';
import { EXAMPLE_STORE_ID } from './examples.ts';
import {
  storeContact,
  storeContactInput,
  type StoreFinancial,
  storeFinancial,
  storeFinancialInput,
  storehouseInput,
  type StoreTax,
  storeTax,
  storeTaxInput,
} from './store-profile.schemas.ts';
import { storehouse } from './stores.schemas.ts';

const UPDATED = '2025-01-15T18:30:00.000Z';
const exampleTax = (): StoreTax => ({
  id: EXAMPLE_STORE_ID,
  rfc: 'CLU210415AB7',
  razonSocial: 'Casa Lumbre Artesanías SA de CV',
  personType: 'moral',
  regimenFiscal: '601',
  curp: null,
  address: getStorehouse.example().address,
  constanciaUrl: null,
  constanciaFecha: null,
  fuente: 'escrito',
  version: 1,
  updatedAt: UPDATED,
});
const exampleFinancial: StoreFinancial = {
  id: EXAMPLE_STORE_ID,
  bankCode: '012',
  bankName: 'BBVA BANCOMER',
  clabe: '012320001234567895',
  clabeLast4: '7895',
  accountHolder: 'Casa Lumbre Artesanías SA de CV',
  accountStatementUrl: null,
  since: '2024-06-03T16:00:00.000Z',
  status: 'validada',
  pendingUntil: null,
  pendingLast4: null,
  previous: [{ bankName: 'BANAMEX', clabeLast4: '4471', until: '2024-06-03T16:00:00.000Z' }],
  version: 2,
  updatedAt: UPDATED,
};
const exampleContact = {
  name: 'Mariana',
  lastName: 'Robles Ibarra',
  email: 'mariana.robles@example.com',
  phone: '3312345678',
  version: 1,
};

/** 404 is an empty form. */
export const getStoreTax = defineCall({
  id: 'getStoreTax',
  service: 'bamako',
  method: 'GET',
  provides: ['store'],
  path: 'store/{id}/tax',
  params: { id: storeId() },
  response: storeTax,
  example: exampleTax,
});

export const updateStoreTax = defineCall({
  id: 'updateStoreTax',
  service: 'bamako',
  method: 'PUT',
  owner: true,
  invalidates: ['store'],
  path: 'store/{id}/tax',
  params: { id: storeId() },
  body: storeTaxInput,
  response: storeTax,
  example: exampleTax,
});

/** 404 is an empty form. */
export const getStoreFinancial = defineCall({
  id: 'getStoreFinancial',
  service: 'bamako',
  method: 'GET',
  provides: ['store'],
  path: 'store/{id}/financial',
  params: { id: storeId() },
  response: storeFinancial,
  example: () => exampleFinancial,
});

/** Another CLABE is pending for 48 hours; sending the current account cancels that. */
export const updateStoreFinancial = defineCall({
  id: 'updateStoreFinancial',
  service: 'bamako',
  method: 'PUT',
  owner: true,
  freshMinutes: 15,
  invalidates: ['store'],
  path: 'store/{id}/financial',
  params: { id: storeId() },
  body: storeFinancialInput,
  response: storeFinancial,
  example: () => ({
    ...exampleFinancial,
    status: 'pendiente' as const,
    pendingUntil: '2025-01-17T18:30:00.000Z',
    pendingLast4: '4471',
    version: 3,
  }),
});

/** The store's responsible person; 404 is an empty form. */
export const getStoreUserData = defineCall({
  id: 'getStoreUserData',
  service: 'bamako',
  method: 'GET',
  provides: ['store'],
  path: 'store/{id}/user',
  params: { id: storeId() },
  response: storeContact,
  example: () => exampleContact,
});

export const updateStoreUserData = defineCall({
  id: 'updateStoreUserData',
  service: 'bamako',
  method: 'PUT',
  invalidates: ['store'],
  path: 'store/{id}/user',
  params: { id: storeId() },
  body: storeContactInput,
  response: storeContact,
  example: () => exampleContact,
});

/** Guides made from now on leave from there. */
export const updateStorehouse = defineCall({
  id: 'updateStorehouse',
  service: 'bamako',
  method: 'PUT',
  invalidates: ['storehouse'],
  path: 'store/{id}/storehouse',
  params: { id: storeId() },
  body: storehouseInput,
  response: storehouse,
  example: () => getStorehouse.example(),
});
