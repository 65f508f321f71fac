import type { Browser } from 'playwright-core';

/** A line drawing with a few numerals, black on white, as PNG. */
export async function drawingPng(browser: Browser, number: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 600, height: 750 } });
  const wall = 120 + number * 10;
  await page.setContent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 750" fill="none" stroke="#000" stroke-width="3">
    <path d="M${wall} 320 H${600 - wall} L${580 - wall} 640 H${wall + 20} Z M${wall + 30} 320 V180 H${570 - wall} V320"/>
    <path d="M300 250 V600 M270 400 C270 360 330 360 330 400"/><circle cx="300" cy="520" r="${20 + number * 4}"/>
    <g stroke-width="2"><path d="M${wall} 400 L60 360 M300 300 L500 240 M${580 - wall} 560 L540 600"/></g>
    <g fill="#000" stroke="none" font-family="sans-serif" font-size="26"><text x="30" y="355">12</text>
    <text x="505" y="240">18</text><text x="545" y="615">14</text><text x="250" y="720">FIG. ${number}</text></g></svg>`);
  const png = await page.screenshot({ type: 'png' });
  await page.close();
  return png;
}
