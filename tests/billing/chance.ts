/** Chance that is the same for a seed. */
export type Chance = ReturnType<typeof createChance>

export function createChance(seed: number) {
  let state = seed >>> 0 || 1
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    isTrue: (probability: number): boolean => next() < probability,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    shuffle<T>(list: readonly T[]): T[] {
      const mixed = [...list]
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = below(at + 1)
        const kept = mixed[at] as T
        mixed[at] = mixed[other] as T
        mixed[other] = kept
      }
      return mixed
    },
  }
}
