/** An invoice is UTF-8 (SAT, Anexo 20): in another encoding a document type could hide from who looks for one. */
export const NOT_UTF8 = 'El XML no está en UTF-8: vuelve a descargarlo del SAT';
