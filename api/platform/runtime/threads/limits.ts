/** Numbers of the threads that read what strangers sent. */
import { defineLimits } from '../define-limits.ts'

export const threadLimits = defineLimits({
  /** Threads of each lane, and how many of them one site may hold while it waits for more. */
  lane_threads_max: { value: 2, unit: 'threads' },
  lane_site_threads_max: { value: 1, unit: 'threads' },
  /** Of what is read while somebody waits: a page, a template. */
  quick_milliseconds_max: { value: 15_000, unit: 'milliseconds', refused: 'reading_too_slow' },
  quick_megabytes_max: { value: 256, unit: 'megabytes' },
  /** Until a thread has loaded its program. */
  thread_start_milliseconds_max: { value: 60_000, unit: 'milliseconds' },
  /** After which a thread without work ends. */
  thread_idle_milliseconds: { value: 10_000, unit: 'milliseconds' },
  /** How often the memory beside the heap is looked at. */
  thread_watch_milliseconds: { value: 50, unit: 'milliseconds' },
})
