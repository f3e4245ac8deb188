import { formatNumber } from '@trastienda/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon, ClockIcon, RefreshIcon, WifiOffIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as s from './OfflineBanner.css.ts';

/** Something that a person did without a connection. */
export interface WaitingAction {
  id: string;
  /** "61840277". */
  title: string;
  /** "Imprimir etiqueta". */
  detail?: string | undefined;
  /** Stands before the title; holds a ChannelTile. */
  mark?: ReactNode;
  /** Waits for the connection, is on its way, or needed none. Default: `waiting`. */
  state?: 'waiting' | 'sending' | 'kept' | undefined;
}

export interface OfflineBannerLabels {
  title: string;
  /** "Ves datos de las 09:42." */
  dataFrom: (time: string) => string;
  /** "2 acciones esperan." */
  waiting: (count: number) => string;
  back: string;
  promise: string;
  list: string;
  waitingState: string;
  sending: string;
  kept: string;
}

const es: OfflineBannerLabels = {
  title: 'Sin conexión.',
  dataFrom: (time) => `Ves datos de las ${time}.`,
  waiting: (count) => (count === 1 ? '1 acción espera.' : `${formatNumber(count)} acciones esperan.`),
  back: 'De nuevo en línea. Enviando lo pendiente…',
  promise: 'Al volver la conexión se envían solas, una vez cada una.',
  list: 'Acciones en espera',
  waitingState: 'En espera',
  sending: 'Enviando',
  kept: 'Guardada aquí',
};

export interface OfflineBannerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Default: true. With false it says that what waited is being sent; take it away when nothing is left. */
  isOffline?: boolean | undefined;
  /** Clock time of what is shown, already in words: "09:42". */
  dataTime?: string | undefined;
  /** Description of what was done meanwhile. Default: none. */
  actions?: readonly WaitingAction[] | undefined;
  /** Names them one by one, under the sentence. Default: false. */
  showActions?: boolean | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<OfflineBannerLabels> | undefined;
}

const stateIcons = { waiting: ClockIcon, sending: RefreshIcon, kept: CheckIcon } as const;

/** There is no connection: how old the data is, and what will be sent by itself, once. */
export function OfflineBanner({
  isOffline = true,
  dataTime,
  actions = [],
  showActions = false,
  labels,
  className,
  ...rest
}: OfflineBannerProps) {
  const words = { ...es, ...labels };
  const stateWords = { waiting: words.waitingState, sending: words.sending, kept: words.kept };
  const waiting = actions.filter(({ state = 'waiting' }) => state !== 'kept').length;
  return (
    <div {...rest} className={cx(s.root, className)}>
      <p role="status" className={s.band}>
        {isOffline ? <WifiOffIcon className={s.icon} /> : <RefreshIcon className={s.icon} />}
        <span>
          {isOffline ? (
            <>
              <b className={s.strong}>{words.title}</b>
              {dataTime !== undefined && ` ${words.dataFrom(dataTime)}`}
              {waiting > 0 && <b className={s.strong}> {words.waiting(waiting)}</b>}
            </>
          ) : (
            <b className={s.strong}>{words.back}</b>
          )}
        </span>
      </p>
      {showActions && actions.length > 0 && (
        <>
          <ul aria-label={words.list}>
            {actions.map(({ id, title, detail, mark, state = 'waiting' }) => {
              const Mark = stateIcons[state];
              return (
                <li key={id} className={s.row}>
                  {mark}
                  <span className={s.words}>
                    <span className={s.title}>{title}</span>
                    {detail !== undefined && <span className={s.detail}>{detail}</span>}
                  </span>
                  <span className={s.state}>
                    <Mark size={16} />
                    {stateWords[state]}
                  </span>
                </li>
              );
            })}
          </ul>
          {isOffline && <p className={s.promise}>{words.promise}</p>}
        </>
      )}
    </div>
  );
}
