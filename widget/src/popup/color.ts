/** Finds colors that stay legible on the owner's colors. Pure; reads what CSSOM answers for an opaque color. */

/** How bright `rgb(…)` is, from 0 to 1; a color of another kind counts as dark. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (/^rgba?\((.+)\)/.exec(color)?.[1] || '').split(',').map(part => {
    const share = Number.parseFloat(part) / 255 || 0
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two luminances, from 1 to 21. */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Of #111. */
const NEAR_BLACK = 0.0056

/** White where it can be read on this color, else near-black. */
export const inkOn = (color: string): string => {
  const bright = luminance(color)
  const white = contrast(bright, 1)
  return white >= 4.5 || white >= contrast(bright, NEAR_BLACK) ? '#fff' : '#111'
}

/** True for light text, which sits on something dark. */
export const isLight = (color: string): boolean => contrast(luminance(color), 0) > contrast(luminance(color), 1)
