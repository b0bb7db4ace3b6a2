/** The tokens promise readable text: 4.5 : 1 for words, 3 : 1 for outlines, in both themes. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

const token = (name: string, dark: boolean): string => {
  const found = css.match(new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`))
  if (!found) throw new Error(`--${name} is not a light-dark pair`)
  return dark ? found[2]! : found[1]!
}

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const grounds = ['page', 'surface', 'sunken', 'raised', 'hover']
const meanings = ['good', 'warning', 'bad', 'info']
const kinds = ['trigger', 'wait', 'branch', 'email', 'question', 'ai', 'data', 'people', 'stop']
const words = [
  ...['text', 'muted', 'accent-text', 'bad-text'].flatMap(text => grounds.map(ground => [text, ground])),
  ...meanings.flatMap(meaning => [`${meaning}-soft`, 'surface', 'page'].map(ground => [`${meaning}-text`, ground])),
  ...kinds.map(type => [`kind-${type}`, `kind-${type}-soft`]),
  ['accent-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['accent-contrast', 'accent'],
  ['accent-contrast', 'accent-hover'],
  ['accent-contrast', 'danger'],
  ['accent-contrast', 'danger-hover'],
]
const lines = ['outline', 'focus', ...meanings.map(meaning => `${meaning}-border`)].flatMap(line =>
  ['page', 'surface', 'raised'].map(ground => [line, ground]),
)

for (const dark of [false, true]) {
  test.each(words)(`${dark ? 'dark' : 'light'}: %s on %s can be read`, (text, ground) => {
    expect(contrast(token(text!, dark), token(ground!, dark))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(lines)(`${dark ? 'dark' : 'light'}: %s on %s can be seen`, (line, ground) => {
    expect(contrast(token(line!, dark), token(ground!, dark))).toBeGreaterThanOrEqual(3)
  })
}
