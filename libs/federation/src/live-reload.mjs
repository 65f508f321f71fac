// Part of development builds only: loads the page anew when this app has been built again. It asks for a file beside the
// app's own, so that it works behind the gateway, under the pages' content security policy.
const EVERY_MS = 1_000;
const address = `${__webpack_public_path__}build.json`;

const stamp = () =>
  fetch(address, { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );

let known = null;
setInterval(() => {
  void stamp().then((now) => {
    if (known !== null && now !== null && now !== known) window.location.reload();
    known ??= now;
  });
}, EVERY_MS);
