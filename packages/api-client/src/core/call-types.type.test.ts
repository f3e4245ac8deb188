import { expectTypeOf } from 'vitest';
import type { createBulkLoad } from '../services/bulk-load.calls.ts';
import { checkSku } from '../services/catalogue.calls.ts';
import type { changeEvidenceGuide } from '../services/evidences.calls.ts';
import { type createFulfillmentShipment, createInventoryWithdrawal } from '../services/fulfillment.calls.ts';
import { createOrderShipment, listOrders } from '../services/kidal.calls.ts';
import {
  acceptAgreement,
  type signAgreement,
  updateOnboardingStep,
  uploadTaxCertificate,
} from '../services/onboarding.calls.ts';
import { createIdentityStore } from '../services/store-creation.calls.ts';
import { downloadGuideLabel, getBalance, getZipCode } from '../services/shippings.calls.ts';
import { answerStoreInvitation, type updateStoreUser } from '../services/users.calls.ts';
import { createClient } from './create-client.ts';
import type { CallInput } from './define-call.ts';

// Checked by `tsc`, never run: the types that a caller meets, one for each kind of field of the contract.

type Body<Call> = Required<CallInput<Call>> extends { readonly body: infer Fields } ? Fields : never;
type Query<Call> = Required<CallInput<Call>> extends { readonly query: infer Fields } ? Fields : never;
type Field<Fields, Name extends keyof Fields> = Fields[Name];

export function eachKindOfFieldHasItsType() {
  // Texts: free, of a form, one of some, a file in base64, a day.
  expectTypeOf<Field<Body<typeof checkSku>, 'sku'>>().toEqualTypeOf<string>();
  expectTypeOf<CallInput<typeof getZipCode>['params']['code']>().toEqualTypeOf<string>();
  expectTypeOf<Field<Body<typeof signAgreement>, 'method'>>().toEqualTypeOf<'trazo' | 'nombre'>();
  expectTypeOf<Field<Body<typeof signAgreement>, 'signature64'>>().toEqualTypeOf<string>();
  expectTypeOf<Field<Body<typeof createFulfillmentShipment>, 'estimatedArrival'>>().toEqualTypeOf<string>();
  // Numbers: money, and whole ones.
  expectTypeOf<Field<Body<typeof changeEvidenceGuide>, 'guia_total'>>().toEqualTypeOf<number>();
  expectTypeOf<Field<Body<typeof updateOnboardingStep>, 'currentStep'>>().toEqualTypeOf<number>();
  expectTypeOf<Field<Query<typeof listOrders>, 'page'>>().toEqualTypeOf<number | undefined>();
  // Yes or no, and what can only be yes.
  expectTypeOf<Field<Body<typeof answerStoreInvitation>, 'accept'>>().toEqualTypeOf<boolean>();
  expectTypeOf<Field<Body<typeof acceptAgreement>, 'accepted'>>().toEqualTypeOf<true>();
  expectTypeOf<Field<Query<typeof listOrders>, 'filtro_evidencia_pendiente'>>().toEqualTypeOf<
    'true' | undefined
  >();
  // What may be null, and what may be left out: one is not the other.
  expectTypeOf<Field<Body<typeof checkSku>, 'productId'>>().toEqualTypeOf<string | null>();
  expectTypeOf<Field<Body<typeof createBulkLoad>, 'retryOf'>>().toEqualTypeOf<string | undefined>();
  // Lists, records, and files of a form.
  expectTypeOf<Field<Body<typeof createInventoryWithdrawal>, 'items'>>().toEqualTypeOf<
    { sku: string; quantity: number }[]
  >();
  expectTypeOf<Field<Body<typeof createBulkLoad>, 'columns'>>().toEqualTypeOf<string[] | undefined>();
  expectTypeOf<Field<Body<typeof createIdentityStore>, 'store'>['name']>().toEqualTypeOf<string>();
  expectTypeOf<Field<Body<typeof uploadTaxCertificate>, 'file'>>().toEqualTypeOf<Blob>();
  // A path parameter, a query or a body that has fields which must be there, must be there too.
  expectTypeOf<CallInput<typeof updateStoreUser>['params']>().toEqualTypeOf<{ username: string }>();
  expectTypeOf<undefined>().toExtend<CallInput<typeof listOrders>['query']>();
  expectTypeOf<CallInput<typeof getBalance>['body']>().toEqualTypeOf<undefined>();
}

