// Runs before the first paint, so that a page never flashes in the other appearance, nor as visitors see it for somebody
// who is signed in. The keys are those of @premise/ui and of the session.
(function () {
  var page = document.documentElement;
  function stored(key) {
    try {
      return window.localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }
  var chosen = stored('mantine-color-scheme-value');
  var dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (stored('premise.token')) page.setAttribute('data-session', 'stored');
})();
