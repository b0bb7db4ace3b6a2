/** Builds the submission from the form and its hidden fields. */
import type { Field, FieldType, Fill, Submission, Value } from '../wire.ts'
import { withScheme } from './check.ts'

/** The value on the wire, or nothing for an answer left empty. */
export function wireValue(type: FieldType, text: string, is_ticked: boolean): Value | undefined {
  if (type === 'checkbox') return is_ticked
  // A password is what was typed, spaces included.
  const value = type === 'password' ? text : text.trim()
  if (!value) return undefined
  if (type === 'number') return Number(value)
  return type === 'website' ? withScheme(value) : value
}

const cookie = (name: string): string | undefined => {
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1))
  }
  return undefined
}

/** The value of a hidden field: a query parameter, a cookie, or a `data-` attribute of one of these elements. */
export function hiddenText({ name: own, fill }: Field, elements: (HTMLElement | undefined)[]): string {
  const { from, name }: Fill = fill || { from: 'query', name: own }
  try {
    if (from === 'cookie') return cookie(name) || ''
    if (from === 'query') return new URLSearchParams(location.search).get(name) || ''
    for (const element of elements) {
      const text = element?.getAttribute(`data-${name}`)
      if (text) return text
    }
  } catch {
    // A frame without cookies, or a cookie that is no text.
  }
  return ''
}

/** The page and time of a submission. */
export const circumstances = (locale: string, shown_for_ms: number): Omit<Submission, 'values' | 'website'> => ({
  page_url: location.href.slice(0, 2048),
  referrer: document.referrer.slice(0, 2048) || undefined,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale,
  shown_for_ms: Math.round(shown_for_ms),
})
