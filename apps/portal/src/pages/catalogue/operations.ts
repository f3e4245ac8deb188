import { activateProducts, listProducts, pauseProducts } from '@trastienda/api-client/products';
import { createOperation } from '../../shared/store/create-operation.ts';

/** One page of the products that some filters leave. */
export const productPage = createOperation(listProducts);

type OfProducts = { readonly body: { readonly ids: readonly string[] } };
const ofProducts = ({ body }: OfProducts): string => body.ids.join();
const told = ({
  message,
  data,
}: {
  readonly message: string;
  readonly data: { readonly failed: readonly { readonly message: string }[] };
}): string => (data.failed[0] ? `${message}: ${data.failed[0].message}` : message);

/** 'Pausar'. */
export const productPause = createOperation(pauseProducts, { keyOf: ofProducts, done: told });

/** 'Activar'. */
export const productActivation = createOperation(activateProducts, { keyOf: ofProducts, done: told });
