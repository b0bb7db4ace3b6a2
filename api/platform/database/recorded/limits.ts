/** The numbers of databases that a server records. */

export interface RecordLimits {
  /** After so long without an answer the writers of a group are told, while it is still asked what became of it. */
  patience_ms: number
  /** After so long a request counts as lost. */
  request_ms_max: number
  /** From one question of what became of a group to the next. */
  settle_pause_ms: number
  /** After this time a server's copy is written anew: in the former one is what was deleted since. People who are erased are promised 30 days. */
  renew_ms: number
}

export const recordLimits: RecordLimits = {
  patience_ms: 5_000,
  request_ms_max: 30_000,
  settle_pause_ms: 250,
  renew_ms: 25 * 86_400_000,
}

/** Bytes of rows that travel in one request, about: a server answers with 10 MB at most. */
export const COPY_BYTES = 1_000_000

/** Rows of the first request for a table: how large they are is not known yet. */
export const COPY_ROWS = 100

/** Tables whose first rows are asked for together: most have few. */
export const COPY_TABLES = 24

/** Rows of any request. */
export const COPY_ROWS_MAX = 5_000
