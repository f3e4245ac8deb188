export interface SavedViewsLabels {
  views: string;
  mine: string;
  shared: string;
  modified: string;
  acts: string;
  save: string;
  create: string;
  rename: string;
  copy: string;
  remove: string;
  createTitle: string;
  renameTitle: string;
  name: string;
  share: string;
  taken: string;
  done: string;
  cancel: string;
}

export const savedViewsWords: SavedViewsLabels = {
  views: 'Vistas',
  mine: 'Mis vistas',
  shared: 'Del equipo',
  modified: 'con cambios sin guardar',
  acts: 'Acciones de la vista',
  save: 'Guardar cambios',
  create: 'Guardar como vista nueva',
  rename: 'Cambiar nombre',
  copy: 'Copiar enlace',
  remove: 'Eliminar vista',
  createTitle: 'Guardar vista',
  renameTitle: 'Cambiar nombre de la vista',
  name: 'Nombre',
  share: 'Compartir con mi equipo',
  taken: 'Ya hay una vista con ese nombre',
  done: 'Guardar vista',
  cancel: 'Cancelar',
};
