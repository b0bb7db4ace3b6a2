/** Colors as style sheets write them, as `#rrggbb`. What is mostly transparent is none. Pure. */
import { fromHsl, hexOf } from '../../../platform/schemas/colors.ts'

/** The names that owners of websites do write. */
const named: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  whitesmoke: '#f5f5f5',
  ivory: '#fffff0',
  red: '#ff0000',
  crimson: '#dc143c',
  maroon: '#800000',
  tomato: '#ff6347',
  coral: '#ff7f50',
  orange: '#ffa500',
  gold: '#ffd700',
  yellow: '#ffff00',
  olive: '#808000',
  green: '#008000',
  teal: '#008080',
  navy: '#000080',
  blue: '#0000ff',
  royalblue: '#4169e1',
  rebeccapurple: '#663399',
  purple: '#800080',
  indigo: '#4b0082',
  hotpink: '#ff69b4',
}

const token = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]{1,80}\)|\boklch\([^()]{1,80}\)|\b[a-z]{3,15}\b/gi
const shortHex = /^#([0-9a-f])([0-9a-f])([0-9a-f])([0-9a-f])?$/i

/** The first color in a value such as `1px solid #ccc`. */
export function firstColor(value: string): string | undefined {
  for (const [text] of value.slice(0, 500).matchAll(token)) {
    const color = colorOf(text.toLowerCase())
    if (color) return color
  }
  return undefined
}

function colorOf(text: string): string | undefined {
  if (text.startsWith('#'))
    return fromHex(text.replace(shortHex, (_, r, g, b, a = '') => `#${r}${r}${g}${g}${b}${b}${a}${a}`))
  const [, kind, inside = ''] = /^(rgb|hsl|oklch)a?\((.*)\)$/.exec(text) ?? []
  if (kind === undefined) return named[text]
  const parts = inside.split(/[\s,/]+/).filter(part => part !== '')
  if (parts.length < 3 || shareOf(parts[3] ?? '1', 1) < 0.5) return undefined
  const [a = '', b = '', c = ''] = parts
  if (![a, b, c].every(part => /^-?[\d.]+(%|deg)?$/.test(part))) return undefined
  if (kind === 'rgb') return hexOf(shareOf(a, 255), shareOf(b, 255), shareOf(c, 255))
  if (kind === 'hsl') return fromHsl({ hue: degrees(a), saturation: shareOf(b, 100), lightness: shareOf(c, 100) })
  return fromOklch(shareOf(a, 1), b.endsWith('%') ? shareOf(b, 1) * 0.4 : Number.parseFloat(b), degrees(c))
}

function fromHex(text: string): string | undefined {
  if (text.length !== 7 && text.length !== 9) return undefined
  return Number.parseInt(text.slice(7) || 'ff', 16) < 128 ? undefined : text.slice(0, 7)
}

/** 0 to 1, of a number or a percentage; what is neither counts as whole. */
function shareOf(text: string, whole: number): number {
  const number = Number.parseFloat(text) / (text.endsWith('%') ? 100 : whole)
  return Number.isNaN(number) ? 1 : Math.min(1, Math.max(0, number))
}

const degrees = (text: string): number => ((Number.parseFloat(text) % 360) + 360) % 360

/** By the definition of Oklab, as browsers do it; what no screen shows is cut off. */
function fromOklch(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const [red = 0, green = 0, blue = 0] = linear.map(part => {
    const held = Math.min(1, Math.max(0, part))
    return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
  })
  return hexOf(red, green, blue)
}
