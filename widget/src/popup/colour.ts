/** Finds colours that stay legible on the owner's colours. Pure; understands what CSSOM answers for hex, rgb and hsl. */

type Rgb = [number, number, number]

const parse = (colour: string): Rgb | undefined => {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (hex) {
    const size = hex.length / 3
    const part = (at: number): number => Number.parseInt(hex.slice(at * size, at * size + size).repeat(3 - size), 16)
    return [part(0), part(1), part(2)]
  }
  const parts = /^rgba?\(([^)]+)\)$/.exec(colour)?.[1]?.match(/[\d.]+/g)
  return parts && parts.length > 2 ? [Number(parts[0]), Number(parts[1]), Number(parts[2])] : undefined
}

const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours from 1 to 21; 1 where one of them cannot be read. */
export function contrast(a: string, b: string): number {
  const [first, second] = [parse(a), parse(b)]
  if (!first || !second) return 1
  const [low, high] = [luminance(first), luminance(second)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** White where it can be read on this colour, else near-black. */
export function inkOn(colour: string): string {
  const white = contrast(colour, '#fff')
  return white === 1 && parse(colour) === undefined
    ? '#fff'
    : white >= 4.5 || white >= contrast(colour, '#111')
      ? '#fff'
      : '#111'
}

/** True for light text, which sits on something dark. */
export const isLight = (colour: string): boolean => contrast(colour, '#000') > contrast(colour, '#fff')
