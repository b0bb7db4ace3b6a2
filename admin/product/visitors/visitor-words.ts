/** A visitor in words: which browser, where from, how long. */

import type { Touch, Visitor } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'
import { countryName } from '../results/country-name.ts'
import { pathTo } from '../screens/path-to.ts'
import { browserName } from './browser-name.ts'

/** "Safari on iOS", or as much of it as is known. */
export function browserOf({ t }: Messages, { browser, platform }: Pick<Visitor, 'browser' | 'platform'>): string {
  if (browser && platform) return t('visitors.browser_on', { browser, platform })
  return browser ?? platform ?? t('visitors.unknown_browser')
}

export const countryOf = ({ language }: Messages, code: string | null | undefined): string | undefined =>
  code ? countryName(language, code) : undefined

/** "Spanish" for `es`, in the person's own language, capitalized as at the start of a sentence. */
export const languageOf = ({ language }: Messages, code: string | null | undefined): string | undefined => {
  if (!code) return undefined
  try {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  } catch {
    return code
  }
}

/** The campaign's source or the referring host; nothing for direct visits. */
export function sourceOf(touch: Touch | undefined): string | undefined {
  if (!touch) return undefined
  const { utm_source, utm_medium, utm_campaign, referrer } = touch
  const named = [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' · ')
  if (named) return named
  if (touch.gclid) return 'Google Ads'
  if (touch.fbclid) return 'Facebook'
  if (touch.msclkid) return 'Microsoft Ads'
  return referrer ? URL.parse(referrer)?.host : undefined
}

/** "1 h 4 min", "2 min 5 s", "8 s". */
export function durationOf({ t }: Messages, milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  if (hours > 0) return t('visitors.hours', { hours, minutes: minutes % 60 })
  return minutes > 0 ? t('visitors.minutes', { minutes, seconds: seconds % 60 }) : t('visitors.seconds', { seconds })
}

/** The page without scheme, as people say it. */
export const pageOf = (page_url: string): string => page_url.replace(/^https?:\/\/(www\.)?/i, '')

export const visitorPath = (site_id: string, uuid: string) =>
  pathTo('/sites/$site_id/leads/visitors/$visitor_id', { site_id, visitor_id: uuid })

/** The facts of a visitor as URL parameters of the "Why" screen; undefined without any. */
export const knownOf = ({ uuid, device, country_code, browser, language, lead_id }: Visitor) => ({
  who: uuid,
  visitor: 'returning' as const,
  device: device ?? undefined,
  country: country_code ?? undefined,
  browser: browserName.read(browser?.split(' ')[0]?.toLowerCase() ?? ''),
  language: language?.split('-')[0],
  known: lead_id === null ? undefined : ('yes' as const),
})

/** What the lead of a visitor is called; undefined while none is known. */
export const leadNameOf = ({ lead }: Pick<Visitor, 'lead'>): string | undefined =>
  lead?.name || lead?.email || undefined
