import type {
  BinaryFile,
  Client,
  FileUpload,
  CallResult,
  RuntimeConfig,
  SessionClient,
  UploadedFile,
  UploadOptions,
} from '@trastienda/api-client';
import * as raw from 'redux-saga/effects';
import type { Analytics } from './data-layer.ts';
import type { OperationRequest } from './operation-request.ts';
import type { Saga } from './saga-effects.ts';

/** The part of a browser window that the sagas use. */
type BrowserPort = {
  /** The address's query, such as `?store=10452`. */
  readonly search: () => string;
  /** The address's path. */
  readonly pathname: () => string;
  /** Whether somebody looks at the page. */
  readonly isVisible: () => boolean;
  /** Tells that the page is hidden or closed, until the function that it gives back is called. */
  readonly onLeave: (left: () => void) => () => void;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
};

/** The device, as the browser tells it: text of the browser, pixels of the window, its language, the tab's 19 digits. */
type DeviceInfo = {
  readonly userAgent: string;
  readonly width: number;
  readonly height: number;
  readonly language: string;
  readonly sessionId: string;
};

/** The sagas reach outside of the store through this alone; it is given once, when the store is made, and replaced in tests. */
export type SagaContext = {
  /** The typed client: `request(call, input, options)`. */
  readonly request: Client;
  readonly sessionClient: SessionClient;
  /** The values of this environment (D5); never fails. */
  readonly loadConfig: () => Promise<RuntimeConfig>;
  /** The first requests of the page of an address. */
  readonly firstAsks: (pathname: string, search: string) => readonly OperationRequest[];
  readonly browser: BrowserPort;
  readonly analytics: Analytics;
  /** The device and browser, for the store's log (D180). */
  readonly device: () => DeviceInfo;
  /** Sends a file to the upload service, for the current store. */
  readonly uploadFile: (
    upload: Pick<FileUpload, 'file' | 'kind'>,
    options: Pick<UploadOptions, 'signal' | 'onProgress'>,
  ) => Promise<CallResult<UploadedFile>>;
  /** Hands a file over to the person. */
  readonly saveFile: (file: BinaryFile) => void;
  /** Milliseconds since 1970; the one clock of the sagas. */
  readonly now: () => number;
  /** Waits; replaced in tests so that none of them depends on time. */
  readonly wait: (ms: number) => Promise<void>;
};

/** Reads one dependency inside a saga: `const request = yield* dependency('request')`. */
export function* dependency<Name extends keyof SagaContext>(name: Name): Saga<SagaContext[Name]> {
  return (yield raw.getContext(name)) as SagaContext[Name];
}
