/** How well words can be read on a picture under a scrim of the background color, and how dense the scrim has to be. Pure. */

export type Rgb = readonly [number, number, number]

const text_contrast = 4.5
/** Single dots of a picture do not count. */
const worst_share = 0.05

export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const luminance = ([red, green, blue]: Rgb): number => {
  const [r, g, b] = [red, green, blue].map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: Rgb, b: Rgb): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const over = (background: Rgb, dot: Rgb, scrim_percent: number): Rgb =>
  dot.map((part, at) => part + ((background[at] as number) - part) * (scrim_percent / 100)) as unknown as Rgb

/** The contrast of words on the parts of the picture where they are hardest to read. */
export function contrastOn(dots: readonly Rgb[], text: Rgb, background: Rgb, scrim_percent: number): number {
  const found = dots.map(dot => contrast(text, over(background, dot, scrim_percent))).sort((a, b) => a - b)
  return found[Math.floor(found.length * worst_share)] ?? 21
}

/** The thinnest scrim, in steps of 5, on which words can be read; nothing where the colors themselves do not do. */
export function neededScrim(dots: readonly Rgb[], text: Rgb, background: Rgb): number | undefined {
  for (let percent = 0; percent <= 100; percent += 5)
    if (contrastOn(dots, text, background, percent) >= text_contrast) return percent
  return undefined
}

export const isReadable = (contrast: number): boolean => contrast >= text_contrast
