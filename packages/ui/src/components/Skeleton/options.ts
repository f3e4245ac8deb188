export const skeletonShapes = ['line', 'block', 'tile', 'circle'] as const;
