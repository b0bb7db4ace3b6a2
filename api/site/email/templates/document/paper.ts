/** Tones and fonts of the brand with which blocks are drawn, and the color behind them. Pure. */

import { familyOf } from '../../../../platform/mail/email-look.ts'
import { type Brand, buttonRadius, ctaRadius, type Tones, tonesOf } from '../../../../platform/schemas/brand.ts'
import { luminance, nearestReadable } from '../../../../platform/schemas/colors.ts'
import type { MailLocale } from '../layout.ts'
import type { EmailDocument } from './email-document.ts'
import type { Sheet } from './sheet.ts'

export interface DocumentSite {
  name: string
  brand: Brand
  locale: MailLocale
  /** Address of an image of the site; absent where none can be shown. */
  image_url?: ((image_id: string) => string) | undefined
}

export interface Paper {
  sheet: Sheet
  site: DocumentSite
  tones: Tones
  dark: Tones
  font: string
  heading_font: string
  button_radius: number
  cta_radius: number
  image_radius: number
  width_px: number
  /** Behind the block that is being drawn, where the owner chose it. */
  behind: string
  /** The owner chose it: in dark mode it stays, and with it the colors on it. */
  is_own: boolean
}

export function paperFor(document: EmailDocument, site: DocumentSite, sheet: Sheet): Paper {
  const { light, dark } = tonesOf(site.brand)
  const content = document.content_color
  const font = familyOf(site.brand.font_family)
  return {
    sheet,
    site,
    tones: light,
    dark,
    font,
    heading_font: site.brand.heading_font_family ? familyOf(site.brand.heading_font_family) : font,
    button_radius: buttonRadius(site.brand),
    cta_radius: ctaRadius(site.brand),
    image_radius: Math.min(site.brand.radius_px, 12),
    width_px: document.width_px ?? 600,
    behind: content || light.background_color,
    is_own: Boolean(content),
  }
}

/** The paper of a block with a background of its own. */
export const onBackground = (paper: Paper, color: string | undefined): Paper =>
  color ? { ...paper, behind: color, is_own: true } : paper

/** The class by which dark mode finds it, unless it stands on a color of the owner's. */
export const darkClass = ({ is_own }: Paper, name: string): string => (is_own ? 'lw-own' : name)

export const textColor = (paper: Paper, own?: string): string =>
  own || (paper.is_own ? readableText(paper) : paper.tones.text_color)
export const quietColor = (paper: Paper): string =>
  paper.is_own ? readableText(paper) : nearestReadable(paper.tones.quiet_color, paper.behind)
export const linkColor = (paper: Paper): string => nearestReadable(paper.tones.accent_color, paper.behind)

function readableText({ tones, behind }: Paper): string {
  const wanted = luminance(behind) < 0.3 ? '#ffffff' : tones.text_color
  return nearestReadable(wanted, behind)
}

/** Wide enough for screens with two pixels for one. */
export function pictureUrl(paper: Paper, { image_id, url }: { image_id: string; url: string }, width_px: number) {
  if (!image_id) return url
  return paper.site.image_url ? `${paper.site.image_url(image_id)}?width=${width_px * 2}&format=png` : ''
}
