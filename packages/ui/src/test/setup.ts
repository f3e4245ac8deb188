/**
 * Gives a window of jsdom what the components ask for and jsdom lacks: name it in the `setupFiles` of your tests. Whatever is
 * there already stays, and without a window nothing happens.
 */

import { complete } from './jsdom.ts';

if (typeof window !== 'undefined') complete(window);
