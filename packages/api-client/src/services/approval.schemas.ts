import * as z from 'zod/mini';
import { instant, nullable } from '../core/fields.ts';

/** finanzas, then legal. */
export const approvalStep = z.enum(['finanzas', 'legal']);
export const approval = z.object({
  step: approvalStep,
  status: z.enum(['pendiente', 'aprobado', 'rechazado']),
  comment: nullable(z.string()),
  updatedAt: instant(),
});
export type Approval = z.output<typeof approval>;

export const exampleApproval: Approval = {
  step: 'finanzas',
  status: 'pendiente',
  comment: null,
  updatedAt: '2025-01-15T18:30:00.000Z',
};
