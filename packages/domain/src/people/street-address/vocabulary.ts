// The words of decisions.md, appendix A, in lower case and without accents.

/** S-d: words that name an interior number. */
export const interiorWords: ReadonlySet<string> = new Set([
  'departamento',
  'depto',
  'dpto',
  'dep',
  'piso',
  'local',
  'loc',
  'oficina',
  'ofna',
  'despacho',
  'desp',
  'edificio',
  'edif',
  'torre',
  'casa',
  'bodega',
  'consultorio',
  'suite',
  'nivel',
]);

/** S-b: words that announce a number ('n°' is read apart, for ° is no letter). */
export const markWords: ReadonlySet<string> = new Set(['nº', 'no', 'numero', 'num', 'exterior', 'ext']);
export const numberWords: ReadonlySet<string> = new Set(['numero', 'num', 'no']);

/** S-e; the single letters are those of Cancún's regions, and count only together: 'SM 503 M 12 L 3'. */
export const blockWords: ReadonlySet<string> = new Set(['manzana', 'mza', 'mz', 'm']);
export const lotWords: ReadonlySet<string> = new Set(['lote', 'lte', 'lt', 'l']);
export const kilometerWords: ReadonlySet<string> = new Set(['kilometro', 'km']);
export const againWords: ReadonlySet<string> = new Set(['bis', 'ter']);
export const sideWords: ReadonlySet<string> = new Set([
  'norte',
  'nte',
  'sur',
  'oriente',
  'ote',
  'poniente',
  'pte',
]);

/** S-g: words after which a number is a street's name; 'c' only with a period. */
export const streetTypes: ReadonlySet<string> = new Set([
  'calle',
  'avenida',
  'ave',
  'av',
  'bulevar',
  'boulevard',
  'blvd',
  'calzada',
  'calz',
  'privada',
  'priv',
  'cerrada',
  'cda',
  'andador',
  'and',
  'circuito',
  'cto',
  'retorno',
  'ret',
  'eje',
  'carretera',
  'carr',
  'camino',
  'prolongacion',
  'prol',
  'periferico',
  'autopista',
  'callejon',
  'diagonal',
  'pasaje',
  'via',
]);
