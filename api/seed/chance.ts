/** Chance that comes out the same each time: the seed's people and what they did are drawn from it. */
import { createHash } from 'node:crypto'

export interface Chance {
  /** From 0 until before 1. */
  next(): number
  /** True with this probability. */
  hits(probability: number): boolean
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  one<T>(of: readonly T[]): T
  /** An index, by weight. */
  weighted(weights: readonly number[]): number
}

/** The generator mulberry32, begun with a hash of the name. */
export function chance(name: string): Chance {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    hits: probability => next() < probability,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    one: of => of[Math.floor(next() * of.length)] as (typeof of)[number],
    weighted(weights) {
      let left = next() * weights.reduce((sum, w) => sum + w, 0)
      const index = weights.findIndex(w => {
        left -= w
        return left < 0
      })
      return index < 0 ? weights.length - 1 : index
    },
  }
}
