import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import { storeId, text } from '../core/fields.ts';
import { getStorehouse } from './bamako.calls.ts';
import { EXAMPLE_STORE_ID } from './examples.ts';
import {
  approval,
  bankCode,
  clabe,
  exampleApproval,
  storeContact,
  storeContactInput,
  type StoreFinancial,
  storeFinancial,
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
  updatedAt: UPDATED,
});
const exampleFinancial: StoreFinancial = {
  id: EXAMPLE_STORE_ID,
  bankCode: '012',
  bankName: 'BBVA México',
  clabe: '012320001234567895',
  accountHolder: 'Casa Lumbre Artesanías SA de CV',
  accountStatementUrl: null,
  status: 'validada',
  updatedAt: UPDATED,
};
const exampleContact = {
  name: 'Mariana',
  lastName: 'Robles Ibarra',
  email: 'mariana.robles@example.com',
  phone: '3312345678',
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

export const updateStoreFinancial = defineCall({
  id: 'updateStoreFinancial',
  service: 'bamako',
  method: 'PUT',
  invalidates: ['store'],
  path: 'store/{id}/financial',
  params: { id: storeId() },
  body: z.object({
    bankCode: bankCode(),
    clabe: clabe(),
    accountHolder: text(254, 1),
    accountStatementUrl: z.nullable(text(2000)),
  }),
  response: storeFinancial,
  example: () => ({ ...exampleFinancial, status: 'pendiente' as const }),
});

/** The store's responsible person (D154); 404 is an empty form. */
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

/** 404: not sent to approval. */
export const getStoreApproval = defineCall({
  id: 'getStoreApproval',
  service: 'bamako',
  method: 'GET',
  provides: ['store'],
  path: 'store/{id}/approval',
  params: { id: storeId() },
  response: approval,
  example: () => exampleApproval,
});
