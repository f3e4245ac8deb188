import '@trastienda/ui/fonts.css';
import '@trastienda/ui/styles.css';
import { StrictMode } from 'react';
import './app/paper.css';
import './app/print.css.ts';
import { App } from './app/app.tsx';
import { createWindowStore } from './app/create-app-store.ts';
import { tellLook } from './app/first-screen/look.ts';
import { takeServed } from './app/first-screen/served.ts';
import { takeOver } from './app/first-screen/take-over.tsx';
import { lightOnPaper } from './app/print.ts';
import { takeLinkReturn } from './shared/routes/link-return.ts';
import { keepTranslatedPages } from './app/translated-pages.ts';
import { watchForNewVersion } from './shared/routes/new-version.ts';
import { browserStorage, onStorageChange } from './shared/persistence/browser-storage.ts';
import { resumePurchases } from './pages/guide-wizard/resume.ts';
import { routeOf } from './app/routes/routes.ts';

// The answer of a channel is taken before anything else, because it is no address of ours.
const linkReturn = takeLinkReturn(window);

watchForNewVersion(window);
keepTranslatedPages(window);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// The page's code travels while the gate asks who is there.
routeOf(window.location.pathname)?.page.preload();

lightOnPaper(window);

tellLook(window, browserStorage, onStorageChange);

const served = takeServed(document, Date.now());
const { store, report } = createWindowStore(window, served);
void takeOver(window, root, {
  store,
  // A person who comes back from a channel is at another address than the one that was drawn.
  state: linkReturn === null ? served.state : null,
  onDifference: (error) => report('drawn-otherwise', error),
  app: (drawn) => (
    <StrictMode>
      <App store={store} drawn={drawn} linkReturn={linkReturn} served={served.state} />
    </StrictMode>
  ),
}).then(() => resumePurchases(store));
