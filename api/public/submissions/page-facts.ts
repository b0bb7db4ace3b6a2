/** Facts of the browser and its page, as far as they are valid. Invalid facts never refuse a lead. */

import { zoneNamed } from '../../../workflows/time/zones.ts'
import { memoize } from '../../platform/runtime/memoize.ts'
import { type Locale, locales } from '../../platform/texts/messages/messages.ts'
import type { LivePopup } from '../../site/capture/popups/rules.ts'
import { withoutVisitor } from '../../site/contacts/visitors/rules.ts'

/** Only addresses of pages, so that nothing that is shown as a link can run anything. */
export const pageAddress = (given: string | undefined): string | null =>
  given && /^https?:\/\//i.test(given) ? withoutVisitor(given) : null

/** The variant that was shown; null if none is told of, or one that the popup never had. */
export const shownVariant = ({ shown_variants }: LivePopup, given: string | undefined): string | null =>
  given !== undefined && shown_variants.has(given) ? given : null

const knownZone = memoize({ texts_max: 1_000, characters_max: 100 }, name => zoneNamed(name) ?? null)

/** The zone, if it is one. */
export const storableZone = (given: string | undefined): string | undefined => (given && knownZone(given)) || undefined

/** Ours of the languages, of `es-MX` too. */
export function siteLocale(given: string | undefined): Locale | undefined {
  const language = given?.split(/[-_]/)[0]?.toLowerCase()
  return locales.find(locale => locale === language)
}
