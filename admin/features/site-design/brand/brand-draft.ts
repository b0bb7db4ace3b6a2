/** What of a brand is written in its form. */
import type { Brand } from '@leadwright/sdk'

export type BrandDraft = Pick<
  Brand,
  | 'logo_image_id'
  | 'dark_logo_image_id'
  | 'favicon_image_id'
  | 'colors'
  | 'dark_colors'
  | 'font_family'
  | 'heading_font_family'
  | 'radius_px'
  | 'button_shape'
  | 'cta_shape'
  | 'menu_layout'
  | 'phone_menu'
  | 'menu_stays'
>

export type EditsBrand = {
  draft: BrandDraft
  change: (changes: Partial<BrandDraft>) => void
  isReadOnly: boolean
}

export const draftOf = ({
  contrast_issues: _issues,
  shown_colors: _shown,
  is_set: _set,
  version: _version,
  ...draft
}: Brand): BrandDraft => draft
