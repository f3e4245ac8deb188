import { randomBytes } from 'node:crypto';
import type { AnyCall } from '@trastienda/api-client';
import type { CallId } from '@trastienda/api-client/calls';
import { defaultTimeZone } from '@trastienda/domain';
import type { Database, Transaction } from './database/connect.ts';
import { handlers } from './handlers.ts';
import {
  type EnteredStore,
  ownersAction,
  scopeToPerson,
  scopeToStore,
  withoutWorkers,
} from './core/scope-to-store.ts';
import { auditFacts } from './core/audit-facts.ts';
import { errorBody, UNEXPECTED } from './core/error-body.ts';
import { FilesUnavailable } from './core/file-store/file-store.ts';
import { bareInstallation, type Installation } from './core/installation.ts';
import {
  type BeforeWork,
  isServiceFile,
  isSharing,
  isStreaming,
  preparationOf,
  type ServiceFile,
} from './core/handler.ts';
import { type Attempt, isTaken, storeAnswer, releaseKey, requestHash, takeKey } from './core/idempotency.ts';
import { isBusy, isTransient, TryAgain } from './core/postgres-errors.ts';
import { readRequest } from './core/read-request.ts';
import type { RawRequest, ReadRequest } from './core/request-parts.ts';
import type { NotifyWorkers } from './core/notify-workers.ts';
import type { Replica } from './core/replica.ts';
import { readsReplica } from './core/replica-reads.ts';
import { type FileReader, fileReader } from './core/reading/file-reader.ts';
import { Refusal } from './core/refusal.ts';
import { auditEntries } from './tables/requests.ts';
import type { Scope, ServiceContext } from './core/scope.ts';
import { createSharedReads } from './core/shared-reads.ts';
import { createStreamSlots } from './core/stream-slots.ts';
import { runInTransaction, type StartedWork, type OpenStream } from './core/streaming.ts';

export type ServiceAnswer = {
  readonly status: number;
  readonly body?: unknown;
  readonly file?: ServiceFile;
  /** The stream in place of status and body; the receiver reads it to its end, or destroys it. */
  readonly stream?: OpenStream;
};

export type ServicesOptions = {
  readonly database: Database;
  /** Serves reads that may be some seconds old; the primary answers what it does not. */
  readonly replica?: Replica | null;
  readonly clock?: () => Date;
  /** Random bytes for tokens and guide numbers. */
  readonly random?: (size: number) => Uint8Array;
  /** Notifies the workers of a job (`startWorkers`); without it a job waits until they look for work. */
  readonly notifyWorkers?: NotifyWorkers;
  /** No channel can be linked without it. */
  readonly installation?: Installation;
  /** Reads files that merchants send; without it the one of this process. */
  readonly reader?: FileReader;
  /** Receives every error of ours that is answered with 500 or 503, for the log. */
  readonly onError?: (error: unknown, call: AnyCall, context: ServiceContext) => void;
};

export type Services = {
  /** Answers one call: never throws; a failure is an answer with its error body (calls.md 24.1). */
  handle(call: AnyCall, request: RawRequest, context: ServiceContext): Promise<ServiceAnswer>;
};

type AnyHandler = (request: ReadRequest, scope: Scope, prepared?: unknown) => Promise<unknown>;

/** The scope of a call without a store. */
const nowhere: EnteredStore = { timeZone: defaultTimeZone, isOwner: false };

/** A transaction that has entered a store, and the moment of the reads that share it. */
type Entry = { readonly tx: Transaction; readonly entered: EnteredStore; readonly now: Date };

const noWorkers: NotifyWorkers = async () => {};

/** A read sees one state of the database in all its queries. */
const readOnly = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** A transaction that lost against another one is retried: it has left no effect. */
const ATTEMPTS = 3;

