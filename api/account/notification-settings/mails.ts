/** The daily email and the one at once: what waits and what came, and the link that ends them. */
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'
import type { SiteNews } from './gather.ts'

const kept_ms = 86_400_000

interface Reader {
  email: string
  first_name: string
  language: Locale
}

/** Where the app is, and the token of the link that ends these emails. */
interface Links {
  url: string
  token: string
  now: number
}

const linesOf = (language: Locale, counts: SiteNews['counts']): string[] =>
  counts.map(({ type, count }) => messageOf(language, `digest.${type}`, { count }))

export function digestMail(
  { email, first_name, language }: Reader,
  news: readonly SiteNews[],
  { url, token, now }: Links,
): SystemMail {
  const partOf = ({ site, counts }: SiteNews): string =>
    [`${site.name}: ${url}/sites/${site.id}/dashboard`, ...linesOf(language, counts).map(line => `– ${line}`)].join(
      '\n',
    )
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

/** Of one site, with the first of the news in its subject. */
export function noticeMail(
  { email, first_name, language }: Reader,
  { site, counts }: SiteNews,
  { url, token, now }: Links,
): SystemMail {
  const lines = linesOf(language, counts)
  const unsubscribe_url = `${url}/v1/public/digests/${token}`
  const link = `${url}/sites/${site.id}/dashboard`
  const news = lines.map(line => `– ${line}`).join('\n')
  const values = { first_name, site: site.name, news, link, unsubscribe: unsubscribe_url }
  return {
    to: email,
    subject: messageOf(language, 'mail.at_once.subject', { site: site.name, news: lines.slice(0, 2).join(', ') }),
    text: messageOf(language, 'mail.at_once.text', values),
    link,
    button: messageOf(language, 'mail.at_once.button'),
    locale: language,
    unsubscribe_url,
    valid_until: now + kept_ms,
  }
}
