/** Content codings: which one the client accepts, and compressing on Node's threads. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'
type Bytes = Uint8Array<ArrayBuffer>

/** The best accepted coding; `q=0` means not accepted. */
export function codingOf(accepted: string | null | undefined): Coding {
  if (!accepted) return 'identity'
  const taken = accepted
    .split(',')
    .map(part => part.trim().toLowerCase())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0])
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Brotli at its highest quality needs seconds for a megabyte. */
const thorough_bytes_max = 131_072

/** `often`: for cached responses; `once`: for a single one. */
export async function compressed(plain: Uint8Array, coding: Coding, purpose: 'kept' | 'once'): Promise<Bytes> {
  if (coding === 'identity') return new Uint8Array(plain)
  if (coding === 'gzip') return new Uint8Array(await asGzip(plain, { level: purpose === 'kept' ? 9 : 6 }))
  const quality = purpose === 'once' ? 4 : plain.byteLength > thorough_bytes_max ? 6 : 11
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength }
  return new Uint8Array(await asBrotli(plain, { params }))
}
