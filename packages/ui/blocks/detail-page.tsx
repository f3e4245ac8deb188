import type { Centavos, StatusFamily } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { ErrorState } from '@trastienda/ui/ErrorState';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Money } from '@trastienda/ui/Money';
import { BackLine, PageHeader } from '@trastienda/ui/PageHeader';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { StatusLabel } from '@trastienda/ui/StatusLabel';
import { Timeline, type TimelineEvent } from '@trastienda/ui/Timeline';
import type { ReactNode } from 'react';

export interface Order {
  number: string;
  status: StatusFamily;
  client: string;
  address: string;
  /** In whole centavos. */
  total: Centavos;
  events: readonly TimelineEvent[];
}

type Read = { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'ready'; order: Order };

interface DetailPageProps {
  read: Read;
  /** The list one came from, with its filters. */
  backHref: string;
  /** The moment of the read, in ISO 8601: "hoy" is told from it. */
  now: string;
  actions?: ReactNode;
}

/** One thing, whole: where it came from, what it is, what has happened to it. */
export function DetailPage({ read, backHref, now, actions }: DetailPageProps) {
  const back = <BackLine href={backHref} label="Mis pedidos" />;
  if (read.kind === 'failed')
    return (
      <>
        {back}
        <ErrorState title="No pudimos cargar el pedido" onRetry={read.retry} />
      </>
    );
  if (read.kind === 'loading')
    return (
      <>
        {back}
        <Skeleton />
      </>
    );
  const { number, status, client, address, total, events } = read.order;
  return (
    <>
      {back}
      <PageHeader title={`Pedido ${number}`} badges={<StatusLabel status={status} />} actions={actions} />
      <Card title="Pedido">
        <KeyValueList
          items={[
            { key: 'client', label: 'Cliente', value: client },
            { key: 'address', label: 'Dirección', value: address },
            { key: 'total', label: 'Total', value: <Money amount={total} />, total: true },
          ]}
        />
      </Card>
      <Card title="Movimientos">
        <Timeline events={[...events]} now={now} />
      </Card>
    </>
  );
}
