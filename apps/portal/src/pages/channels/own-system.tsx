import type { StoreKey } from '@trastienda/api-client';
import { Badge } from '@trastienda/ui/Badge';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { TriangleIcon } from '@trastienda/ui/icons';
import { useState } from 'react';
import { ConfirmWrite } from '../../shared/form/confirm-write.tsx';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, HelpLink, useClock } from '../../shared/layout/index.ts';
import { useOnReturn } from '../../shared/layout/use-is-online.ts';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { selectIsOwner } from '../../shared/session/selectors.ts';
import { useAppSelector, useRead, useWrite } from '../../shared/store/hooks.ts';
import { keyRevocation, storeKeyList } from './key-operations.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { OwnWebhook } from './own-webhook.tsx';
import { type AskedKey, keyFacts, lostKeys } from './store-keys.ts';
import * as s from './channels.css.ts';

/** Revoked keys that stand below the others without being asked for. */
const SHOWN_REVOKED = 2;

/** The open door: keys by which other systems of the merchant send orders (D517). They are the owner's (D245). */
export function OwnSystem() {
  const isOwner = useAppSelector(selectIsOwner);
  return (
    <Card title="Tu propio sistema">
      <div className={s.stack}>
        <span className={s.note}>
          Conecta tu ERP, tu sitio u otro sistema: manda pedidos a Mis pedidos y recibe qué se envió.{' '}
          <HelpLink page="pedidos-por-api">Cómo se programa</HelpLink>
        </span>
        {isOwner ? (
          <>
            <Keys />
            <OwnWebhook />
          </>
        ) : (
          <span>Solo la cuenta titular hace y revoca llaves. Pídeselo a quien es titular de la tienda.</span>
        )}
      </div>
    </Card>
  );
}

function Keys() {
  const keys = useRead(storeKeyList, {});
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<readonly AskedKey[]>([]);
  const [isWhole, setWhole] = useState(false);
  useOnReturn(keys.ask);
  if (failedWithNothing(keys)) {
    return (
      <CallFailed
        isQuiet
        error={keys.error}
        call={storeKeyList.call}
        title="No pudimos cargar tus llaves"
        onRetry={keys.ask}
      />
    );
  }
  if (keys.value === null) return <CardBodySkeleton height={96} lines={3} />;
  const all = keys.value.data;
  const lost = lostKeys(all, asked);
  const working = all.filter(({ revokedAt }) => revokedAt === null);
  const revoked = all.filter(({ revokedAt }) => revokedAt !== null);
  const hidden = isWhole ? 0 : Math.max(0, revoked.length - SHOWN_REVOKED);
  return (
    <>
      {lost.length > 0 && (
        <Banner tone="warning" title="Una llave se hizo y no la viste.">
          Se perdió la respuesta, y la llave ya no se puede mostrar. Revoca esa llave y haz otra.
        </Banner>
      )}
      {all.length === 0 ? (
        <span>Todavía no tienes llaves. Haz una y dásela a quien programa tu sistema.</span>
      ) : (
        <ul className={s.keys}>
          {[...working, ...revoked.slice(0, revoked.length - hidden)].map((key) => (
            <KeyLine key={key.id} storeKey={key} isLost={lost.includes(key)} />
          ))}
        </ul>
      )}
      <div className={s.row}>
        <Button size="sm" onPress={() => setMaking(true)}>
          Hacer una llave
        </Button>
        {hidden > 0 && (
          <Button size="sm" variant="ghost" onPress={() => setWhole(true)}>
            {hidden === 1 ? 'Ver otra revocada' : `Ver otras ${hidden} revocadas`}
          </Button>
        )}
      </div>
      {isMaking && (
        <NewKeyDialog
          onLost={(name) => {
            setAsked([...asked, { name, known: all.map(({ id }) => id) }]);
            keys.ask();
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}

type KeyLineProps = { readonly storeKey: StoreKey; readonly isLost: boolean };

function KeyLine({ storeKey, isLost }: KeyLineProps) {
  const clock = useClock();
  const [isEnding, setEnding] = useState(false);
  const { name, lastFour, revokedAt } = storeKey;
  return (
    <li className={s.key}>
      <div className={s.facts}>
        <span className={s.named}>
          <span className={s.name}>{name}</span>
          {isLost && (
            <Badge tone="warning" icon={TriangleIcon}>
              No la viste
            </Badge>
          )}
        </span>
        <span className={s.note}>{keyFacts(storeKey, clock).join(' · ')}</span>
      </div>
      {revokedAt === null && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Revocar ${name}, que termina en ${lastFour}`}
          onPress={() => setEnding(true)}
        >
          Revocar
        </Button>
      )}
      {isEnding && <RevokeKey storeKey={storeKey} onClose={() => setEnding(false)} />}
    </li>
  );
}

type RevokeProps = { readonly storeKey: StoreKey; readonly onClose: () => void };

/** Says what stops before a key ends: there is no way back. */
function RevokeKey({ storeKey: { id, name, lastFour }, onClose }: RevokeProps) {
  const revocation = useWrite(keyRevocation, onClose);
  return (
    <ConfirmWrite
      tone="danger"
      title={`¿Revocar la llave «${name}»?`}
      cancelLabel="Conservar"
      confirmLabel="Revocar"
      pendingLabel="Revocando…"
      write={revocation}
      call={keyRevocation.call}
      onCancel={onClose}
      onConfirm={() => revocation.send({ params: { keyId: id } })}
    >
      El sistema que usa la llave que termina en {lastFour} deja de mandar pedidos y de saber qué se envió, al
      momento. Los pedidos que ya mandó se quedan. No se puede deshacer: para volver a conectarlo, haz otra
      llave.
    </ConfirmWrite>
  );
}
