import { formatNumber } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { JobResult } from '@trastienda/ui/JobResult';
import { SegmentedControl } from '@trastienda/ui/SegmentedControl';
import type { ReactNode } from 'react';
import { doneOf } from '../../entities/bulk-load/words.ts';
import type { useLoad } from '../../features/bulk-loads/use-load.ts';
import { capitalised } from '../../shared/lib/capitalised.ts';
import type { AddressState } from '../../shared/routes/use-search.ts';
import { actOf, acts } from './model.ts';
import { OutcomeRows } from './outcome-rows.tsx';
import { activationAddress, type ActivationSearch } from '../../shared/routes/bulk-search.ts';
import * as s from './activation.css.ts';

type Load = NonNullable<ReturnType<typeof useLoad>['value']>;

type Props = AddressState<ActivationSearch> & {
  readonly load: Load;
  readonly action?: ReactNode;
};

/** The products that change and those that stay; of the rehearsal, or of the real run. */
export function Outcome({ load, action, search, go }: Props) {
  const words = acts[actOf(load.action)];
  const done = doneOf(load);
  const verb = load.dryRun ? words.will : words.did;
  const at = (code: string) => activationAddress({ ...search, causa: code, ver: 'quedan', pagina: 1 });
  const chosen = load.causes?.find(({ code }) => code === search.causa);
  const views = [
    { id: 'cambian', count: done, label: `${capitalised(verb(done))} ${formatNumber(done)}` },
    {
      id: 'iguales',
      count: load.unchanged,
      label: `${capitalised(words.same(load.unchanged))} ${formatNumber(load.unchanged)}`,
    },
    {
      id: 'quedan',
      count: load.failed,
      label: `${capitalised(words.stays(load.failed))} ${formatNumber(load.failed)}`,
    },
  ] as const;
  const shown = views.filter(({ count }) => count > 0);
  // A cause is one of those that stay; a view without products gives way to the first that has some.
  const wanted = chosen === undefined ? search.ver : 'quedan';
  const view = shown.some(({ id }) => id === wanted) ? wanted : (shown[0]?.id ?? 'cambian');
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
      {shown.length > 0 && (
        <section className={s.rows}>
          <div className={s.head}>
            {shown.length > 1 ? (
              <SegmentedControl
                aria-label="Qué productos ver"
                items={shown.map(({ id, label }) => ({ id, label }))}
                value={view}
                onChange={(ver) =>
                  go({ ver: shown.find(({ id }) => id === ver)?.id ?? 'cambian', causa: '', pagina: 1 })
                }
              />
            ) : (
              <h2 className={s.title}>{shown[0]?.label}</h2>
            )}
            {chosen !== undefined && (
              <span className={s.chosen}>
                <span className={s.strong}>{`${chosen.message}: ${formatNumber(chosen.rows)}`}</span>
                <Button size="sm" onPress={() => go({ causa: '', ver: 'quedan', pagina: 1 })}>
                  Ver todos los motivos
                </Button>
              </span>
            )}
          </div>
          <OutcomeRows
            load={load.id}
            view={view}
            cause={search.causa}
            page={search.pagina}
            onPage={(pagina) => go({ pagina })}
            onAll={() => go({ causa: '', ver: 'quedan', pagina: 1 })}
          />
        </section>
      )}
    </>
  );
}
