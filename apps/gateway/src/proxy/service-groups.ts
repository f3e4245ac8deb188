import { type ServiceName, serviceNames } from '@trastienda/api-client';

const people: readonly ServiceName[] = ['identity', 'onboarding-aws'];
const catalogues: readonly ServiceName[] = ['resources'];

/**
 * Services that move together: those of one group read and write the same rows (orders with their guides, wallet and products;
 * people with the stores they sign up), so that one of them elsewhere would look for what the others keep here.
 */
export const serviceGroups: readonly (readonly ServiceName[])[] = [
  people,
  catalogues,
  serviceNames.filter((service) => ![...people, ...catalogues].includes(service)),
];

/** Returns the services that are missing where only some of their group are elsewhere. */
export const missingServices = (elsewhere: ReadonlySet<ServiceName>): readonly ServiceName[] =>
  serviceGroups
    .filter((group) => group.some((service) => elsewhere.has(service)))
    .flatMap((group) => group.filter((service) => !elsewhere.has(service)));
