import process from 'node:process';

/** The browser that measurements run in, without anything that talks to the network by itself. */
export const BROWSER = {
  executablePath: process.env['CHROMIUM_PATH'] ?? process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
