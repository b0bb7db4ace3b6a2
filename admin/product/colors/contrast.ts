// A copy of api/platform/schemas/colors.ts, made by `npm run generate`. Change that one.
/** Colors as `#rrggbb`: how well two can be told apart, by the measure of WCAG, and what to take where they cannot. Pure. */

/** What text needs on what is behind it. */
export const readable = 4.5
/** What the shape of a button or an input needs. */
export const visible = 3

const hex = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
export const channelsOf = (color: string): [number, number, number] => [
  shareAt(color, 1),
  shareAt(color, 3),
  shareAt(color, 5),
]
const shareAt = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16) / 255
export const hexOf = (red: number, green: number, blue: number): string => `#${hex(red)}${hex(green)}${hex(blue)}`

export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map(share =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** White where it can be read on a color, else near-black: what the widget itself takes. */
export const readableOn = (background: string): string => {
  const white = contrast('#ffffff', background)
  return white >= readable || white >= contrast('#111111', background) ? '#ffffff' : '#111111'
}

/** So much of one color (0 to 1) over another. */
export function mix(color: string, over: string, share: number): string {
  const [red, green, blue] = channelsOf(color).map(
    (part, i) => part * share + (channelsOf(over)[i] ?? 0) * (1 - share),
  ) as [number, number, number]
  return hexOf(red, green, blue)
}

/** Steps of lightness in which a readable color is looked for. */
const steps = 400

/** The color of the same hue, lighter or darker by as little as it takes to stand out. */
export function nearestReadable(color: string, background: string, least = readable): string {
  if (contrast(color, background) >= least) return color
  const { hue, saturation, lightness } = hslOf(color)
  for (let step = 1; step <= steps; step++) {
    for (const tried of [lightness - step / steps, lightness + step / steps]) {
      if (tried < 0 || tried > 1) continue
      const candidate = fromHsl({ hue, saturation, lightness: tried })
      if (contrast(candidate, background) >= least) return candidate
    }
  }
  return readableOn(background)
}

export interface Hsl {
  /** Degrees. */
  hue: number
  /** 0 to 1, as `lightness`. */
  saturation: number
  lightness: number
}

export function hslOf(color: string): Hsl {
  const [red, green, blue] = channelsOf(color)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const lightness = most - range / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

export function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const range = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): number => {
    const at = (offset + hue / 30) % 12
    return lightness - range * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return hexOf(channel(0), channel(8), channel(4))
}
