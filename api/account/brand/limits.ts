/** Numbers of brands, and of what is read from a website. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const brandLimits = defineLimits({
  brand_radius_px_max: { value: 40, unit: 'pixels', refused: 'too_big' },
  /** Of a website that is read; what goes beyond is passed over. */
  brand_stylesheets_max: { value: 8, unit: 'style sheets' },
  brand_css_characters_max: { value: 2_000_000, unit: 'characters' },
  brand_css_rules_max: { value: 30_000, unit: 'rules' },
  brand_css_depth_max: { value: 20, unit: 'rules within rules' },
  brand_css_selectors_max: { value: 50, unit: 'selectors of a rule' },
  brand_css_value_characters_max: { value: 500, unit: 'characters' },
  brand_page_tags_max: { value: 100, unit: 'tags of a kind' },
  brand_title_characters_max: { value: 500, unit: 'characters' },
  brand_icons_tried_max: { value: 6, unit: 'images' },
  brand_logos_tried_max: { value: 3, unit: 'images' },
  brand_palette_colors_max: { value: 8, unit: 'colors' },
})
