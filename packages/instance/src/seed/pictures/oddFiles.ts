/** A Flash film of one red frame, 550 by 400. */
export function makeFlash(): Uint8Array {
  // The stage in twentieths of a pixel, 12 frames a second, one frame; its colour; show the frame; end.
  const body = Buffer.from('7800055f00000fa000000c01004302c0404040000000', 'hex')
  const head = Buffer.alloc(8)
  head.write('FWS\x06', 'latin1')
  head.writeUInt32LE(head.length + body.length, 4)
  return Buffer.concat([head, body])
}

/** A page of paper with one line on it. */
export function makePdf(line: string): Uint8Array {
  const text = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A web page as an attachment. */
export function makePage(title: string, text: string): Uint8Array {
  return Buffer.from(`<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>\n`)
}
