/** The numbers of page logs. */
export interface PageLogLimits {
  /** Pages of the write-ahead log after which it is copied to the file. */
  checkpoint_pages: number
  record_frames: number
  file_bytes: number
  file_ms: number
  /** Of a file that begins its log: a larger one waits for a backup. */
  base_bytes_max: number
  retry_ms: number
}

export const pageLogLimits: PageLogLimits = {
  checkpoint_pages: 1_000,
  record_frames: 1_000,
  file_bytes: 8 * 1024 * 1024,
  file_ms: 24 * 3_600_000,
  base_bytes_max: 64 * 1024 * 1024,
  retry_ms: 60_000,
}
