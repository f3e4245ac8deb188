// Only for the build of styles.css: the ground first, then every component.
import './theme/layers.css.ts';
import './theme/theme.css.ts';
import './theme/density.css.ts';
import './theme/base.css.ts';

export * from './index.ts';
