import { getZipCode } from '@trastienda/api-client';
import { createOperation } from '../../shared/store/create-operation.ts';

export const postalCode = createOperation(getZipCode);
