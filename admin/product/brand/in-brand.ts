/** A design in the colors, fonts and shapes of a site. One that is dark of itself stays dark, in the brand's own dark. Pure. */
import type { Brand, NewPopup } from '@leadwright/sdk'
import { luminance } from '../colors/contrast.ts'
import { ctaColors, ctaShape } from './brand-colors.ts'

/** Until somebody has chosen a brand, designs come as they were drawn. */
export function inBrand(popup: NewPopup, brand: Brand | undefined): NewPopup {
  if (!brand?.is_set) return popup
  const { style = {} } = popup
  const isDark = style.background_color !== undefined && luminance(style.background_color) < 0.2
  const { font_family, heading_font_family, radius_px, shown_colors } = brand
  const colors = ctaColors(isDark ? shown_colors.dark : { ...shown_colors.light, ...brand.colors })
  return {
    ...popup,
    style: { ...style, ...colors, font_family, heading_font_family, radius_px, button_shape: ctaShape(brand) },
  }
}
