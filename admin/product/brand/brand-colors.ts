/** The colors of a brand as they are shown, while they are chosen: what the API answers for those that are saved. Pure. */
import type { BrandColors, BrandDarkColors, ContrastIssue } from '@leadwright/sdk'
import { contrast, hslOf, luminance, mix, nearestReadable, readable, readableOn, visible } from '../colors/contrast.ts'

type Chosen = { colors: BrandColors; dark_colors: BrandDarkColors }
export type BrandMode = 'light' | 'dark'

const dark = { background: '#1d1c1a', text: '#edeae5' }

const withButton = (colors: BrandColors): BrandColors => {
  const button_color = colors.button_color || colors.accent_color
  return { ...colors, button_color, button_text_color: colors.button_text_color || readableOn(button_color) }
}

/** A color without a hue is ink: on dark it becomes what the text is. Others keep their hue. */
const onDark = (
  color: string,
  { background_color, text_color }: { background_color: string; text_color: string },
  least = readable,
): string => (hslOf(color).saturation < 0.2 ? text_color : nearestReadable(color, background_color, least))

/** With what stands in where a color was left open. */
export function shownColors({ colors, dark_colors: own }: Chosen): Record<BrandMode, BrandColors> {
  const light = withButton(colors)
  const background_color = own.background_color || dark.background
  const text_color = own.text_color || nearestReadable(dark.text, background_color)
  return {
    light,
    dark: withButton({
      ...own,
      background_color,
      text_color,
      accent_color: own.accent_color || onDark(light.accent_color, { background_color, text_color }),
      button_color:
        own.button_color || own.accent_color || onDark(light.button_color, { background_color, text_color }, visible),
    }),
  }
}

const pairs = [
  ['text_color', 'background_color'],
  ['accent_color', 'background_color'],
  ['button_text_color', 'button_color'],
] as const

/** Every text that cannot be read on what is behind it, with the nearest color that can. */
export function contrastIssues(chosen: Chosen): ContrastIssue[] {
  const shown = shownColors(chosen)
  return (['light', 'dark'] as const).flatMap(mode =>
    pairs.flatMap(([color, against]) => {
      const [text, background] = [shown[mode][color], shown[mode][against]]
      const found = contrast(text, background)
      if (found >= readable) return []
      const suggested_color = nearestReadable(text, background)
      return [{ mode, color, against, contrast: Math.floor(found * 100) / 100, suggested_color }]
    }),
  )
}

/** Around what is on the background, small print, and hairlines: as pages and emails have them. */
export function tonesOf({ background_color, text_color }: BrandColors) {
  const page =
    luminance(background_color) < 0.2
      ? mix('#000000', background_color, 0.25)
      : mix(text_color, background_color, 0.045)
  return {
    page,
    quiet: nearestReadable(mix(text_color, page, 0.68), page),
    line: mix(text_color, background_color, 0.14),
    edge: nearestReadable(mix(text_color, background_color, 0.5), background_color, visible),
  }
}
