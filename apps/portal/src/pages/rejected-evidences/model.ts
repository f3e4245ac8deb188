import type { CallInput, CallOutput } from '@trastienda/api-client';
import type { listRejectedEvidences } from '@trastienda/api-client/invoice';
import { paymentMarketplaceOf, paymentMarketplaces } from '@trastienda/domain';
import type { EvidenceTab, RejectedSearch } from './search.ts';

export type RejectedEvidence = CallOutput<typeof listRejectedEvidences>['rows'][number];

export const statusOf: Readonly<Record<EvidenceTab, RejectedEvidence['status']>> = {
  rechazadas: 'rechazada',
  'en-revision': 'en_revision',
  aceptadas: 'aceptada',
};

/** Returns the query of the address. */
export const rejectedInput = ({
  pagina,
  tamano,
  estado,
  canal,
  pedido,
}: RejectedSearch): CallInput<typeof listRejectedEvidences> => {
  const channel = paymentMarketplaceOf(canal)?.code;
  return {
    query: {
      page: pagina,
      pageSize: tamano,
      status: statusOf[estado],
      ...(channel !== undefined && { channel }),
      ...(pedido !== '' && { no_pedido: pedido }),
    },
  };
};

/** The name of a channel in the addresses. */
export const channelQuery = (code: RejectedEvidence['channel']): string | undefined =>
  paymentMarketplaces.find((marketplace) => marketplace.code === code)?.query;

/** The act for a refusal: another photo, or another guide. */
export type Remedy = { readonly act: 'again' | 'guide'; readonly words: string };

const remedies: readonly (readonly [cause: RegExp, remedy: Remedy])[] = [
  [
    /gu[ií]a.*(no coincide|no es|no corresponde|incorrect|distint|equivocad)|otra gu[ií]a/iu,
    { act: 'guide', words: 'Elige la guía con la que llegó' },
  ],
  [/borros|movid|enfo/iu, { act: 'again', words: 'Limpia la cámara y apoya el teléfono' }],
  [/oscur|luz/iu, { act: 'again', words: 'Acércate a una ventana y vuelve a tomarla' }],
  [/firma/iu, { act: 'again', words: 'Que la firma salga completa y se lea' }],
  [/fecha|d[ií]a/iu, { act: 'again', words: 'Que se lea el día de la entrega' }],
  [/gu[ií]a|etiqueta|cortad/iu, { act: 'again', words: 'Que la etiqueta salga completa' }],
];

/** Returns the act that corrects a refusal, by the channel's own words; words that we do not know are corrected by another photo. */
export const remedyOf = (reason: string): Remedy =>
  remedies.find(([cause]) => cause.test(reason))?.[1] ?? {
    act: 'again',
    words: 'Súbela otra vez, completa y con buena luz',
  };
