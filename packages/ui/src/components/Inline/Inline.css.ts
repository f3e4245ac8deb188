import { primitive, primitiveVariants } from '../../theme/style.ts';

export const root = primitive({ flexWrap: 'wrap' });

export const justify = primitiveVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'end' },
  between: { justifyContent: 'space-between' },
});