const takes = <Call>(_call: Call, _input: CallInput<Call>): void => undefined;

export function callersAreHeldToTheContract() {
  takes(checkSku, { params: { storeId: '1' }, body: { sku: 'VS-6', productId: null } });
  // The client knows the store: in a path, in a query and in a body it may be left out, and with it a part that holds no more.
  takes(checkSku, { body: { sku: 'VS-6', productId: null } });
  takes(getBalance, {});
  takes(listOrders, { query: { page: 1, 'filter-marketplace': ['CS'] } });
  takes(updateOnboardingStep, { body: { currentStep: 5 } });
  takes(uploadTaxCertificate, { body: { rfc: 'XAXX010101000', file: new File([], 'constancia.pdf') } });

  // @ts-expect-error the store's id is a text
  takes(checkSku, { params: { storeId: 1 }, body: { sku: 'VS-6', productId: null } });
  // @ts-expect-error a body that must be there
  takes(checkSku, { params: { storeId: '1' } });
  // @ts-expect-error a field of a body that must be there
  takes(checkSku, { body: { sku: 'VS-6' } });
  // @ts-expect-error a field that the contract does not have
  takes(checkSku, { body: { sku: 'VS-6', productId: null, color: 'azul' } });
  // @ts-expect-error null where a text must be
  takes(checkSku, { body: { sku: null, productId: null } });
  // @ts-expect-error a query field that the contract does not have
  takes(listOrders, { query: { color: 'azul' } });
  // @ts-expect-error a value that is none of those of the contract
  takes(listOrders, { query: { sort: 'newest' } });
  // @ts-expect-error one of a list that is none of those of the contract
  takes(listOrders, { query: { 'filter-marketplace': ['ZZ'] } });
  // @ts-expect-error a text for a number
  takes(listOrders, { query: { page: '1' } });
  // @ts-expect-error a number for a yes or no
  takes(answerStoreInvitation, { params: { invitation: '7' }, body: { accept: 1 } });
  // @ts-expect-error a no for what can only be yes
  takes(acceptAgreement, { body: { channels: ['CS'], textHash: 'x', accepted: false } });
  // @ts-expect-error a body for a call that has none
  takes(getZipCode, { params: { code: '64070' }, body: {} });
  // @ts-expect-error path parameters that must be there
  takes(getZipCode, {});
  // @ts-expect-error one of them
  takes(downloadGuideLabel, { params: {} });
  // @ts-expect-error a body beside the path parameters
  takes(createOrderShipment, { params: { marketplace: 'CS', orderId: '1' } });
  // @ts-expect-error a text for a file
  takes(uploadTaxCertificate, { body: { rfc: 'XAXX010101000', file: 'constancia.pdf' } });
  const withdrawal = { warehouseId: '1', deliverTo: 'storehouse', comment: '' } as const;
  takes(createInventoryWithdrawal, { body: { ...withdrawal, items: [{ sku: 'VS-6', quantity: 2 }] } });
  // @ts-expect-error a record of a list without one of its fields
  takes(createInventoryWithdrawal, { body: { ...withdrawal, items: [{ sku: 'VS-6' }] } });
  // @ts-expect-error a record inside a body without one of its fields
  takes(createIdentityStore, { body: { email: 'ana@tienda.example', store: { id: '1' } } });
}

export async function answersHaveTheTypesOfTheContract() {
  const request = createClient();
  const orders = await request(listOrders, {});
  if (orders.ok) expectTypeOf(orders.value.rows[0]?.orderNumber).toEqualTypeOf<string | undefined>();
  const label = await request(downloadGuideLabel, { params: { guide: 'x' } });
  return label.ok ? label.value.blob.size : label.error.message;
}
