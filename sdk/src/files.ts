/** Files to upload, in the forms in which programs have them, as the `Blob` that a form takes. */

type Bytes = Blob | Uint8Array | ArrayBuffer
type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>

/** A `Buffer` is a `Uint8Array`, and what `fs.createReadStream` gives is an async iterable. */
export type FileInput = Bytes | ByteStream | { name: string; content: Bytes | ByteStream }

/**
 * Encodes the parts of a form; names of those that may be absent end with a question mark. The endpoints that take one bring it along,
 * so that bundles without them do without it.
 */
export async function toForm(
  names: readonly string[],
  values: Record<string, unknown>,
  need: (name: string) => unknown,
): Promise<FormData> {
  const form = new FormData()
  for (const named of names) {
    const name = named.replace('?', '')
    if (named === name || (values[name] ?? '') !== '') form.append(name, await toFormPart(need(name)))
  }
  return form
}

/** The part of a form: a stream is read to its end first, so that a retry can send it again. */
async function toFormPart(value: unknown): Promise<Blob | string> {
  if (value instanceof Blob) return value
  if (isBytes(value)) return new Blob([value])
  if (isByteStream(value)) {
    const content = await readAll(value)
    const name = fileName(value)
    return name === undefined ? content : new File([content], name)
  }
  if (isNamed(value)) return new File([await toFormPart(value.content)], value.name)
  return String(value)
}

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> | ArrayBuffer =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value)

const isByteStream = (value: unknown): value is ByteStream =>
  typeof value === 'object' && value !== null && (Symbol.asyncIterator in value || 'getReader' in value)

const isNamed = (value: unknown): value is { name: string; content: unknown } =>
  typeof value === 'object' && value !== null && 'content' in value && 'name' in value && typeof value.name === 'string'

/** A stream of a file in Node knows its path. */
function fileName(value: object): string | undefined {
  const path = 'path' in value ? value.path : undefined
  return typeof path === 'string' ? path.replace(/^.*[/\\]/, '') : undefined
}

async function readAll(stream: ByteStream): Promise<Blob> {
  // Not every browser can iterate a `ReadableStream`.
  if ('getReader' in stream) return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).blob()
  const parts: BlobPart[] = []
  for await (const chunk of stream) parts.push(chunk as BlobPart)
  return new Blob(parts)
}
