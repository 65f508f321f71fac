/** Where an error happened, as support needs to know it: line by line, nothing of the person. */
export function describeEnvironment(): [name: string, value: string][] {
  const { clientWidth, clientHeight } = document.documentElement;
  return [
    ['Page', window.location.pathname],
    ['Time', new Date().toISOString()],
    ['Browser', navigator.userAgent],
    ['Language', navigator.language],
    ['Window', `${clientWidth} × ${clientHeight}`],
    ['Online', navigator.onLine ? 'yes' : 'no'],
  ];
}
