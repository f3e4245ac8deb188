// Runs before the first paint and before every other script.

const page = document.documentElement;
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden; what the system and the window say is then right.
    return null;
  }
};

// Puts the person's colour scheme on the root before the first paint; without a choice the style sheet follows the system.
const choice = stored('color-scheme');
if (choice === 'light' || choice === 'dark' || choice === 'contrast')
  page.setAttribute('data-color-scheme', choice);

// The gateway made this page with its first answers in it: `app/first-screen` takes them.
const isServed = document.currentScript.hasAttribute('data-served');

// Who is there and where things are: asked while the portal's scripts are on their way. `app/early-fetch.ts` takes the answers.
const ask = (address) => {
  const answer = fetch(address, {
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
    cache: 'no-store',
  });
  // Nobody may take it, and a line that fails is no error of the page.
  answer.catch(() => {});
  return answer;
};
if (!isServed)
  globalThis.askedEarly = Object.fromEntries(
    ['/api/auth/session', '/api/config'].map((address) => [address, ask(address)]),
  );

// What the gateway drew is looked after while it arrives: the policy lets no document name styles, and what was drawn for another
// window is not shown.
if (isServed) {
  const dress = (element) => {
    if (!(element instanceof HTMLElement)) return;
    if (element.id === 'root' && element.dataset.window !== undefined) {
      const [width, density] = element.dataset.window.split(' ');
      element.hidden = Number(width) !== innerWidth;
      const low = matchMedia('(max-height: 800px)').matches ? 'compact' : 'comfortable';
      page.setAttribute('data-density', density === 'comfortable' || density === 'compact' ? density : low);
    }
    for (const styled of [element, ...element.querySelectorAll('[data-style]')]) {
      const { style } = styled.dataset;
      if (style !== undefined) styled.style.cssText = style;
    }
  };
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(dress);
  });
  watch.observe(page, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => watch.disconnect());
}
