import { channelSetup } from '@trastienda/domain/channel-setup';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { NoChannel, OwnerOnly } from './no-channel.tsx';
import { channelSearch } from './search.ts';
import * as s from './channels.css.ts';

/** `/canales-de-venta/marketplaces/aviso?canal=`: what is shared with a channel, and what never is (D45). */
export default function NoticePage() {
  const { canal } = useSearch(channelSearch).search;
  const setup = channelSetup(canal);
  if (!setup) return <NoChannel />;
  return (
    <>
      <PageHeader
        title={`Conectar ${setup.name}`}
        context="Antes de empezar: qué se comparte"
        back={{ href: paths.marketplaces(), label: 'Canales de venta' }}
      />
      <OwnerOnly>
        <div className={s.narrow}>
          <Card title="Qué ganas">
            <Lines lines={setup.lines} />
          </Card>
          <Card title="Qué leemos">
            <Lines lines={setup.reads} />
          </Card>
          <Card title={`Qué escribimos en ${setup.name}`}>
            <Lines lines={setup.writes} />
          </Card>
          <Card
            title="Qué no tocamos"
            footer={
              <div className={s.ways}>
                <ButtonLink href={paths.marketplaces()}>Ahora no</ButtonLink>
                <ButtonLink variant="primary" href={paths.channelSetup(setup.code)}>
                  Continuar
                </ButtonLink>
              </div>
            }
          >
            <Lines lines={setup.never} />
          </Card>
          <p className={s.note}>
            Puedes desconectarlo cuando quieras: dejan de llegar pedidos y borramos los accesos que nos diste.
          </p>
        </div>
      </OwnerOnly>
    </>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={s.list}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
