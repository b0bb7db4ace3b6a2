/** Finds colours that stay legible on the owner's colours. Pure; reads what CSSOM answers for an opaque colour. */

/** How bright `rgb(…)` is, from 0 to 1; a colour of another kind counts as dark. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (/^rgba?\((.+)\)/.exec(colour)?.[1] || '').split(',').map(part => {
    const share = Number.parseFloat(part) / 255 || 0
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two luminances, from 1 to 21. */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Of #111. */
const NEAR_BLACK = 0.0056

/** White where it can be read on this colour, else near-black. */
export const inkOn = (colour: string): string => {
  const bright = luminance(colour)
  const white = contrast(bright, 1)
  return white >= 4.5 || white >= contrast(bright, NEAR_BLACK) ? '#fff' : '#111'
}

/** True for light text, which sits on something dark. */
export const isLight = (colour: string): boolean => contrast(luminance(colour), 0) > contrast(luminance(colour), 1)
