import { times } from '../../../../tools/suite/samples.ts';
import { tenantModel } from '../testing/tenant-model.ts';

tenantModel(times(5000, 1 / 5));
