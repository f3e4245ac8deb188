// One line a component; applications import by subpath (`@trastienda/ui/Button`) so that each brings only itself.
export * from './components/Button/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/UiProvider/index.ts';
export * from './components/VisuallyHidden/index.ts';
