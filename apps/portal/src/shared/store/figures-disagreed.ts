import { createAction } from '@reduxjs/toolkit';

/** Sums of one page did not agree, though they were asked twice; by the page's name. Whoever keeps the log hears of it. */
export const figuresDisagreed = createAction<string>('app/figuresDisagreed');
