/** The moment of a countdown in words, with its zone: true whenever it is read. Pure. */
import type { Locale } from '../../../../platform/texts/messages/messages.ts'

export const countdownDate = ({ ends_at, timezone }: { ends_at: string; timezone: string }, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-ES' : 'en-US', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    timeZone: timezone,
  } as Intl.DateTimeFormatOptions).format(new Date(ends_at))
