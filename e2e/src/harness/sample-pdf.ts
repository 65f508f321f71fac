/** Lines on pages, in Helvetica, the way a PDF is written by hand. No lines: a page with a drawing alone. */
export function pdfBytes(pages: readonly (readonly string[])[], { encrypted = false } = {}): Uint8Array<ArrayBuffer> {
  const objects: string[] = [];
  const kids = pages.map((_page, i) => `${4 + i * 2} 0 R`).join(' ');
  objects.push('<< /Type /Catalog /Pages 2 0 R >>');
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach((lines, i) => {
    const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
    const content = lines.length > 0 ? `BT /F1 12 Tf 14 TL 72 720 Td\n${shown}\nET` : '72 72 200 200 re f';
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + i * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });
  const key = '0'.repeat(64);
  if (encrypted) objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`);
  let body = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const id = encrypted ? ` /Encrypt ${objects.length} 0 R /ID [<${key}> <${key}>]` : '';
  const trailer =
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${id} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Uint8Array.from(body + trailer, (sign) => sign.charCodeAt(0));
}
