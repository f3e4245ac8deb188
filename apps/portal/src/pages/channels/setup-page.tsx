import { channelSetup } from '@trastienda/domain/channel-setup';
import { useContext, useState } from 'react';
import { PageHeader } from '../../shared/layout/index.ts';
import { LinkReturnContext } from '../../shared/routes/link-return.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { Finishing } from './finishing.tsx';
import { NoChannel, OwnerOnly } from './no-channel.tsx';
import { channelSearch } from './search.ts';
import { setupForms } from './setup-forms.tsx';
import * as s from './channels.css.ts';

/** `/canales-de-venta/marketplaces/setup?canal=`: what a channel asks for; and where it sends the browser back to. */
export default function SetupPage() {
  const { canal } = useSearch(channelSearch).search;
  const setup = channelSetup(canal);
  const port = useContext(LinkReturnContext);
  const [answer, setAnswer] = useState(() => (setup ? port.take(setup.code) : null));
  if (!setup) return <NoChannel />;
  const Form = setupForms[setup.code];
  return (
    <>
      <PageHeader
        title={`Conectar ${setup.name}`}
        context={
          setup.goesToChannel ? `Te llevamos a ${setup.name} y regresas aquí` : 'Con los datos de tu cuenta'
        }
        back={{ href: paths.marketplaces(), label: 'Canales de venta' }}
      />
      <OwnerOnly>
        <div className={s.narrow}>
          {answer ? (
            <Finishing answer={answer} channelName={setup.name} onAgain={() => setAnswer(null)} />
          ) : (
            <Form key={setup.code} setup={setup} />
          )}
        </div>
      </OwnerOnly>
    </>
  );
}
