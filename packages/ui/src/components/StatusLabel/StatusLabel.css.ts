import { color, radius, space } from '../../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../../theme/style.ts';
import { text } from '../../theme/text.ts';

export const root = primitive({
  ...text.cellStrong,
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: space['1.5'],
  whiteSpace: 'nowrap',
});

export const plain = primitiveVariants({
  pendiente: { color: color.status.pendiente.text },
  listo_para_enviar: { color: color.status.listo_para_enviar.text },
  transito: { color: color.status.transito.text },
  finalizado: { color: color.status.finalizado.text },
  cancelado: { color: color.status.cancelado.text },
});

export const pillShape = primitive({
  ...text.captionStrong,
  minBlockSize: 24,
  paddingInline: space[2],
  border: '1px solid',
  borderRadius: radius.sm,
});

const tint = (status: { bg: string; border: string }) => ({
  background: status.bg,
  borderColor: status.border,
});

export const pill = primitiveVariants({
  pendiente: tint(color.status.pendiente),
  listo_para_enviar: tint(color.status.listo_para_enviar),
  transito: tint(color.status.transito),
  finalizado: tint(color.status.finalizado),
  cancelado: tint(color.status.cancelado),
});

export const mixed = primitive({ color: color.text.muted });
