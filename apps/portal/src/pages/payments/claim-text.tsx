import type { OrderNet } from '@trastienda/api-client';
import { ownGuides } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { useState } from 'react';
import { byNumber, orderDetail } from '../../entities/order/operations.ts';
import { claimText } from '../../entities/deposit/words.ts';
import { useRead } from '../../shared/store/hooks.ts';
import * as s from './payments.css.ts';

type Props = { readonly net: OrderNet; readonly channel: string; readonly onClose: () => void };

/** The text to the channel, ready to be copied: it takes claims on its own page. */
export default function ClaimText({ net, channel, onClose }: Props) {
  const order = useRead(orderDetail, byNumber(net.orderNumber)).value?.rows[0];
  const text = claimText(net, { channel, guides: order === undefined ? [] : ownGuides(order) });
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    );
  return (
    <Modal
      isOpen
      title={`Aclaración del pedido ${net.orderNumber}`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cerrar</Button>
          <Button variant="primary" onPress={() => void copy()}>
            {copied === 'done' ? 'Copiada' : 'Copiar aclaración'}
          </Button>
        </>
      }
    >
      <div className={s.stack}>
        <p className={s.claim}>{text}</p>
        <p className={s.note} role="status">
          {copied === 'done' && 'Ya la puedes pegar en el centro de ayuda del canal.'}
          {copied === 'failed' && 'No se pudo copiar. Selecciona el texto y usa Ctrl C.'}
        </p>
      </div>
    </Modal>
  );
}
