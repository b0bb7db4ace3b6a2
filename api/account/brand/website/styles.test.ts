import { expect, test } from 'vitest'
import { firstColor } from './css-color.ts'
import { pageFacts } from './page-facts.ts'
import { styleFacts } from './style-facts.ts'
import { rulesOf } from './style-rules.ts'
import { buttonLook } from './website-buttons.ts'
import { nearestFont } from './website-fonts.ts'

test.each([
  ['#B5532C', '#b5532c'],
  ['1px solid #abc', '#aabbcc'],
  ['#abc8', '#aabbcc'],
  ['#abc3', undefined],
  ['rgb(181, 83, 44)', '#b5532c'],
  ['rgb(181 83 44 / var(--tw))', undefined],
  ['rgb(181 83 44 / 1)', '#b5532c'],
  ['rgba(0,0,0,.2)', undefined],
  ['hsl(17 61% 44%)', '#b5532c'],
  ['hsla(17deg, 61%, 44%, 1)', '#b5532c'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(62.8% 64.4% 29.23)', '#ff0000'],
  ['tomato', '#ff6347'],
  ['inherit', undefined],
  ['url(#fff000)', '#fff000'],
  ['', undefined],
])('%s is %s', (value, color) => {
  expect(firstColor(value)).toBe(color)
})

test('a brand is found in what frameworks write', () => {
  const shadcn = styleFacts([
    ':root{--primary:17 61% 44%;--primary-foreground:0 0% 100%}button{background:hsl(var(--primary))}',
  ])
  expect([shadcn.named, shadcn.button?.color]).toEqual([['#b5532c'], '#b5532c'])
  const wordpress = styleFacts([
    'body{--wp--preset--color--primary:#b5532c}.wp-element-button{background:#b5532c;border-radius:9999px}',
  ])
  expect(wordpress).toMatchObject({ named: ['#b5532c'], button: { color: '#b5532c', radius_px: 999 } })
  expect(buttonLook(999)).toEqual({ radius_px: 20, button_shape: 'pill' })
  expect(buttonLook(0)).toEqual({ radius_px: 0, button_shape: 'square' })
})

test('what is broken, endless or in circles is read in time that grows with its length', () => {
  const began = performance.now()
  for (const part of ['/* ', 'a{', '}', '"', "'\\", 'a{b:', 'var(--a', '@media{', '{"']) rulesOf([part.repeat(500_000)])
  styleFacts([
    `:root{--a:var(--b) var(--b);--b:var(--a) var(--a)}body{color:var(--a)}${'a{color:var(--a)}'.repeat(30_000)}`,
  ])
  pageFacts(
    `${'<link rel=icon href=/a>'.repeat(50_000)}${'<img class=logo src=/b>'.repeat(50_000)}<title>${' - '.repeat(100_000)}${' '.repeat(200_000)}`,
    'https://a.example/',
  )
  // What grows with the square of the text would take minutes.
  expect(performance.now() - began).toBeLessThan(15_000)
})

test.each([
  ['Plants & pots – Casa Verde', 'Casa Verde'],
  ['Welcome | News', 'Welcome'],
  ['casaverde', 'casaverde'],
])('the title “%s” names %s', (title, name) => {
  expect(pageFacts(`<title>${title}</title>`, 'https://www.casaverde.example/').name).toBe(name)
})

test('the font that comes nearest is taken', () => {
  const fonts = [
    { name: 'System', stack: 'system-ui, sans-serif' },
    { name: 'Serif', stack: 'ui-serif, Georgia, serif' },
    { name: 'Fraunces', stack: '"Fraunces", serif' },
  ]
  expect(nearestFont('"Lora", Georgia, serif', fonts)?.font_family).toBe('ui-serif, Georgia, serif')
  expect(nearestFont('Fraunces', fonts)).toMatchObject({ font_family: '"Fraunces", serif', is_same: true })
  expect(nearestFont('Roboto, ui-sans-serif, sans-serif', fonts)?.font_family).toBe('system-ui, sans-serif')
  expect(nearestFont(undefined, fonts)).toBeUndefined()
})
