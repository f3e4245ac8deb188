/** Sentences that every screen says alike. */
export const successSentence = 'Operación realizada con éxito';
export const failureSentence = 'Ha ocurrido un error, por favor intenta más tarde';
