/** How a vector is kept: a sign for each of its numbers, to look through many, and the numbers in 16 bits, to put few in order. Pure. */

/** Of length 1; a vector of zeros stays one. */
export function normalized(vector: Float32Array): Float32Array {
  let sum = 0
  for (const value of vector) sum += value * value
  const length = Math.sqrt(sum)
  return length === 0 ? vector : vector.map(value => value / length)
}

/** A bit for each number, in words of 32. */
export function signsOf(vector: Float32Array): Uint32Array {
  const signs = new Uint32Array(Math.ceil(vector.length / 32))
  for (const [i, value] of vector.entries()) {
    if (value > 0) signs[i >> 5] = ((signs[i >> 5] ?? 0) | (1 << (i & 31))) >>> 0
  }
  return signs
}

const steps = 32_767

/** The largest number, then each as a share of it: exact to a hundred-thousandth. */
export function numbersOf(vector: Float32Array): Buffer {
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  const bytes = Buffer.alloc(4 + vector.length * 2)
  bytes.writeFloatLE(largest, 0)
  const scale = largest === 0 ? 0 : steps / largest
  for (const [i, value] of vector.entries()) bytes.writeInt16LE(Math.round(value * scale), 4 + i * 2)
  return bytes
}

/** As the database answers bytes: of slow reads as a part of more. */
export type VectorBytes = ArrayBuffer | Uint8Array

export const ownBytes = (stored: VectorBytes): ArrayBuffer =>
  stored instanceof ArrayBuffer ? stored : new Uint8Array(stored).buffer

/** How near a kept vector is to one of length 1: 1 is the same. */
export function nearness(question: Float32Array, stored: VectorBytes): number {
  const kept = ownBytes(stored)
  const largest = new DataView(kept).getFloat32(0, true)
  const numbers = new Int16Array(kept, 4)
  let sum = 0
  for (let i = 0; i < question.length; i++) sum += (question[i] as number) * (numbers[i] as number)
  return (sum * largest) / steps
}

/** The number of bits in which two words of signs differ. */
export function differing(a: number, b: number): number {
  let x = a ^ b
  x -= (x >>> 1) & 0x55555555
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
