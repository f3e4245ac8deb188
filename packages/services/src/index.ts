export {
  createServices,
  type ServiceAnswer,
  type Services,
  type ServicesOptions,
} from './create-services.ts';
export { DEMO_STAND_INS_PATH, DEMO_TOP_UP_PATH, demoStandIns } from './core/stand-ins.ts';
export { type DemoConsent, demoConsent } from './subjects/channels/demo-consent.ts';
export { createShops, type Installation } from './core/installation.ts';
export { createSecretBox } from './core/secret-box.ts';
export { createWebhookSender } from './core/webhook-sender.ts';
export type { ServiceFile } from './core/handler.ts';
export { readRequest } from './core/read-request.ts';
export type { RawRequest, ReadRequest } from './core/request-parts.ts';
export { createReplica, NEW_FOR_SECONDS } from './core/replica.ts';
export { makesNew } from './core/replica-reads.ts';
export { errorBody } from './core/error-body.ts';
export { createFairQueue } from './core/fair-queue.ts';
export type { ServiceContext } from './core/scope.ts';
export {
  createFiles,
  type DescribedFile,
  type FileKind,
  type Files,
  isFileKind,
  type OpenFile,
  type Reader,
  UPLOAD_PATH,
} from './subjects/files/create-files.ts';
export { createDoor, type Door, type Entered } from './subjects/door/create-door.ts';
export { DoorUnavailable } from './core/while-there.ts';
export { createHooks, type Hooks } from './subjects/channels/hooks/create-hooks.ts';
export { HOOKS_PATH } from './subjects/channels/hooks/hook-address.ts';
export { type Bucket, type BucketSettings, createBucket } from './core/file-store/bucket.ts';
export { FilesUnavailable, wholeOf } from './core/file-store/file-store.ts';
export { faultAnswers, type FileFault, fileFault } from './core/reading/inspect.ts';
export { Refusal } from './core/refusal.ts';
export {
  createPictureDrawer,
  type Picture,
  type PictureDrawer,
  PictureNotDrawn,
} from './core/images/drawing.ts';
export { readPictureSize } from './core/images/picture-request.ts';
export type { ScheduledTask, Workers } from './jobs/start-workers.ts';
export type { WorkEvent } from './jobs/work-event.ts';
export { startWorkers } from './workers.ts';
export { type LinksState, readLinksState } from './setup/links-state.ts';
