/** Vectors that are the same for the same text, near for texts that share words, whatever their endings. */
import { createHash } from 'node:crypto'

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const hashes = new Map<string, Buffer>()

function hashOf(beginning: string): Buffer {
  const known = hashes.get(beginning)
  if (known) return known
  const hash = createHash('sha256').update(beginning).digest()
  hashes.set(beginning, hash)
  return hash
}

export function embedding(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const word of wordsOf(text)) {
    const hash = hashOf(word.slice(0, 6))
    for (let i = 0; i < 4; i++) {
      const place = hash.readUInt32LE(i * 5) % dimensions
      vector[place] = (vector[place] ?? 0) + ((hash[i * 5 + 4] ?? 0) % 2 === 0 ? 1 : -1)
    }
  }
  const length = Math.hypot(...vector) || 1
  return vector.map(value => value / length)
}
