import { create } from 'storybook/theming';

/** The workbench wears the product's own brand and letter, so that nobody takes it for Storybook's. */
export const brand = create({
  base: 'light',
  brandTitle: 'Taller de Trastienda',
  brandUrl: './',
  brandImage: './brand.svg',
  colorPrimary: '#c6122f',
  colorSecondary: '#1d5c96',
  fontBase: '"Inter Variable", system-ui, sans-serif',
});
