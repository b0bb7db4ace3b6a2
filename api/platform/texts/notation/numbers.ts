/** Numbers as people and programs write them: `1.234,56`, `1,234.56`, `1 234,5`, `€ 12,50`, `12 %`, `(3)`. Pure. */
import { tidyDigits } from '../typed-text.ts'

export const decimals = ['decimal_comma', 'decimal_point'] as const
export type Decimal = (typeof decimals)[number]

/** The value by each notation that allows it; both are the same for a number without decimals. */
export type NumberReadings = Partial<Record<Decimal, number>>

const characters_max = 40
const currencies = new Set(Intl.supportedValuesOf('currency'))
const short_names = new Set([
  'kr',
  'zł',
  'zl',
  'kč',
  'kc',
  'ft',
  'lei',
  'fr',
  'r',
  'us',
  'eur',
  'bs',
  's',
  'rs',
  'nt',
  'hk',
  'a',
  'c',
  'ca',
  'au',
])

const form =
  /^(?<open>\()? ?(?<minus>[-+])? ?(?<before>\p{Sc}|\p{L}{1,4}\.? ?(?:\p{Sc}|\/)?)? ?(?<inner>[-+])?(?<body>\d[\d.,' ’]{0,40}|[.,]\d{1,20})(?<behind>%|\p{Sc}|\p{L}{2,4}\.?)? ?(?<after>-)? ?(?<close>\))?$/u

const isCurrency = (sign: string | undefined): boolean => {
  const word = sign?.replaceAll(/[\p{Sc}\s./%]/gu, '') ?? ''
  return word === '' || currencies.has(word.toUpperCase()) || short_names.has(word.toLowerCase())
}

/** Empty of what is no number. */
export function numberReadings(text: string): NumberReadings {
  const tidy = tidyDigits(text).replaceAll(/\s+/g, ' ')
  const { open, minus, before, inner, body, behind, after, close } =
    (tidy.length <= characters_max && form.exec(tidy)?.groups) || {}
  if (
    body === undefined ||
    !isCurrency(before) ||
    !isCurrency(behind) ||
    (open === undefined) !== (close === undefined)
  )
    return {}
  const isNegative = [minus, inner, after].includes('-') || open !== undefined
  const read = readBody(body.trim())
  return Object.fromEntries(Object.entries(read).map(([notation, value]) => [notation, isNegative ? -value : value]))
}

const both = (value: number): NumberReadings => ({ decimal_comma: value, decimal_point: value })
const decimalFor = (sign: string): Decimal => (sign === ',' ? 'decimal_comma' : 'decimal_point')
const decimalBeside = (sign: string): Decimal => (sign === ',' ? 'decimal_point' : 'decimal_comma')

function readBody(given: string): NumberReadings {
  const spaced = /^(\d{1,3}(?:([ '’])\d{3})(?:\2\d{3})*)(?:[.,]\d*)?$/.exec(given)
  const body = spaced ? given.replaceAll(/[ '’]/g, '') : given
  if (/[ '’]/.test(body)) return {}
  const signs: readonly string[] = body.match(/[.,]/g) ?? []
  const [first = ''] = signs
  const last = signs.at(-1) ?? ''
  if (signs.length === 0) return both(Number(body))
  const [whole = '', fraction = ''] = [body.slice(0, body.lastIndexOf(last)), body.slice(body.lastIndexOf(last) + 1)]
  const decimal = { [decimalFor(last)]: Number(`${whole.replaceAll(/[.,]/g, '') || '0'}.${fraction || '0'}`) }
  if (signs.length === 1) {
    // Three digits behind the only sign may be thousands.
    const isOpen = !spaced && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
    return isOpen ? { ...decimal, [decimalBeside(last)]: Number(whole + fraction) } : decimal
  }
  if (first === last)
    return isGrouped(body, first) ? { [decimalBeside(first)]: Number(body.replaceAll(first, '')) } : {}
  return signs.lastIndexOf(first) === signs.length - 2 && isGrouped(whole, first) ? decimal : {}
}

/** By thousands, or in pairs above them as in India. */
const isGrouped = (whole: string, sign: string): boolean => {
  const groups = whole.split(sign)
  const [head = '', ...rest] = groups
  return (
    /^\d{1,3}$/.test(head) &&
    rest.at(-1)?.length === 3 &&
    rest.slice(0, -1).every(({ length }) => length === 3 || length === 2)
  )
}

/** True where nothing but the notation tells which number it is. */
export const isOpenNumber = ({ decimal_comma, decimal_point }: NumberReadings): boolean =>
  decimal_comma !== undefined && decimal_point !== undefined && decimal_comma !== decimal_point

/** A number that can be read in one way alone is read so, whatever the notation is. */
export const chooseNumber = (readings: NumberReadings, notation: Decimal): number | undefined =>
  readings[notation] ?? readings.decimal_comma ?? readings.decimal_point

export const readNumber = (text: string, notation: Decimal): number | undefined =>
  chooseNumber(numberReadings(text), notation)
