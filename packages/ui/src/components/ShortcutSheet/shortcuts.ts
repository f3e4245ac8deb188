export interface Shortcut {
  /** Ways to press it; each a row of keys pressed in order or together: `[['G', 'I']]`, `[['J'], ['↓']]`. */
  keys: readonly (readonly string[])[];
  /** "Ir a inicio". */
  does: string;
}

export interface ShortcutGroup {
  id: string;
  label: string;
  items: readonly Shortcut[];
}

/** Keys of the application. */
export const defaultShortcuts: readonly ShortcutGroup[] = [
  {
    id: 'todo',
    label: 'En todas partes',
    items: [
      { keys: [['Ctrl', 'K']], does: 'Buscar páginas, pedidos, guías, SKU y acciones' },
      { keys: [['/']], does: 'Ir a la búsqueda de la página' },
      { keys: [['?']], does: 'Ver estos atajos' },
      { keys: [['Ctrl', 'B']], does: 'Contraer o expandir el menú' },
      { keys: [['F6']], does: 'Ir a la siguiente zona o a los avisos' },
      { keys: [['Esc']], does: 'Cerrar, quitar la selección o dejar de editar' },
    ],
  },
  {
    id: 'ir',
    label: 'Ir a',
    items: [
      { keys: [['G', 'I']], does: 'Inicio' },
      { keys: [['G', 'P']], does: 'Mis pedidos' },
      { keys: [['G', 'C']], does: 'Catálogo de productos' },
      { keys: [['G', 'V']], does: 'Ventas' },
      { keys: [['G', 'D']], does: 'Mis pagos' },
      { keys: [['Alt', '←']], does: 'Volver a la lista donde ibas' },
    ],
  },
  {
    id: 'listas',
    label: 'En una lista',
    items: [
      { keys: [['J'], ['↓']], does: 'Siguiente' },
      { keys: [['K'], ['↑']], does: 'Anterior' },
      { keys: [['X']], does: 'Seleccionar la fila' },
      { keys: [['Shift', 'X']], does: 'Extender la selección' },
      { keys: [['Ctrl', 'A']], does: 'Seleccionar la página; otra vez, todos los resultados' },
      { keys: [['Enter']], does: 'Abrir' },
    ],
  },
  {
    id: 'pedido',
    label: 'En un pedido',
    items: [
      { keys: [['I']], does: 'Imprimir' },
      { keys: [['E']], does: 'Subir evidencia' },
      { keys: [['S']], does: 'Separar' },
      { keys: [['Ctrl', 'Enter']], does: 'Hacer la acción principal' },
    ],
  },
];
