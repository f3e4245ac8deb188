import { color } from '../../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';

export const root = primitive({ flexShrink: 0, forcedColorAdjust: 'auto' });

export const status = primitiveVariants({
  pendiente: { color: color.status.pendiente.glyph },
  listo_para_enviar: { color: color.status.listo_para_enviar.glyph },
  transito: { color: color.status.transito.glyph },
  finalizado: { color: color.status.finalizado.glyph },
  cancelado: { color: color.status.cancelado.glyph },
  /** A step that has not come: a neutral ring. */
  future: { color: color.border.control },
});

export const check = primitive({ stroke: color.bg.surface });
