import { columnsIn, type FileReading, readingsIn } from '@trastienda/api-client';
import { channelName, ownStoreCodes } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
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
import { ColumnsDrawer } from './columns-drawer.tsx';
import { fileChosen } from '../../features/bulk-loads/file-feature.ts';
import type { LoadOptions } from '../../features/bulk-loads/kept-file.ts';
import { PastLoads } from './past-loads.tsx';
import type { LoadSearch } from './search.ts';
import * as s from './load.css.ts';

type Chosen = Pick<LoadOptions, 'columns' | 'encoding'>;

type HowItReadsProps = {
  readonly readings: readonly FileReading[];
  readonly onChoose: (encoding: FileReading['encoding']) => void;
};

/** One word of the file as each encoding reads it: who wrote it knows which is right. */
function HowItReads({ readings, onChoose }: HowItReadsProps) {
  return (
    <Card title="¿Cómo se lee bien?">
      <div className={s.fields}>
        <p className={s.note}>
          Tu archivo no dice cómo guarda los acentos. Elige la palabra que está bien escrita.
        </p>
        <div role="group" aria-label="¿Cómo se lee bien?" className={s.channels}>
          {readings.map(({ encoding, sample }) => (
            <Button key={encoding} onPress={() => onChoose(encoding)}>
              {sample}
            </Button>
          ))}
        </div>
        <p className={s.note}>Si ninguna lo está, guárdalo como «CSV UTF-8» y súbelo otra vez.</p>
      </div>
    </Card>
  );
}

/** The first step: a file, and what is done with it; below, the loads so far. */
export function ChooseFile(address: AddressState<LoadSearch>) {
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const [type, setType] = useState<'alta' | 'edicion'>('alta');
  const [channels, setChannels] = useState<readonly string[]>([]);
  const [file, setFile] = useState<File | null>(null);
  const [isChoosing, setChoosing] = useState(true);
  const review = useAppSelector((state) => loadReview.select(state));
  const isReading = review.status === 'loading';
  const name = file?.name || 'el archivo';
  // The reading of a file in which one more column has to be chosen.
  const columns = review.status === 'failed' ? columnsIn(review.error.data) : [];
  const readings = review.status === 'failed' ? readingsIn(review.error.data) : [];
  const [encoding, setEncoding] = useState<FileReading['encoding'] | undefined>(undefined);
  const send = (sent: File, { columns: chosen, encoding: read }: Chosen = {}) => {
    setFile(sent);
    setEncoding(read);
    setChoosing(true);
    dispatch(
      fileChosen({
        file: sent,
        type,
        salesChannels: channels,
        key: crypto.randomUUID(),
        columns: chosen,
        encoding: read,
      }),
    );
  };
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
        {file !== null && review.status === 'failed' && columns.length > 0 && (
          <Banner
            tone="warning"
            title={`Falta elegir una columna de ${name}.`}
            action={
              <Button size="sm" onPress={() => setChoosing(true)}>
                Elegir columnas
              </Button>
            }
          >
            {causeWords(review.error, { call: loadReview.call })}
          </Banner>
        )}
        {file !== null && isChoosing && columns.length > 0 && (
          <ColumnsDrawer
            columns={columns}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => send(file, { columns: chosen, encoding })}
          />
        )}
        {file !== null && readings.length > 0 && (
          <HowItReads readings={readings} onChoose={(read) => send(file, { encoding: read })} />
        )}
        {file !== null && review.status === 'failed' && columns.length + readings.length === 0 && (
          <Banner tone="critical" title={`No pudimos leer ${name}.`}>
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
                onAdd={([first]) => first && send(first)}
              />
            )}
          </div>
        </Card>
        <PastLoads {...address} />
      </div>
    </>
  );
}
