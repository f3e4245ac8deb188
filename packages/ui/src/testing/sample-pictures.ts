// An invented picture, for stories.
const bytes = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAGElEQVR42mNwa9qCFTFQUeJsqz1WREUJAKYzYaH4XCeLAAAAAElFTkSuQmCC',
  ),
  (char) => char.codePointAt(0) ?? 0,
);

/** A picture as a person would choose it. */
export const samplePicture = (name: string) => new File([bytes], name, { type: 'image/png' });

const drawing = (background: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" fill="${background}"/>${shape}</svg>`,
  )}`;

/** Addresses of pictures that need no network. */
export const pictureAddresses = [
  drawing(
    'white',
    '<path d="M48 60h64l-8 64H56z" fill="steelblue"/><path d="M112 70h16v28h-20" fill="none" stroke="steelblue" stroke-width="8"/>',
  ),
  drawing('beige', '<circle cx="80" cy="80" r="44" fill="peru"/>'),
  drawing('white', '<rect x="40" y="40" width="80" height="80" rx="12" fill="firebrick"/>'),
  drawing('lavender', '<path d="M80 32l48 88H32z" fill="seagreen"/>'),
] as const;
export const pictureAddress = pictureAddresses[0];
