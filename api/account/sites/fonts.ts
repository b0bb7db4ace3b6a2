/** The fonts of a site: system stacks first, web fonts by address. What of them a popup needs. Pure. */

/** A font that the owner's designs may use. */
export interface SiteFont {
  name: string
  /** The value for `font-family`. */
  stack: string
  /** The path of a web font's file (woff2); without it nothing is loaded. */
  url?: string
}

/** Characters of a font stack, without any that could end a CSS declaration. */
export const fontStack = /^[\p{L}\p{N} ,'"_-]*$/u
/** In words: in a schema it would be a pattern that not every language reads. */
export const fontStackDescription =
  'Value for `font-family`: letters and digits of any script, spaces, commas, quotes, hyphens and underscores.'

const systemFonts: readonly SiteFont[] = [
  { name: 'System', stack: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif' },
  { name: 'Serif', stack: 'ui-serif, Georgia, Cambria, "Times New Roman", serif' },
  { name: 'Rounded', stack: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, system-ui, sans-serif' },
]

/** Of this installation, for every site: files in api/public/fonts/. */
export const servedFonts: readonly SiteFont[] = [
  { name: 'DM Sans', stack: '"DM Sans", system-ui, sans-serif', url: '/fonts/dm-sans.woff2' },
  { name: 'Space Grotesk', stack: '"Space Grotesk", system-ui, sans-serif', url: '/fonts/space-grotesk.woff2' },
  { name: 'Nunito', stack: 'Nunito, ui-rounded, system-ui, sans-serif', url: '/fonts/nunito.woff2' },
  { name: 'Lora', stack: 'Lora, ui-serif, Georgia, serif', url: '/fonts/lora.woff2' },
  { name: 'Playfair Display', stack: '"Playfair Display", Georgia, serif', url: '/fonts/playfair-display.woff2' },
  { name: 'Caveat', stack: 'Caveat, "Segoe Print", cursive', url: '/fonts/caveat.woff2' },
]

/** A sans and a serif for texts, and one for headings: a site begins with room for its own. */
const first_served: readonly string[] = ['DM Sans', 'Lora', 'Playfair Display']

export const defaultFonts: readonly SiteFont[] = [
  ...systemFonts,
  ...servedFonts.filter(({ name }) => first_served.includes(name)),
]

export interface WebFont {
  family: string
  url: string
  /** Of a file that has them all. */
  weight?: string
}

/** Files of this installation hold a range of weights; of others the browser makes bold ones itself. */
export const weightsOf = (url: string): string | undefined =>
  servedFonts.some(font => font.url === url) ? '200 900' : undefined

/** Under a name of our own, so that it does not replace a page's font of the same name. */
const aliasOf = (name: string): string => `lw ${name}`

interface FontUse {
  font_family: string
  heading_font_family?: string | null | undefined
}

/** The web fonts that a style uses, under the names by which the widget loads them. */
export function webFontsOf(style: FontUse, fonts: readonly SiteFont[]): WebFont[] {
  const used = new Set([style.font_family, style.heading_font_family])
  return fonts.flatMap(({ name, stack, url }) => {
    if (!url || !used.has(stack)) return []
    const weight = weightsOf(url)
    return [{ family: aliasOf(name), url, ...(weight && { weight }) }]
  })
}

/** The stack with the web font in front, where it is one. */
export function loadedStack(stack: string, fonts: readonly SiteFont[]): string {
  const font = fonts.find(one => one.url !== undefined && one.stack === stack)
  return font ? `"${aliasOf(font.name)}", ${stack}` : stack
}
