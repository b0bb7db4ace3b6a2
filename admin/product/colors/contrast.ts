/** How well two colors can be told apart, by the measure of WCAG, and what to take where they cannot. Pure. */

/** What text needs on what is behind it. */
export const readable = 4.5
/** What the shape of a button needs. */
export const visible = 3

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

export function luminance(hex: string): number {
  const parts = channels(hex).map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 (the same) to 21 (black on white), for `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** White where it can be read on a color, else near-black: what the widget itself takes. */
export const readableOn = (background: string): string => {
  const white = contrast('#ffffff', background)
  return white >= readable || white >= contrast('#111111', background) ? '#ffffff' : '#111111'
}

/** The color of the same hue, lighter or darker by as little as it takes to stand out. */
export function nearestReadable(color: string, background: string, least = readable): string {
  const { hue, saturation, lightness } = hslOf(color)
  for (let step = 0; step <= 400; step++) {
    const away = step / 400
    for (const tried of [lightness - away, lightness + away]) {
      if (tried < 0 || tried > 1) continue
      const candidate = step === 0 ? color : hexOf(hue, saturation, tried)
      if (contrast(candidate, background) >= least) return candidate
    }
  }
  return readableOn(background)
}

/** So much of one color (0 to 1) over another. */
export function mix(color: string, over: string, share: number): string {
  const behind = channels(over)
  return `#${channels(color)
    .map((part, i) => hexPart(part * share + (behind[i] ?? 0) * (1 - share)))
    .join('')}`
}

const hexPart = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')

export function hslOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const lightness = most - range / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const range = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): string => {
    const at = (offset + hue / 30) % 12
    const share = lightness - range * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return hexPart(share)
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
