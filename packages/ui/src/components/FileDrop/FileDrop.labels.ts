export interface FileDropLabels {
  title: string;
  titleMany: string;
  limits: (types: string, maxMegabytes: number) => string;
  choose: string;
  chooseMany: string;
  chooseFolder: string;
  takePhoto: string;
  list: string;
  cancel: (name: string) => string;
  retry: string;
  retryName: (name: string) => string;
  remove: (name: string) => string;
  see: string;
  waiting: string;
  uploading: (name: string) => string;
  done: string;
  failed: string;
  /** Message for a rejected file. Default: the sentence of the rule that it broke. */
  rejected: (message: string, code: 'empty' | 'too_large' | 'type' | 'content') => string;
}

export const fileDropWords: FileDropLabels = {
  title: 'Arrastra tu archivo o elígelo',
  titleMany: 'Arrastra tus archivos o elígelos',
  limits: (types, maxMegabytes) => `${types} · máximo ${maxMegabytes} MB`,
  choose: 'Elegir archivo',
  chooseMany: 'Elegir archivos',
  chooseFolder: 'Elegir carpeta',
  takePhoto: 'Tomar foto',
  list: 'Archivos',
  cancel: (name) => `Cancelar la subida de ${name}`,
  retry: 'Reintentar',
  retryName: (name) => `Reintentar la subida de ${name}`,
  remove: (name) => `Quitar ${name}`,
  see: 'Ver archivo',
  waiting: 'En espera',
  uploading: (name) => `Subiendo ${name}`,
  done: 'Listo',
  failed: 'No se pudo subir',
  rejected: (message) => message,
};
