/** Where the embedded identity provider lies on our own server. */
export const IDP_PATH = '/idp';
export const IDP_SESSION_COOKIE = 'trastienda.idp.session';
