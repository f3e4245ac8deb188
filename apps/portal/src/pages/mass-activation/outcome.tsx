import { formatNumber } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { JobResult } from '@trastienda/ui/JobResult';
import type { ReactNode } from 'react';
import { doneOf } from '../../entities/bulk-load/words.ts';
import type { useLoad } from '../../features/bulk-loads/use-load.ts';
import type { AddressState } from '../../shared/routes/use-search.ts';
import { LeftRows } from './left-rows.tsx';
import { actOf, acts } from './model.ts';
import { activationAddress, type ActivationSearch } from '../../shared/routes/bulk-search.ts';
import * as s from './activation.css.ts';

type Load = NonNullable<ReturnType<typeof useLoad>['value']>;

type Props = AddressState<ActivationSearch> & {
  readonly load: Load;
  readonly action?: ReactNode;
};

/** How many go and how many stay, each cause with its way to just those; of what would happen, or of what did. */
export function Outcome({ load, action, search, go }: Props) {
  const words = acts[actOf(load.action)];
  const done = doneOf(load);
  const verb = load.dryRun ? words.will : words.did;
  const at = (code: string) => activationAddress({ ...search, causa: code, pagina: 1 });
  const chosen = load.causes?.find(({ code }) => code === search.causa);
  return (
    <>
      <Card>
        <JobResult
          headingLevel={2}
          title={`${formatNumber(done)} de ${formatNumber(load.total)} ${verb(done)}`}
          done={done}
          unchanged={load.unchanged}
          labels={{
            done: (count) => `${formatNumber(count)} ${verb(count)}`,
            doneNote: load.dryRun ? 'Aún no se ha cambiado nada' : 'Puedes deshacerlo durante 7 días',
            unchanged: (count) => `${formatNumber(count)} ${words.same(count)}`,
          }}
          causes={(load.causes ?? []).map(({ code, message, rows }) => ({
            id: code,
            label: words.stays(rows),
            rows: [],
            count: rows,
            note: message,
            tone: 'warning',
            action: { label: 'Ver cuáles', href: at(code) },
          }))}
          action={action}
        />
      </Card>
      {load.failed > 0 && (
        <section className={s.rows}>
          <div className={s.head}>
            <h2 className={s.title}>
              {chosen === undefined
                ? `Se quedan como están: ${formatNumber(load.failed)}`
                : `${chosen.message}: ${formatNumber(chosen.rows)}`}
            </h2>
            {chosen !== undefined && (
              <Button size="sm" onPress={() => go({ causa: '' })}>
                Ver todos los motivos
              </Button>
            )}
          </div>
          <LeftRows
            load={load.id}
            cause={search.causa}
            page={search.pagina}
            onPage={(pagina) => go({ pagina })}
            onAll={() => go({ causa: '' })}
          />
        </section>
      )}
    </>
  );
}
