/** Numbers of pages. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const pageLimits = defineLimits({
  site_pages_max: { value: 500, unit: 'pages', refused: 'too_many_pages' },
  page_handle_characters_max: { value: 80, unit: 'characters', refused: 'too_long' },
  seo_title_characters_max: { value: 60, unit: 'characters', refused: 'too_long' },
  seo_description_characters_max: { value: 300, unit: 'characters', refused: 'too_long' },
  /** What search results show of a description. */
  seo_description_characters_good_min: { value: 150, unit: 'characters', told: true },
  seo_description_characters_good_max: { value: 160, unit: 'characters', told: true },
  seo_keyword_characters_max: { value: 80, unit: 'characters', refused: 'too_long' },
  /** The main keyword counts among the first words. */
  seo_keyword_words: { value: 100, unit: 'words', told: true },
  seo_words_good_min: { value: 150, unit: 'words', told: true },
  /** Of 100; what most adults read without effort. */
  seo_reading_ease_good_min: { value: 50, unit: 'points', told: true },
  /** Files of JSON-LD of one page, and how deep things lie in one another in one. */
  page_schemas_max: { value: 10, unit: 'files', refused: 'too_many' },
  page_schema_characters_max: { value: 10_000, unit: 'characters', refused: 'too_long' },
  page_schema_depth_max: { value: 20, unit: 'levels', refused: 'schema_too_deep' },
  /** Published contents kept of one page; the oldest go first. */
  page_versions_kept: { value: 100, unit: 'versions' },
  /** How far ahead a page is published or hidden by itself. */
  page_schedule_days_max: { value: 366, unit: 'days', refused: 'too_late' },
  page_items_in_block_max: { value: 24, unit: 'items', refused: 'too_many' },
  page_lines_in_plan_max: { value: 20, unit: 'lines', refused: 'too_many' },
  page_frame_height_px_max: { value: 2_000, unit: 'pixels', refused: 'too_big' },
  /** Style sheets of one site that are kept, by the width of pages. */
  page_widths_kept: { value: 20, unit: 'widths' },
  /** Of a page that is imported; those beyond are named. */
  page_import_images_max: { value: 24, unit: 'images', told: true },
  /** In which its images are fetched; what has not come by then is named. */
  page_import_seconds_max: { value: 25, unit: 'seconds' },
  /** Elements within one another; what lies deeper is left out. */
  page_import_depth_max: { value: 200, unit: 'elements' },
  page_import_left_out_max: { value: 100, unit: 'parts' },
  /** Of style sheets of one site, for the policies of pages. */
  page_style_hashes_kept: { value: 200, unit: 'hashes' },
  page_copies_max: { value: 1_000, unit: 'copies' },
  /** Sites whose pages' addresses are cached. */
  page_finders_max: { value: 5_000, unit: 'sites' },
  /** Of a template as it is served, without its images. */
  page_template_bytes_max: { value: 30_000, unit: 'bytes' },
})
