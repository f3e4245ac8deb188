// Puts the person's colour scheme on the root before the first paint; without a choice the style sheet follows the system.
try {
  const choice = localStorage.getItem('color-scheme');
  if (choice === 'light' || choice === 'dark' || choice === 'contrast') {
    document.documentElement.setAttribute('data-color-scheme', choice);
  }
} catch {
  // Storage may be forbidden; the system's scheme is then the right one.
}
