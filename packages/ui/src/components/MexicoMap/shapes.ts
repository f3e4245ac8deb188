import type { CustomProjection } from '@visx/geo';
import type { ComponentProps } from 'react';
import { feature } from 'topojson-client';
import { mexico } from './mexico.generated.ts';

/** Size of the drawing that the outlines were made for. */
export const box = { width: 793, height: 498 } as const;

/** The 32 outlines, in the units of `box`. "Map of Mexico" by Victor Cazanave, CC BY 4.0. */
export const shapes = /* @__PURE__ */ feature(mexico, mexico.objects.states).features;
export type Shape = (typeof shapes)[number];

type Projection = Exclude<ComponentProps<typeof CustomProjection>['projection'], string | undefined>;

/** The outlines are drawn already: each point stays where it is. All that a path needs of a projection is `stream`. */
export const identity: Projection = () =>
  ({ stream: (output: unknown) => output }) as unknown as ReturnType<Projection>;
