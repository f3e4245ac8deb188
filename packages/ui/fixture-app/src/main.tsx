import '@trastienda/ui/styles.css';
import '@trastienda/ui/fonts.css';
import './brand.css';
import { applyColorScheme } from '@trastienda/ui/color-scheme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

applyColorScheme(document.documentElement, 'light');
document.documentElement.dataset['brand'] = 'huerto';
const root = document.getElementById('root');
if (root === null) throw new Error('No #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
