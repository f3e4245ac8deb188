/** Sentences given by the specification, letter for letter (S9.5). */
export const successSentence = 'Operación realizada con éxito';
export const failureSentence = 'Ha ocurrido un error, por favor intenta más tarde';
