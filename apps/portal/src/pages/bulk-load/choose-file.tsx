import { channelName, ownStoreCodes } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { FileDrop } from '@trastienda/ui/FileDrop';
import { DownloadIcon } from '@trastienda/ui/icons';
import { JobProgress } from '@trastienda/ui/JobProgress';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import { useState } from 'react';
import { loadReview } from '../../entities/bulk-load/operations.ts';
import { PageHeader } from '../../shared/layout/index.ts';
import { useIsOnline } from '../../shared/layout/use-is-online.ts';
import { paths } from '../../shared/routes/paths.ts';
import type { AddressState } from '../../shared/routes/use-search.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { fileChosen } from '../../features/bulk-loads/file-feature.ts';
import { PastLoads } from './past-loads.tsx';
import type { LoadSearch } from './search.ts';
import * as s from './load.css.ts';

/** The first step: a file, and what is done with it; below, the loads so far. */
export function ChooseFile(address: AddressState<LoadSearch>) {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const [type, setType] = useState<'alta' | 'edicion'>('alta');
  const [channels, setChannels] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  const [wasChosen, setChosen] = useState(false);
  const review = useAppSelector((state) => loadReview.select(state));
  const isReading = review.status === 'loading';
  return (
    <>
      <PageHeader
        title="Carga masiva"
        context="Crea y cambia muchos productos con un archivo; antes de guardar ves qué pasará"
        back={{ href: paths.products(), label: 'Catálogo de productos' }}
        actions={
          <ButtonLink href={paths.bulkTemplate()} icon={<DownloadIcon size={16} />}>
            Descargar plantilla
          </ButtonLink>
        }
      />
      <div className={s.stack}>
        {wasChosen && review.status === 'failed' && (
          <Banner tone="critical" title={`No pudimos leer ${name === '' ? 'el archivo' : name}.`}>
            {causeWords(review.error, { call: loadReview.call })}
          </Banner>
        )}
        <Card title="Tu archivo">
          <div className={s.fields}>
            <SegmentedControl
              className={s.choice}
              aria-label="Qué hacer con el archivo"
              items={[
                { id: 'alta', label: 'Crear y cambiar' },
                { id: 'edicion', label: 'Solo cambiar' },
              ]}
              value={type}
              onChange={(next) => setType(next === 'edicion' ? 'edicion' : 'alta')}
            />
            <p className={s.note}>
              {type === 'alta'
                ? 'Un SKU que ya tienes se cambia; uno que no, se crea.'
                : 'Un SKU que no tienes se queda fuera, y te lo decimos.'}
            </p>
            {type === 'alta' && (
              <div role="group" aria-label="Canales de los productos nuevos" className={s.channels}>
                <span className={s.note}>Los nuevos se venden en</span>
                {ownStoreCodes.map((code) => (
                  <Checkbox
                    key={code}
                    isSelected={channels.includes(code)}
                    onChange={(isOn) =>
                      setChannels(
                        ownStoreCodes.filter((one) => (one === code ? isOn : channels.includes(one))),
                      )
                    }
                  >
                    {channelName(code)}
                  </Checkbox>
                ))}
              </div>
            )}
            {isReading ? (
              <JobProgress title={`Leyendo ${name}`} note="Aún no se guarda nada." />
            ) : (
              <FileDrop
                kind="bulkLoad"
                primary
                title="Arrastra tu archivo, o elígelo"
                description="hasta 10,000 filas. Una celda vacía no cambia nada"
                disabledReason={isOnline ? undefined : 'Sin conexión no se puede subir'}
                onAdd={([file]) => {
                  if (file === undefined) return;
                  setName(file.name);
                  setChosen(true);
                  dispatch(fileChosen({ file, type, salesChannels: channels, key: crypto.randomUUID() }));
                }}
              />
            )}
          </div>
        </Card>
        <PastLoads {...address} />
      </div>
    </>
  );
}
