import { tenantModel } from '../testing/tenant-model.ts';

tenantModel(5000);
