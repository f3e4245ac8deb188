import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

/** The markup of a server: no document, no window. */
export const markup = (): string => renderToString(<App />);
