/** Tables as text: RFC 4180, and safe to be opened by programs that take cells for formulas. */

/** One cell. What begins like a formula, or is guarded so, gets a leading apostrophe; importing removes it. */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvRow = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Streams pieces on demand, so that a long table is never in memory; an error aborts it. */
export function bytesStream(pieces: AsyncIterator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      },
      async cancel() {
        await pieces.return?.()
      },
    },
    { highWaterMark: 1 },
  )
}
