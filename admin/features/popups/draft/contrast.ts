/** How well two colors can be told apart, by the measure of WCAG. Pure. */
const luminance = (hex: string): number => {
  const parts = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = parts.map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** 1 (the same) to 21 (black on white), for `#rrggbb`. Text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** White where it can be read on a color, else near-black: what the widget itself takes. */
export const readableOn = (background: string): string => {
  const white = contrast('#ffffff', background)
  return white >= 4.5 || white >= contrast('#111111', background) ? '#ffffff' : '#111111'
}
