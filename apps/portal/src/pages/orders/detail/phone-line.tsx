import { IconButton } from '@trastienda/ui/IconButton';
import { CopyIcon, PhoneIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { notified } from '../../../shared/store/notifications-slice.ts';
import * as s from './detail.css.ts';
import { contactLink, whatsAppLink } from './model.ts';

/** The client's telephone, to be called, written to and copied. */
export function PhoneLine({ phone }: { readonly phone: string }) {
  const dispatch = useAppDispatch();
  const chat = whatsAppLink(phone);
  const copy = () => {
    navigator.clipboard.writeText(phone).then(
      () => dispatch(notified({ tone: 'success', text: 'Se copió el teléfono' })),
      () =>
        dispatch(notified({ tone: 'error', text: 'No se pudo copiar; selecciona el teléfono con el mouse' })),
    );
  };
  return (
    <span className={s.iconLine}>
      <PhoneIcon size={16} />
      <span className={s.phone}>
        <Link variant="quiet" href={contactLink('tel', phone)} aria-label={`Llamar al ${phone}`}>
          {phone}
        </Link>
        <IconButton size="sm" label="Copiar el teléfono" icon={<CopyIcon size={16} />} onPress={copy} />
        {chat !== null && (
          <Link variant="action" external href={chat}>
            WhatsApp
          </Link>
        )}
      </span>
    </span>
  );
}
