export {
  createServices,
  type ServiceAnswer,
  type Services,
  type ServicesOptions,
} from './core/create-services.ts';
export type { ServiceFile } from './core/handler.ts';
export type { RawRequest } from './core/read-request.ts';
export type { ServiceContext } from './core/scope.ts';
