import { hiddenFromSight } from '../../internal/hidden-from-sight.ts';
import { utility } from '../../theme/style.ts';

export const root = utility(hiddenFromSight);
