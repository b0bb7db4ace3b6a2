/** Numbers of drivers: of the processes that run WordPress. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const playgroundLimits = defineLimits({
  /** From its start to the first page; of an installation, which takes longer. */
  playground_start_seconds_max: { value: 180, unit: 'seconds' },
  playground_install_seconds_max: { value: 240, unit: 'seconds' },
  playground_stop_seconds_max: { value: 10, unit: 'seconds' },
  /** A request without an answer ends its process. */
  playground_answer_seconds_max: { value: 60, unit: 'seconds' },
  /** Memory of a process that takes more ends it. */
  playground_memory_mb_max: { value: 900, unit: 'megabytes' },
  /** Without a visit for this long it is frozen: its memory stays, and it goes on at once. */
  playground_freeze_seconds: { value: 60, unit: 'seconds' },
  playground_watch_seconds: { value: 5, unit: 'seconds' },
  /** One that was used lately is not stopped to make room for another. */
  playground_in_use_seconds: { value: 60, unit: 'seconds' },
  playground_output_characters_kept: { value: 4_000, unit: 'characters' },
  playground_upload_bytes_max: { value: 67_108_864, unit: 'bytes', refused: 'body_too_large' },
  /** Answers with a failure, after it said that it serves, before it is given up. */
  playground_broken_answers_max: { value: 3, unit: 'answers' },
  playground_path_characters_max: { value: 2_048, unit: 'characters' },
  /** Forms are sent even where there is no space for files. */
  playground_form_bytes_max: { value: 262_144, unit: 'bytes' },
  /** Sent by visitors before the space that is taken is measured again. */
  playground_measured_after_bytes: { value: 8_388_608, unit: 'bytes' },
  /** Visits that are remembered for a moment. */
  playground_visits_kept: { value: 10_000, unit: 'visits' },
  /** Of a name in its host. */
  sandbox_handle_characters_max: { value: 28, unit: 'characters' },
  blueprint_bytes_max: { value: 33_554_432, unit: 'bytes', refused: 'body_too_large' },
  blueprint_unpacked_bytes_max: { value: 134_217_728, unit: 'bytes', refused: 'blueprint_too_large' },
  blueprint_parts_max: { value: 10_000, unit: 'files', refused: 'blueprint_too_large' },
  blueprint_plugins_max: { value: 50, unit: 'plugins', refused: 'blueprint_plan_invalid' },
  blueprint_content_max: { value: 500, unit: 'posts', refused: 'blueprint_plan_invalid' },
  panel_answer_bytes_max: { value: 4_194_304, unit: 'bytes' },
  /** Kept of the reason of a failure. */
  panel_reason_characters_max: { value: 300, unit: 'characters' },
})
