/**
 * Bundled before the first story: a dependency found in the middle of a run makes Vite reload the page,
 * and a reload loses the story tests under way.
 */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@internationalized/date',
  '@tanstack/react-virtual',
  '@visx/geo',
  '@visx/grid',
  '@visx/group',
  '@visx/scale',
  '@visx/shape',
  'topojson-client',
  'react-aria-components',
  '@vanilla-extract/css/fileScope',
  '@cantoo/pdf-lib',
  'fflate',
  'markdown-to-jsx',
  'write-excel-file/universal',
];
