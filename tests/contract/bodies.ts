/** Bodies that are nearly right: the same JSON with one thing in it that must be refused. */

type Path = readonly (string | number)[]

/** The positions of texts in a body, except passwords, which are only stored as hashes. */
export function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return /password/.test(String(path.at(-1))) ? [] : [path]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    textPaths(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** The body with another value at one place. */
export function withValue(body: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  const copy = structuredClone(body) as Record<string | number, unknown>
  copy[first] = withValue(copy[first], rest, value)
  return copy
}

/** The body's JSON with one more member in front. JSON.stringify alone would lose `__proto__`. */
export const withMember = (body: unknown, member: string): string =>
  `{${member},${JSON.stringify(body).slice(1)}`.replace(/,\}$/, '}')

export const isObject = (body: unknown): body is Record<string, unknown> =>
  body !== null && typeof body === 'object' && !Array.isArray(body)

/** One level deeper than allowed. */
export const tooDeep = (depth_max: number): string => `${'{"a":'.repeat(depth_max + 1)}1${'}'.repeat(depth_max + 1)}`

/** This many bytes in chunks, without a Content-Length. */
export function stream(bytes: number): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(16_384).fill(0x20)
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(piece.subarray(0, Math.min(left, piece.length)))
      left -= piece.length
    },
  })
}
