import { createAction } from '@reduxjs/toolkit';
import type { ownStoreCodes } from '@trastienda/domain';
import type { ProductFilters } from '../../entities/product/product-query.ts';
import type { NamedProduct } from './model.ts';

export type OwnCode = (typeof ownStoreCodes)[number];

/** The maximum of products that one call takes. */
export const chooseLimit = 1000;

type Products = { readonly id: string; readonly products: readonly NamedProduct[] };
type AtChannels = Products & { readonly channels: readonly OwnCode[] };

/** 'Pausar', with its 10 s to take it back. */
export const pauseAsked = createAction<AtChannels>('catalogue/pauseAsked');
/** 'Activar': what is not ready says so, and there is nothing to take back. */
export const activationAsked = createAction<AtChannels>('catalogue/activationAsked');
/** 'Eliminar', confirmed; 10 s to take it back. */
export const deletionConfirmed = createAction<Products>('catalogue/deletionConfirmed');
/** The values of the form of categories: `category_{id}` and `category_name_{id}` of each product (S3.57). */
export const categoriesConfirmed = createAction<
  Products & { readonly fields: Readonly<Record<string, string>> }
>('catalogue/categoriesConfirmed');
/** 'Seleccionar los 214 resultados' */
export const allAsked = createAction<{
  readonly query: ProductFilters;
  readonly total: number;
}>('catalogue/allAsked');
