/** Values of statements as JSON has none: bytes and large integers are named as such. */

type TaggedValue = { $bytes: string } | { $integer: string }

/** A view of bytes is named before `JSON` sees it: a Buffer would turn itself into something else. */
export function packValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(packValue)
  if (typeof value === 'bigint') return { $integer: String(value) } satisfies TaggedValue
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') } satisfies TaggedValue
  return value instanceof ArrayBuffer ? packValue(new Uint8Array(value)) : value
}

/** For `JSON.parse`. */
export function unpackValue(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('$integer' in value) return BigInt(String(value.$integer))
  if ('$bytes' in value) return new Uint8Array(Buffer.from(String(value.$bytes), 'base64')).buffer
  return value
}
