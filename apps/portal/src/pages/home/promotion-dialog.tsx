import { Button } from '@trastienda/ui/Button';
import { Link } from '@trastienda/ui/Link';
import { Modal } from '@trastienda/ui/Modal';
import { ResponsiveImage } from '@trastienda/ui/ResponsiveImage';
import { selectConfig } from '../../shared/session/config-slice.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import * as s from './notices.css.ts';

/** The promotion of the day: picture and link come from the environment, and no word of it is ours (D11). */
export default function PromotionDialog({ onClose }: { readonly onClose: () => void }) {
  const { imageUrl, link } = useAppSelector(selectConfig).promo;
  const picture = <ResponsiveImage className={s.picture} src={imageUrl ?? ''} alt="Promoción del día" />;
  return (
    <Modal
      isOpen
      title="Promoción"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={<Button onPress={onClose}>Cerrar</Button>}
    >
      {link === null ? (
        picture
      ) : (
        <Link href={link} target="_blank">
          {picture}
        </Link>
      )}
    </Modal>
  );
}
