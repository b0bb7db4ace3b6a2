/**
 * How a site looks: what its owner chose, what stands in where nothing was chosen, and the tones that pages and emails
 * need besides. Popups keep a style of their own, which begins with this. Pure.
 */
import { contrast, hslOf, luminance, mix, nearestReadable, readable, readableOn, visible } from './colors.ts'

/** Empty: what goes with the others. */
export interface BrandColors {
  accent_color: string
  background_color: string
  text_color: string
  button_color: string
  button_text_color: string
  /** Color of the buttons that a page, a popup or an email is there for. */
  cta_color: string
  cta_text_color: string
}

export const buttonShapes = ['rounded', 'pill', 'square'] as const
export type ButtonShape = (typeof buttonShapes)[number]
export const ctaShapes = ['same', ...buttonShapes] as const

/** Of pages: the menu at the end of the line of the logo, or both in the middle. */
export const menuLayouts = ['beside', 'centered'] as const
/** On phones: all entries, or a button that opens them. */
export const phoneMenus = ['open', 'button'] as const

export interface Brand {
  /** Empty: the site's name is written. */
  logo_image_id: string
  /** On dark; empty: the same. */
  dark_logo_image_id: string
  favicon_image_id: string
  colors: BrandColors
  /** Colors for readers who prefer dark. */
  dark_colors: BrandColors
  /** The stack of a font of the site; empty: the reader's system font. */
  font_family: string
  /** Empty: as `font_family`. */
  heading_font_family: string
  radius_px: number
  button_shape: ButtonShape
  /** `same`: as other buttons. */
  cta_shape: (typeof ctaShapes)[number]
  menu_layout: (typeof menuLayouts)[number]
  phone_menu: (typeof phoneMenus)[number]
  /** The menu stays in sight while a page is scrolled. */
  menu_stays: boolean
}

type Changes = { [K in keyof Omit<Brand, 'colors' | 'dark_colors'>]?: Brand[K] | undefined } & {
  [K in 'colors' | 'dark_colors']?: { [C in keyof BrandColors]?: string | undefined } | undefined
}

/** Applies the changes; members that are not named stay. */
export const changedBrand = (before: Brand, { colors, dark_colors, ...rest }: Changes): Brand =>
  ({
    ...before,
    ...rest,
    colors: { ...before.colors, ...colors },
    dark_colors: { ...before.dark_colors, ...dark_colors },
  }) as Brand

/** Ink on paper: it goes with whatever stands around it. */
export const defaultBrand: Brand = {
  logo_image_id: '',
  dark_logo_image_id: '',
  favicon_image_id: '',
  colors: {
    accent_color: '#2b2723',
    background_color: '#ffffff',
    text_color: '#1c1b1a',
    button_color: '',
    button_text_color: '',
    cta_color: '',
    cta_text_color: '',
  },
  dark_colors: {
    accent_color: '',
    background_color: '',
    text_color: '',
    button_color: '',
    button_text_color: '',
    cta_color: '',
    cta_text_color: '',
  },
  font_family: '',
  heading_font_family: '',
  radius_px: 14,
  button_shape: 'rounded',
  cta_shape: 'same',
  menu_layout: 'beside',
  phone_menu: 'open',
  menu_stays: false,
}

/** One that was chosen before something came to brands has of that what every site begins with. */
export const wholeBrand = (chosen: Brand | null): Brand => {
  if (!chosen) return defaultBrand
  const colors = { ...defaultBrand.colors, ...chosen.colors }
  return { ...defaultBrand, ...chosen, colors, dark_colors: { ...defaultBrand.dark_colors, ...chosen.dark_colors } }
}

const dark = { background: '#1d1c1a', text: '#edeae5' } as const

/** A color without a hue is ink: on dark it becomes what the text is. Others keep their hue. */
const onDark = (
  color: string,
  { background_color, text_color }: { background_color: string; text_color: string },
  least = readable,
): string => (hslOf(color).saturation < 0.2 ? text_color : nearestReadable(color, background_color, least))

/** The colors with what stands in for those that were left open. */
export function shownColors({ colors, dark_colors: own }: Pick<Brand, 'colors' | 'dark_colors'>) {
  const light = withButtons(colors)
  const background_color = own.background_color || dark.background
  const text_color = own.text_color || nearestReadable(dark.text, background_color)
  return {
    light,
    dark: withButtons({
      ...own,
      background_color,
      text_color,
      accent_color: own.accent_color || onDark(light.accent_color, { background_color, text_color }),
      button_color:
        own.button_color || own.accent_color || onDark(light.button_color, { background_color, text_color }, visible),
      cta_color:
        own.cta_color || (colors.cta_color && onDark(colors.cta_color, { background_color, text_color }, visible)),
    }),
  }
}

