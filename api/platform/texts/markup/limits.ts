/** Numbers of HTML, XML and CSS that strangers wrote. */
import { defineLimits } from '../../runtime/define-limits.ts'

export const markupLimits = defineLimits({
  /** As browsers have it: what lies deeper is read as if it lay there. */
  markup_depth_max: { value: 512, unit: 'levels' },
  markup_elements_max: { value: 1_000_000, unit: 'elements' },
  /** Of a document that is held whole. */
  markup_tree_elements_max: { value: 200_000, unit: 'elements' },
  /** Of one element; what follows is not read. */
  markup_attributes_max: { value: 500, unit: 'attributes' },
  markup_characters_max: { value: 52_428_800, unit: 'characters' },
  /** Of style sheets. */
  style_depth_max: { value: 32, unit: 'levels' },
  style_characters_max: { value: 1_048_576, unit: 'characters' },
  selector_characters_max: { value: 1_000, unit: 'characters' },
  selector_depth_max: { value: 8, unit: 'levels' },
  /** As search engines read of a robots.txt. */
  robots_bytes_max: { value: 512_000, unit: 'bytes' },
  /** Longer than any address. */
  robots_line_characters_max: { value: 2_500, unit: 'characters' },
  robots_lines_max: { value: 20_000, unit: 'lines' },
  robots_rules_max: { value: 5_000, unit: 'rules' },
})
