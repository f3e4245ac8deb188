import * as z from 'zod/mini';
import { nullable, text } from '../core/fields.ts';

/** A question of the survey, and what was answered; null until then. */
export const surveyEntry = z.object({ question: z.string(), answer: nullable(z.string()) });

/** Input is checked more strictly than output. */
export const surveyAnswer = z.object({ question: text(200, 1), answer: z.nullable(text(1000)) });