function withButtons(colors: BrandColors): BrandColors {
  const button_color = colors.button_color || colors.accent_color
  const button_text_color = colors.button_text_color || readableOn(button_color)
  const cta_color = colors.cta_color || button_color
  const cta_text_color = colors.cta_text_color || (colors.cta_color ? readableOn(cta_color) : button_text_color)
  return { ...colors, button_color, button_text_color, cta_color, cta_text_color }
}

/** Of what has a call to action and no other button, such as a popup. */
export const ctaColors = ({ cta_color, cta_text_color, ...colors }: BrandColors) => ({
  ...colors,
  button_color: cta_color || colors.button_color,
  button_text_color: cta_text_color || (cta_color ? '' : colors.button_text_color),
})

/** Whether calls to action look unlike other buttons. */
export const hasOwnCta = ({ cta_shape, ...brand }: Pick<Brand, 'colors' | 'dark_colors' | 'cta_shape'>): boolean =>
  cta_shape !== 'same' || Object.values(shownColors(brand)).some(isCtaOwn)

const isCtaOwn = (shown: BrandColors): boolean =>
  shown.cta_color !== shown.button_color || shown.cta_text_color !== shown.button_text_color

export interface ContrastIssue {
  mode: 'light' | 'dark'
  color: (typeof pairs)[number][0]
  against: (typeof pairs)[number][1]
  /** Rounded down to hundredths, so that it never looks like enough. */
  contrast: number
  /** The nearest color of the same hue that can be read. */
  suggested_color: string
}

/** What becomes text, and on what. */
const pairs = [
  ['text_color', 'background_color'],
  ['accent_color', 'background_color'],
  ['button_text_color', 'button_color'],
  ['cta_text_color', 'cta_color'],
] as const

/** Every text that cannot be read on what is behind it, with the nearest color that can. */
export function contrastIssues(brand: Pick<Brand, 'colors' | 'dark_colors'>): ContrastIssue[] {
  const shown = shownColors(brand)
  return (['light', 'dark'] as const).flatMap(mode =>
    pairs.flatMap(([color, against]) => {
      const [text, background] = [shown[mode][color], shown[mode][against]]
      const found = contrast(text, background)
      if (found >= readable || (against === 'cta_color' && !isCtaOwn(shown[mode]))) return []
      const suggested_color = nearestReadable(text, background)
      return [{ mode, color, against, contrast: Math.floor(found * 100) / 100, suggested_color }]
    }),
  )
}

/** All that a page or an email is drawn with. */
export interface Tones extends BrandColors {
  /** Around what is on the background. */
  page_color: string
  /** Small print. */
  quiet_color: string
  line_color: string
  /** Around inputs. */
  edge_color: string
}

export function tonesOf(brand: Pick<Brand, 'colors' | 'dark_colors'>): { light: Tones; dark: Tones } {
  const { light, dark } = shownColors(brand)
  return { light: withTones(light), dark: withTones(dark) }
}

function withTones(colors: BrandColors): Tones {
  const { background_color, text_color } = colors
  // Dark pages lie deeper than what is on them.
  const page_color =
    luminance(background_color) < 0.2
      ? mix('#000000', background_color, 0.25)
      : mix(text_color, background_color, 0.045)
  return {
    ...colors,
    page_color,
    quiet_color: nearestReadable(mix(text_color, page_color, 0.68), page_color),
    line_color: mix(text_color, background_color, 0.14),
    edge_color: nearestReadable(mix(text_color, background_color, 0.5), background_color, visible),
  }
}

/** Of what lies within a corner of this radius, such as buttons and inputs. */
export const innerRadius = (radius_px: number): number => Math.min(radius_px, 10)

/** Half of any button's height. */
const pill_radius_px = 999

export const buttonRadius = ({ radius_px, button_shape }: Pick<Brand, 'radius_px' | 'button_shape'>): number =>
  button_shape === 'pill' ? pill_radius_px : button_shape === 'square' ? 0 : innerRadius(radius_px)

export const ctaShape = ({ button_shape, cta_shape }: Pick<Brand, 'button_shape' | 'cta_shape'>): ButtonShape =>
  cta_shape === 'same' ? button_shape : cta_shape

export const ctaRadius = ({ radius_px, ...shapes }: Pick<Brand, 'radius_px' | 'button_shape' | 'cta_shape'>): number =>
  buttonRadius({ radius_px, button_shape: ctaShape(shapes) })
