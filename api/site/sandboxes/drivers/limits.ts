/** Numbers of drivers: of the processes that run WordPress. */
import { defineLimits } from '../../../platform/define-limits.ts'

export const playgroundLimits = defineLimits({
  /** From its start to the first page; of an installation, which takes longer. */
  playground_start_seconds_max: { value: 90, unit: 'seconds' },
  playground_install_seconds_max: { value: 240, unit: 'seconds' },
  playground_stop_seconds_max: { value: 10, unit: 'seconds' },
  /** A request without an answer ends its process. */
  playground_answer_seconds_max: { value: 60, unit: 'seconds' },
  /** Memory of a process that takes more ends it. */
  playground_memory_mb_max: { value: 900, unit: 'megabytes' },
  playground_watch_seconds: { value: 5, unit: 'seconds' },
  /** One that was used lately is not stopped to make room for another. */
  playground_in_use_seconds: { value: 60, unit: 'seconds' },
  playground_output_characters_kept: { value: 4_000, unit: 'characters' },
  playground_upload_bytes_max: { value: 67_108_864, unit: 'bytes', refused: 'body_too_large' },
})
