/** The text at a pointer, as the popup is drawn. Pure. */
import { resolve } from '../popup/design.ts'
import type { Popup } from '../wire.ts'

export function textAt(given: Popup, pointer: string, site_locale: string, locale: string, variant?: string): string {
  const { popup } = resolve(given, site_locale, [locale], variant)
  const at = pointer.split('/').slice(1)
  const text = at.reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], popup)
  return typeof text === 'string' ? text : ''
}
