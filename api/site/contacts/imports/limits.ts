/** Numbers of imports. */

import type { PaceLimits } from '../../../platform/features/operations/pace.ts'
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const importLimits = defineLimits({
  import_bytes_max: { value: 104_857_600, unit: 'bytes', refused: 'body_too_large' },
  import_rows_max: { value: 1_000_000, unit: 'rows', refused: 'too_many_rows' },
  import_columns_max: { value: 500, unit: 'columns', refused: 'too_many_columns' },
  import_header_characters_max: { value: 200, unit: 'characters' },
  /** A longer cell fits no field: its row is refused. */
  import_cell_characters_max: { value: 10_000, unit: 'characters' },
  /** Of all cells of a row together; an unclosed quotation mark would make one row of the rest of the file. */
  import_record_characters_max: { value: 4_194_304, unit: 'characters', refused: 'quote_not_closed' },
  /** Of a batch: its rows, fewer where it would hold up other writers longer than this. */
  import_batch_rows: { value: 384, unit: 'rows' },
  import_batch_rows_min: { value: 16, unit: 'rows' },
  import_batch_milliseconds: { value: 16, unit: 'milliseconds' },
  import_samples_max: { value: 5, unit: 'samples' },
  /** A field is guessed by fewer values only where they are addresses. */
  import_guess_values_min: { value: 3, unit: 'values' },
  /** Distinct values that a column of statuses has at most, and the length of one. */
  import_statuses_max: { value: 12, unit: 'values' },
  import_moment_characters_max: { value: 60, unit: 'characters' },
  /** Nobody agreed to email before it. */
  import_moment_year_min: { value: 1990, unit: 'year' },
  import_meanings_max: { value: 100, unit: 'meanings', refused: 'too_many' },
  import_status_characters_max: { value: 80, unit: 'characters' },
  /** Rows among which the one that names the columns is looked for, and rows behind the table that may still turn out to be of it. */
  import_head_rows_max: { value: 50, unit: 'rows' },
  import_footer_rows_max: { value: 50, unit: 'rows' },
  import_sampled_rows_max: { value: 1_000, unit: 'rows' },
  /** No spreadsheet has more. */
  import_sheet_rows_max: { value: 1_048_576, unit: 'rows' },
  import_sheets_max: { value: 200, unit: 'sheets' },
  import_sheets_tried_max: { value: 10, unit: 'sheets' },
  /** Of an unpacked archive: its size, and its ratio to the packed size. */
  import_unpacked_bytes_max: { value: 104_857_600, unit: 'bytes', refused: 'unpacked_too_large' },
  import_unpacked_ratio_max: { value: 100, unit: 'bytes per packed byte', refused: 'unpacked_too_large' },
  import_archive_parts_max: { value: 10_000, unit: 'parts', refused: 'unpacked_too_large' },
  /** A file with a larger share of such characters or bytes is no text, or text of two bytes each. */
  import_control_share_max: { value: 0.02, unit: 'share of all characters' },
  import_zeros_share_min: { value: 0.05, unit: 'share of all pairs of bytes' },
  /** Ratio of the zeros in one half of the pairs to those in the other. */
  import_zeros_ratio_min: { value: 10, unit: 'times' },
  /** Distinct words beyond ASCII that tell the encoding, the length of one, and how many of them a text in UTF-8 has. */
  import_words_max: { value: 5_000, unit: 'words' },
  import_word_bytes_max: { value: 40, unit: 'bytes' },
  import_utf8_share_min: { value: 0.5, unit: 'share of all words' },
  /** Of the threads that read files. */
  import_reading_megabytes_max: { value: 512, unit: 'megabytes', refused: 'reading_too_slow' },
  /** From some rows to the next ones, not of the whole file. */
  import_reading_milliseconds_max: { value: 30_000, unit: 'milliseconds', refused: 'reading_too_slow' },
  /** Total size of a site's files of imports, and how long they are kept. */
  import_files_bytes_max: { value: 1_073_741_824, unit: 'bytes', refused: 'storage_full' },
  import_files_kept_days: { value: 30, unit: 'days' },
  /** Words that may stand around what the head of a column names, and digits of a phone number that stands alone. */
  import_head_qualifiers_max: { value: 3, unit: 'words' },
  import_phone_digits_min: { value: 7, unit: 'digits' },
  /** Of the values of a column that have any separator of tags; one in fewer is part of a name. */
  import_separator_share_min: { value: 0.2, unit: 'share of all values with a separator' },
  /** Tags that a row gives, and tags that an import makes. Further ones are left out. */
  import_row_tags_max: { value: 50, unit: 'tags' },
  import_new_tags_max: { value: 500, unit: 'tags' },
  import_references_max: { value: 50, unit: 'references', refused: 'too_many' },
  import_consent_characters_max: { value: 2_000, unit: 'characters', refused: 'too_long' },
})

export const batchPace: PaceLimits = {
  least: importLimits.import_batch_rows_min,
  most: importLimits.import_batch_rows,
  goal_ms: importLimits.import_batch_milliseconds,
}
