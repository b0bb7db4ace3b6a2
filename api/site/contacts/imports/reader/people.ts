/** Who is in a file: short digests of the addresses in it, sorted, so that one is found without reading the file again. */
import { createHash } from 'node:crypto'
import { tidyText } from '../../../../platform/texts/typed-text.ts'
import { addressesIn } from '../written-addresses.ts'

const digest_bytes = 6

const digestOf = (email_key: string): number =>
  createHash('sha256').update(email_key).digest().readUIntBE(0, digest_bytes)

export class PeopleOfFile {
  readonly #digests = new Set<number>()

  /** Every address, whatever its column is mapped to. */
  add(cell: string): void {
    if (!cell.includes('@')) return
    for (const { email_key } of addressesIn(tidyText(cell))) this.#digests.add(digestOf(email_key))
  }

  end(): Buffer {
    const sorted = Float64Array.from(this.#digests).sort()
    const packed = Buffer.alloc(sorted.length * digest_bytes)
    for (const [at, digest] of sorted.entries()) packed.writeUIntBE(digest, at * digest_bytes, digest_bytes)
    return packed
  }
}

function includes(packed: Buffer, digest: number): boolean {
  let [low, high] = [0, packed.length / digest_bytes]
  while (low < high) {
    const middle = (low + high) >>> 1
    const there = packed.readUIntBE(middle * digest_bytes, digest_bytes)
    if (there === digest) return true
    if (there < digest) low = middle + 1
    else high = middle
  }
  return false
}

/** Whether one of these people is in it. */
export const hasAnyOf = (packed: Buffer, email_keys: readonly string[]): boolean =>
  email_keys.some(email_key => includes(packed, digestOf(email_key)))