/** Creates the embedded remote services on one database. */
export function createServices(options: ServicesOptions): Services {
  const {
    database,
    replica = null,
    clock = () => new Date(),
    random = randomBytes,
    notifyWorkers = noWorkers,
    installation = bareInstallation,
    reader = fileReader,
    onError = () => {},
  } = options;

  const slots = createStreamSlots();
  const sharedReads = createSharedReads<Entry>();

  async function answer(call: AnyCall, request: RawRequest, context: ServiceContext): Promise<StartedWork> {
    const handler = (handlers as Readonly<Record<CallId, AnyHandler>>)[call.id as CallId];
    const read = readRequest(call, request, context);
    // The two calls that begin to link a channel are GET, but they write (D256).
    const isRead = call.idempotency === 'safe';
    const now = clock();
    const email = context.user.email.toLowerCase();
    const key = context.idempotencyKey;
    const hash =
      isRead || key === null || call.isAnswerSecret ? null : await requestHash(read, installation.secrets);

    const storeId = call.store === 'required' ? (context.storeId ?? '') : '';
    const enterStore = async (tx: Transaction): Promise<EnteredStore> => {
      if (storeId !== '') return scopeToStore(tx, storeId, email);
      await scopeToPerson(tx, email);
      return nowhere;
    };
    const { traceparent } = context;
    const notifyTraced: NotifyWorkers = (tx, job) =>
      notifyWorkers(tx, traceparent ? { ...job, traceparent } : job);
    const scopeIn = async ({ tx, entered, now: moment }: Entry): Promise<Scope> => {
      if (call.owner && !entered.isOwner) throw await ownersAction(tx, storeId);
      return {
        tx,
        storeId,
        ...entered,
        user: context.user,
        clientAddress: context.clientAddress ?? null,
        now: moment,
        randomBytes: random,
        installation,
        notifyWorkers: notifyTraced,
      };
    };
    const enter = async (tx: Transaction): Promise<Scope> =>
      scopeIn({ tx, entered: await enterStore(tx), now });

    const keyed: Attempt | null =
      hash === null || key === null
        ? null
        : { storeId, person: storeId === '' ? email : '', callId: call.id, key, hash, now };
    const look: BeforeWork['look'] = (ask) =>
      database.transaction(async (tx) => ask(await enter(tx)), readOnly);

    const keep: BeforeWork['keep'] = (act) =>
      database.transaction(async (tx) => act(await enter(tx)), { isolationLevel: 'read committed' });

    const prepare = preparationOf(handler);
    let prepared: { readonly value: unknown } | null = null;
    /**
     * The preparation runs once, and not at all when the key was taken before: the stored answer is sent
     * then.
     */
    const prepareOnce = async (): Promise<void> => {
      if (prepare === null || prepared !== null) return;
      const isKnown = keyed !== null && (await look(({ tx }) => isTaken(tx, keyed)));
      if (isKnown) return;
      const before = { storeId: context.storeId ?? '', owner: email, reader, look, keep };
      prepared = { value: await prepare(read, before) };
    };
    const handled = (scope: Scope): Promise<unknown> => {
      // The key existed before and has been deleted meanwhile, so the request starts again.
      if (prepare !== null && prepared === null) throw new TryAgain('Not prepared');
      return handler(read, scope, prepared?.value);
    };

    const work = async (tx: Transaction): Promise<unknown> => {
      const scope = await enter(tx);
      if (isRead) return handled(scope);

      const first = keyed ? await takeKey(tx, keyed) : null;
      if (first !== null) return first;
      const result = await handled(scope);
      if (keyed) await (isServiceFile(result) ? releaseKey(tx, keyed) : storeAnswer(tx, keyed, result));
      if (!call.isAudited) return result;
      await tx.insert(auditEntries).values({
        storeId,
        email,
        callId: call.id,
        key,
        requestId: context.requestId,
        facts: auditFacts(read),
        createdAt: now,
      });
      return result;
    };

    const shared = async (): Promise<StartedWork> => ({
      result: await sharedReads.answer(
        JSON.stringify([storeId, email, source === database]),
        (answerAll) =>
          source.transaction(async (tx) => {
            await tx.execute(withoutWorkers);
            await answerAll({ tx, entered: await enterStore(tx), now: clock() });
          }, readOnly),
        async (entry) => handled(await scopeIn(entry)),
      ),
    });

    const isServed = replica !== null && readsReplica(call) && !context.mustBeNew && replica.isFresh();
    let source = isServed ? replica.database : database;
    const mode = isRead ? readOnly : ({ isolationLevel: 'read committed' } as const);
    const givesUpAt = performance.now() + call.timeoutMs;
    const giveBack = isStreaming(handler) ? await slots.take(email) : () => {};
    for (let attempt = 1; ; attempt += 1) {
      try {
        await prepareOnce();
        const begun = isSharing(handler) ? await shared() : await runInTransaction(source, work, mode);
        if (!('stream' in begun)) {
          giveBack();
          return begun;
        }
        // The slot is released at the deadline, whatever happens to the connection until then.
        const late = setTimeout(() => {
          begun.stream.body.destroy();
          giveBack();
        }, givesUpAt - performance.now());
        void begun.ended
          .catch((error: unknown) => onError(error, call, context))
          .finally(() => {
            clearTimeout(late);
            giveBack();
          });
        return begun;
      } catch (error) {
        if (source !== database) {
          // A refusal too: what it does not find there may be new.
          if (!(error instanceof Refusal)) replica?.failed(error);
          source = database;
          attempt = 0;
          continue;
        }
        if (attempt === ATTEMPTS || !isTransient(error)) {
          giveBack();
          throw error;
        }
      }
    }
  }

  return {
    async handle(call, request, context) {
      try {
        const answered = await answer(call, request, context);
        if ('stream' in answered) return { status: 200, stream: answered.stream };
        const { result } = answered;
        return isServiceFile(result) ? { status: 200, file: result } : { status: 200, body: result };
      } catch (error) {
        if (error instanceof Refusal) return { status: error.status, body: errorBody(call, error) };
        onError(error, call, context);
        const status = isBusy(error) || error instanceof FilesUnavailable ? 503 : 500;
        return { status, body: errorBody(call, new Refusal(status, UNEXPECTED)) };
      }
    },
  };
}
