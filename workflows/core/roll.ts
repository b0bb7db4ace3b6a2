/** A share without randomness: the same run meets the same roll at the same step, on every machine and in every replay. */

/** A number in [0, 100) with two decimals, from FNV-1a over both ids and a final mix. */
export function rollOf(runId: string, stepId: string): number {
  let hash = 0x811c9dc5
  for (const char of `${runId}:${stepId}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) % 10_000) / 100
}
