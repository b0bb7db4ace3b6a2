/** How blocks look on the canvas: the site's brand as custom properties, much as the API draws an email. */
import type { Brand } from '@leadwright/sdk'
import type { CSSProperties } from 'react'
import { buttonRadius, ctaRadius, defaultBrand, tonesOf } from '../brand/brand-colors.ts'
import { luminance, nearestReadable, readableOn } from '../colors/contrast.ts'

const system_font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export interface Colors {
  page_color?: string | undefined
  content_color?: string | undefined
}

export function lookOf(brand: Brand | undefined, { page_color, content_color }: Colors): CSSProperties {
  const light = brand?.shown_colors.light
  const content = content_color || light?.background_color || '#ffffff'
  const accent = light?.accent_color ?? '#2b2723'
  const button = light?.button_color || accent
  const cta = light?.cta_color || button
  const text = light?.text_color ?? '#1c1b1a'
  const { colors, dark_colors } = defaultBrand
  const shown = { ...colors, ...light, background_color: content, text_color: text }
  const tones = tonesOf({ colors: shown, dark_colors }).light
  const radius_px = brand?.radius_px ?? 14
  return {
    '--b-page': page_color || tones.page_color,
    '--b-content': content,
    ...textColors(content, text, accent),
    '--b-line': tones.line_color,
    '--b-button': button,
    '--b-button-text': light?.button_text_color || readableOn(button),
    '--b-font': brand?.font_family || system_font,
    '--b-heading-font': brand?.heading_font_family || brand?.font_family || system_font,
    '--b-radius': `${Math.min(radius_px, 16)}px`,
    '--b-picture-radius': `${Math.min(radius_px, 12)}px`,
    '--b-button-radius': `${buttonRadius(brand ?? defaultBrand)}px`,
    '--b-cta': cta,
    '--b-cta-text': light?.cta_text_color || readableOn(cta),
    '--b-cta-radius': `${ctaRadius(brand ?? defaultBrand)}px`,
  } as CSSProperties
}

/** On a color of the owner's its texts are what can be read on it. */
export const onColor = (color: string, accent: string): CSSProperties =>
  textColors(color, luminance(color) < 0.3 ? '#ffffff' : '#1c1b1a', accent) as CSSProperties

const textColors = (behind: string, text: string, accent: string) => ({
  '--b-text': nearestReadable(text, behind),
  '--b-quiet': nearestReadable(text, behind),
  '--b-accent': nearestReadable(accent, behind),
})
