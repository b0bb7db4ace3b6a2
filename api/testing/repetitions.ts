/**
 * How often a test repeats itself, and with which values. In the gate few times and always the same, so that a red run is the
 * commit's fault; `npm run proof` sets PROOF=1: the whole size, and values that nobody has seen. What that makes larger is in
 * tests/README.md.
 */
const proof = process.env.PROOF === '1'
const GATE_SEED = 7

/** The first in the gate, the second in the proof. */
export const sized = <T>(gate: T, whole: T): T => (proof ? whole : gate)

/** For fast-check, which names the seed of what it finds. */
export const tries = (gate = 100, whole = gate * 10): { numRuns: number; seed?: number } =>
  proof ? { numRuns: whole } : { numRuns: gate, seed: GATE_SEED }

/** Values that are handled alike at many places: in the gate one for each place, in turn; in the proof all of them. */
export const inTurn = <T>(values: readonly T[], place: number): readonly T[] =>
  proof ? values : values.slice(place % values.length).slice(0, 1)
