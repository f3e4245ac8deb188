import type { ChannelCheck } from '@trastienda/api-client';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { useEffect, useRef } from 'react';
import { paths } from '../../shared/routes/paths.ts';
import { CheckList } from './check-list.tsx';
import * as s from './channels.css.ts';

type Props = {
  readonly link: { readonly name: string; readonly checks: readonly ChannelCheck[] };
  readonly channelName: string;
};

/** A shop that was linked, with all that was asked of it. */
export function LinkedCard({ link: { name, checks }, channelName }: Props) {
  const words = useRef<HTMLParagraphElement>(null);
  // The form is gone, and the keyboard with it.
  useEffect(() => words.current?.focus(), []);
  return (
    <Card
      title={`${channelName} quedó conectado`}
      footer={
        <div className={s.ways}>
          <ButtonLink href={paths.orders()}>Ver mis pedidos</ButtonLink>
          <ButtonLink variant="primary" href={paths.marketplaces()}>
            Ver mis canales
          </ButtonLink>
        </div>
      }
    >
      <div className={s.stack}>
        <p ref={words} tabIndex={-1}>
          {`Revisamos «${name}» y está lista: sus pedidos llegan en unos minutos.`}
        </p>
        <CheckList checks={checks} />
      </div>
    </Card>
  );
}
