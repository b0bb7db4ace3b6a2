/** Brings the owner's design into the shadow root as custom properties, set through the CSSOM, which no CSP forbids. */
import type { Font, Style } from '../wire.ts'
import { contrast, inkOn, isLight, luminance } from './color.ts'

const px = (value = 0): string => `${value}px`

export const quoted = (url: string): string => `url("${url.replace(/["\\\n]/g, encodeURIComponent)}")`

/** Sets colors, border, radius and fonts on the panel; unset ones keep the default of popup.css. */
export function applyLook(panel: HTMLElement, style: Style = {}): void {
  const css = panel.style
  /** The color in the browser's notation, or the default for an invalid one. */
  const color = (value: string | undefined, fallback: string): string => {
    css.color = ''
    css.color = value || ''
    if (!css.color) css.color = fallback
    return css.color
  }
  const text = color(style.text_color, '#1c1b1a')
  const background = color(style.background_color, '#ffffff')
  const accent = color(style.accent_color, '#2b2723')
  const button = color(style.button_color, accent)
  const set = (name: string, value: string): void => css.setProperty(`--${name}`, value)
  set('text', text)
  set('background', background)
  set('accent', accent)
  set('on-accent', inkOn(accent))
  set('button', button)
  set('ink', color(style.button_text_color, inkOn(button)))
  set('ring', contrast(luminance(accent), luminance(background)) >= 3 ? accent : text)
  set('bad', isLight(text) ? '#ff9d94' : '#b3261e')
  set('border-color', color(style.border_color, 'transparent'))
  set('border-style', style.border_style || 'solid')
  set('border-width', px(style.border_width_px))
  set('radius', px(style.radius_px ?? 14))
  set('button-radius', style.button_shape === 'pill' ? '99px' : style.button_shape === 'square' ? '0' : 'var(--inner)')
  // A host page may have properties of the same names, and they reach into the shadow root.
  set('width', style.width_px ? px(style.width_px) : 'initial')
  set('font', style.font_family || 'initial')
  set('heading-font', style.heading_font_family || 'initial')
  css.color = ''
  css.colorScheme = isLight(text) ? 'dark' : 'light'
}

const loaded = new Set<string>()

/** Loads web fonts now that the popup shows; until they are there, and where a page forbids them, the next family does. */
export function loadFonts(fonts: readonly Font[], api_url: string): void {
  for (const { family, url, ...more } of fonts) {
    if (loaded.has(family)) continue
    loaded.add(family)
    try {
      document.fonts.add(new FontFace(family, quoted(new URL(url, api_url).href), { display: 'swap', ...more }))
    } catch {
      // A font is never a reason for a popup not to show.
    }
  }
}
