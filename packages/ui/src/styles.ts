// The ground every page needs once: layer order, colour schemes, reset. Components bring their own styles.
import './theme/layers.css.ts';
import './theme/theme.css.ts';
import './theme/density.css.ts';
import './theme/base.css.ts';
