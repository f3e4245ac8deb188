import type { LinkCause } from '@trastienda/domain/channel-setup';

/** Causes of a link that the guard itself finds; their sentences are the domain's (`linkCauseMessage`). */
export type EgressFault = Extract<
  LinkCause,
  | 'sin_direccion'
  | 'otra_direccion'
  | 'sin_respuesta'
  | 'certificado'
  | 'bloqueo'
  | 'mantenimiento'
  | 'mas_despacio'
  | 'respuesta_ilegible'
>;

/** A refusal of the guard on its way through undici. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly fault: EgressFault;
  /** Whether the request may have reached the shop. */
  readonly isSent: boolean;

  constructor(fault: EgressFault, isSent: boolean) {
    super(fault);
    this.fault = fault;
    this.isSent = isSent;
  }
}
