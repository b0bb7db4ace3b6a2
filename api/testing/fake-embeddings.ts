/** Vectors that are the same for the same text, near for texts that share words, whatever their endings. */
import { createHash } from 'node:crypto'

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

export function embedding(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const word of wordsOf(text)) {
    const hash = createHash('sha256').update(word.slice(0, 6)).digest()
    for (let i = 0; i < 4; i++) {
      const place = hash.readUInt32LE(i * 5) % dimensions
      vector[place] = (vector[place] ?? 0) + ((hash[i * 5 + 4] ?? 0) % 2 === 0 ? 1 : -1)
    }
  }
  const length = Math.hypot(...vector) || 1
  return vector.map(value => value / length)
}
