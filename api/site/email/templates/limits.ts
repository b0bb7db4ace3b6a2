/** Numbers of templates. */
import { defineLimits } from '../../../platform/runtime/define-limits.ts'

export const templateLimits = defineLimits({
  /** A longer paragraph of Word is no item of a list. */
  template_word_item_characters_max: { value: 20_000, unit: 'characters' },
  template_subject_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  template_preheader_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  template_body_characters_max: { value: 50_000, unit: 'characters', refused: 'too_long' },
  /** Size of a document, once it is HTML with Liquid. */
  template_html_characters_max: { value: 1_000_000, unit: 'characters', refused: 'template_too_complex' },
  /** Size of an imported page, with its styles. */
  template_import_characters_max: { value: 500_000, unit: 'characters', refused: 'too_long' },
  /** Rules of its style sheets times its elements; rules beyond are left out. */
  template_import_style_looks_max: { value: 2_000_000, unit: 'looks' },
  template_media_rules_max: { value: 300, unit: 'rules', refused: 'too_many' },
  template_media_rule_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  /** Size of all of them together; inboxes clip long emails, style sheet included. */
  template_media_characters_max: { value: 20_000, unit: 'characters' },
  /** Length of a tag of another product. */
  template_import_tag_characters_max: { value: 600, unit: 'characters' },
  /** Depth of its conditions in one another; deeper ones are left out. */
  template_import_nesting_max: { value: 50, unit: 'levels' },
  /** Length of a part that was left out, as it is shown. */
  template_left_out_characters_max: { value: 100, unit: 'characters' },
  template_left_out_max: { value: 200, unit: 'parts' },
  /** Kept compiled in memory. */
  templates_compiled_max: { value: 200, unit: 'templates' },
  template_part_lines_max: { value: 200, unit: 'lines' },
  template_test_tries_max: { value: 10, unit: 'tries' },
  template_copies_max: { value: 1_000, unit: 'copies' },
  template_render_tries_max: { value: 3, unit: 'tries' },
  template_links_max: { value: 200, unit: 'links', refused: 'template_too_complex' },
  template_url_characters_max: { value: 2_000, unit: 'characters' },
  /** Beyond this Gmail shows the beginning alone. */
  email_clipping_bytes: { value: 104_448, unit: 'bytes' },
  /** Beginning of a subject that inboxes show. */
  subject_characters_shown: { value: 60, unit: 'characters' },
  rendered_subject_characters_max: { value: 300, unit: 'characters' },
  /** Length of each value in a subject. */
  subject_value_characters_max: { value: 150, unit: 'characters' },
  template_render_milliseconds_max: { value: 100, unit: 'milliseconds' },
  /** Liquid's own unit: characters and elements that filters allocate. */
  template_memory_max: { value: 500_000, unit: 'allocations' },
  template_tags_max: { value: 500, unit: 'tags', refused: 'template_too_complex' },
  template_nesting_max: { value: 10, unit: 'levels', refused: 'template_too_complex' },
  template_value_characters_max: { value: 10_000, unit: 'characters' },
})
