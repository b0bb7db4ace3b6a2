/** Which of a website's colors play which part. Pure. */
import type { BrandColors } from '../../../platform/schemas/brand.ts'
import { contrast, readableOn } from '../../../platform/schemas/colors.ts'
import { firstColor } from './css-color.ts'
import { isStrong, type StyleFacts } from './style-facts.ts'

/** What its owner named first, then what is pressed, what browsers are told, what leads on, what is seen most. */
export function websiteColors(facts: StyleFacts, theme_color: string | undefined): Partial<BrandColors> {
  const { background, text, button, link } = facts
  const theme = theme_color === undefined ? undefined : firstColor(theme_color)
  const accent_color = [...facts.named, button?.color, theme, link, ...facts.palette].find(
    color => color !== undefined && isStrong(color),
  )
  const button_color =
    button && button.color !== accent_color && stands(button.color, background) ? button.color : undefined
  const behind = button_color ?? accent_color
  const button_text_color = button?.text !== undefined && behind === button.color ? button.text : undefined
  return {
    ...(accent_color && { accent_color }),
    ...(background && { background_color: background }),
    ...(text && (background === undefined || contrast(text, background) > 1.5) && { text_color: text }),
    ...(button_color && { button_color }),
    ...(button_text_color && button_text_color !== readableOn(behind ?? '#ffffff') && { button_text_color }),
  }
}

/** A button as light as its page is one that only shows its edge. */
const stands = (color: string, background = '#ffffff'): boolean => contrast(color, background) > 1.3
