/** The daily email: each site with what waits and what came, and the link that ends it. */
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { type Locale, messageOf } from '../../platform/messages/messages.ts'
import type { SiteNews } from './gather.ts'

const kept_ms = 86_400_000

export function digestMail(
  { email, first_name, language }: { email: string; first_name: string; language: Locale },
  news: readonly SiteNews[],
  { url, token, now }: { url: string; token: string; now: number },
): SystemMail {
  const partOf = ({ site, counts }: SiteNews): string =>
    [
      `${site.name}: ${url}/sites/${site.id}/dashboard`,
      ...counts.map(({ kind, count }) => `– ${messageOf(language, `digest.${kind}`, { count })}`),
    ].join('\n')
  const unsubscribe_url = `${url}/v1/public/digests/${token}`
  const values = { first_name, link: `${url}/sites`, unsubscribe: unsubscribe_url, news: news.map(partOf).join('\n\n') }
  const names = news.map(({ site }) => site.name).slice(0, 3)
  return {
    to: email,
    subject: messageOf(language, 'mail.digest.subject', { sites: names.join(', ') }),
    text: messageOf(language, 'mail.digest.text', values),
    link: values.link,
    button: messageOf(language, 'mail.digest.button'),
    locale: language,
    unsubscribe_url,
    valid_until: now + kept_ms,
  }
}
