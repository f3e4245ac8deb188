/** The embedded identity provider is mounted at this path of our own server. */
export const IDP_PATH = '/idp';
export const IDP_SESSION_COOKIE = 'trastienda.idp.session';
