/** Brings the owner's design into the shadow root as custom properties, set through the CSSOM, which no CSP forbids. */
import type { Style } from '../wire.ts'
import { contrast, inkOn, isLight } from './colour.ts'

const px = (value: number | undefined, fallback: number, most: number): string =>
  `${Math.min(most, Math.max(0, Number(value ?? fallback) || 0))}px`

/** Sets colours, border, radius and font on the dialog; what the owner left open keeps the default of popup.css. */
export function applyLook(dialog: HTMLElement, style: Style = {}): void {
  const css = dialog.style
  /** The colour as the browser understands it, or the default for what it does not. */
  const colour = (value: string | undefined, fallback: string): string => {
    css.color = ''
    css.color = value || ''
    const read = css.color || fallback
    css.color = ''
    return read
  }
  const text = colour(style.text_color, '#1c1b1a')
  const background = colour(style.background_color, '#ffffff')
  const accent = colour(style.accent_color, '#2554d7')
  const set = (name: string, value: string): void => css.setProperty(`--${name}`, value)
  set('text', text)
  set('background', background)
  set('accent', accent)
  set('ink', inkOn(accent))
  set('ring', contrast(accent, background) >= 3 ? accent : text)
  set('bad', isLight(text) ? '#ff9d94' : '#b3261e')
  set('border-color', colour(style.border_color, 'transparent'))
  set(
    'border-style',
    /^(solid|dashed|dotted|double|none)$/.test(style.border_style || '') ? String(style.border_style) : 'solid',
  )
  set('border-width', px(style.border_width_px, 0, 40))
  set('radius', px(style.radius_px, 14, 60))
  set('font', style.font_family || '')
  css.colorScheme = isLight(text) ? 'dark' : 'light'
}
