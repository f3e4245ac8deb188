// Only for the build of styles.css: the ground first, then every component.
import './styles.ts';

export * from './index.ts';
