import { start } from './harness.tsx';

// What a keystroke costs where there is nothing to draw but its letter.
start(<input aria-label="Nada" />, 'input');
