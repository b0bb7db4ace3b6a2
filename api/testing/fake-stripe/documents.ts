/** Pages and files that the fake's objects link to: hosted invoices and their PDF. */
import type { World } from './world.ts'

export interface FakeDocument {
  type: string
  body: string
}

export function findDocument(world: World, pathname: string): FakeDocument | undefined {
  const [, kind, id = '', pdf] = pathname.split('/')
  const row =
    kind === 'invoices' ? world.invoices.find(id) : kind === 'credit_notes' ? world.credit_notes.find(id) : undefined
  if (!row || (row.object === 'invoice' && row.status === 'draft')) return undefined
  const text = `${kind === 'invoices' ? 'Invoice' : 'Credit note'} ${row.number}: ${(row.total / 100).toFixed(2)} ${row.currency.toUpperCase()}`
  return pdf === 'pdf'
    ? { type: 'application/pdf', body: toPdf(text) }
    : { type: 'text/html; charset=utf-8', body: `<!doctype html><title>${text}</title><h1>${text}</h1>` }
}

/** A page with a line of text, which every reader opens. */
function toPdf(text: string): string {
  const stream = `BT /F1 18 Tf 60 760 Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const table = offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  return `${file}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
}
