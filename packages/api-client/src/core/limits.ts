// The most parts of a request, where the rule of its field sets no lower limit: what a request costs is then bounded (D391).

/** Pieces of an order, one entry each. */
export const maxPieces = 1000;
/** Parcels of a guide. */
export const maxParcels = 100;
/** Channel codes: several times as many as there are channels. */
export const maxChannels = 50;
/** Guides of a pickup, or of one cancellation. */
export const maxGuides = 1000;
