export const accordionStates = ['done', 'review', 'rejected', 'missing', 'later'] as const;
export type AccordionState = (typeof accordionStates)[number];
