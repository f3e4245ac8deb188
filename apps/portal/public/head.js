// Runs before the first paint and before every other script.

// Puts the person's colour scheme on the root before the first paint; without a choice the style sheet follows the system.
try {
  const choice = localStorage.getItem('color-scheme');
  if (choice === 'light' || choice === 'dark' || choice === 'contrast') {
    document.documentElement.setAttribute('data-color-scheme', choice);
  }
} catch {
  // Storage may be forbidden; the system's scheme is then the right one.
}

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
globalThis.askedEarly = Object.fromEntries(
  ['/api/auth/session', '/api/config'].map((address) => [address, ask(address)]),
);
