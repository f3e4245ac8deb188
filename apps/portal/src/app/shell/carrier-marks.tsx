import type { ReactNode } from 'react';

// The word marks of the three demo carriers (D14), drawn as text in the page's own letters: another house puts its own
// here. They take the colour around them, so that every theme can show them.

const marked = (children: ReactNode) => (
  <svg width={52} height={24} viewBox="0 0 52 24" fill="currentColor" focusable="false">
    {children}
  </svg>
);

/** The carriers of the sidebar's banner, in its order. */
export const carriers = [
  {
    name: 'Norte Express',
    logo: marked(
      <>
        <path d="M6 4l6 16-6-4-6 4z" />
        <text x={15} y={12} fontSize={12} fontWeight={700}>
          Norte
        </text>
        <text x={15} y={20} fontSize={7} letterSpacing={0.4}>
          EXPRESS
        </text>
      </>,
    ),
  },
  {
    name: 'Veloz MX',
    logo: marked(
      <>
        <path d="M0 8h7l-1 2H0zm2 4h4l-1 2H2zm-1 4h3l-1 2H1z" />
        <text x={8} y={17} fontSize={12} fontWeight={800} fontStyle="italic">
          veloz
        </text>
        <text x={40.5} y={10} fontSize={7} fontWeight={600}>
          MX
        </text>
      </>,
    ),
  },
  {
    name: 'Ruta 7',
    logo: marked(
      <>
        <text x={1} y={16.5} fontSize={12} fontWeight={600}>
          Ruta
        </text>
        <path
          fillRule="evenodd"
          d="M33 3h14a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H33a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm2 4v2.5h6.5L37 18h3l5-9V7z"
        />
      </>,
    ),
  },
];
