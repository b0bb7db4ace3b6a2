/** The numbers of files at a store. */

export interface StoreLimits {
  /** After so long without an answer a request counts as lost, for a body of no size. */
  request_ms: number
  /** What a body adds to it: so many bytes a millisecond come through even a slow line. */
  bytes_per_ms: number
  /** From a failure to the next try; its number is that of the tries. */
  pauses_ms: readonly number[]
  /** Bytes that the cache on disk may have. */
  cache_bytes: number
  /** What was asked for so lately is not taken from the cache: somebody may be about to open it. */
  cache_rest_ms: number
}

export const storeLimits: Omit<StoreLimits, 'cache_bytes'> = {
  request_ms: 15_000,
  bytes_per_ms: 250,
  pauses_ms: [200, 1_000],
  cache_rest_ms: 600_000,
}
