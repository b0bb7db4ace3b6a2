/** The pages of the inbox: a list, and beside it the email that is open. Without a script. */
import { html } from 'hono/html'
import type { MailMessage, MailSummary } from '../../platform/mail/mail-folder.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'

export const mailViews = ['preview', 'phone', 'text', 'source', 'headers'] as const
export type MailView = (typeof mailViews)[number]

export interface Inbox {
  locale: Locale
  mails: readonly MailSummary[]
  /** What is searched for. */
  search: string
  /** The email before which the next page begins, if there is one. */
  older_than?: string | undefined
  open?: { mail: MailMessage; view: MailView; source: string } | undefined
}

const at = (id: string, view: MailView, search: string): string => {
  const query = new URLSearchParams({ ...(view !== 'preview' && { view }), ...(search !== '' && { q: search }) })
  return `/dev/mail/${id}${query.size > 0 ? `?${query}` : ''}`
}

const olderPage = (before: string, search: string): string =>
  `/dev/mail?${new URLSearchParams({ ...(search !== '' && { q: search }), before })}`

/** The name before an address, or the address. */
function nameOf(mailbox: string): string {
  const at = mailbox.lastIndexOf('<')
  return (at > 0 && mailbox.endsWith('>') && mailbox.slice(0, at).trim()) || mailbox
}

export async function inboxPage({ locale, mails, search, older_than, open }: Inbox): Promise<string> {
  const t = (name: string, values?: Record<string, string>) => messageOf(locale, `page.inbox.${name}`, values)
  const title = open ? open.mail.subject || t('no_subject') : t('title')
  const rows = mails.map(mail => row(mail, { locale, search, is_open: mail.id === open?.mail.id }))
  const older = older_than
    ? html`<li><a class="older" href="${olderPage(older_than, search)}">${t('older')}</a></li>`
    : ''
  const nothing = html`<p class="none">${t(search === '' ? 'empty' : 'none_found')}</p>`
  return String(
    await html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/dev/mail/mail-viewer.css"></head>
<body class="${open ? 'reading' : 'browsing'}">
<header class="top"><img src="/favicon.svg" alt=""><h1>${t('title')}</h1>
<form role="search" action="/dev/mail"><input type="search" name="q" value="${search}" aria-label="${t('search')}" placeholder="${t('search')}"></form></header>
<div class="panes">${mails.length === 0 && !older_than ? nothing : html`<ul class="list" aria-label="${t('title')}">${rows}${older}</ul>`}
<main class="mail">${open ? message(open, { locale, search }) : html`<p class="none">${mails.length === 0 ? '' : t('choose')}</p>`}</main></div>
</body></html>`,
  )
}

interface PageView {
  locale: Locale
  search: string
}

/** With a zone beside it, which `dateStyle` refuses. */
const shortDate = { year: 'numeric', month: 'short', day: 'numeric' } as const

function row(mail: MailSummary, { locale, search, is_open }: PageView & { is_open: boolean }) {
  const sender = nameOf(mail.from)
  const when = new Date(mail.date)
  const shown = new Intl.DateTimeFormat(locale, {
    ...shortDate,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(when)
  const subject = mail.subject || messageOf(locale, 'page.inbox.no_subject')
  return html`<li><a href="${at(mail.id, 'preview', search)}" ${is_open ? html`aria-current="true"` : ''}>
<span class="who" aria-hidden="true">${sender.slice(0, 1).toUpperCase()}</span><b>${sender}</b><time datetime="${mail.date}">${shown}</time>
<span class="subject">${subject}</span><span class="to">${mail.to}</span></a></li>`
}

function message({ mail, view, source }: NonNullable<Inbox['open']>, { locale, search }: PageView) {
  const t = (name: string) => messageOf(locale, `page.inbox.${name}`)
  const tabs = mailViews.map(
    one =>
      html`<a href="${at(mail.id, one, search)}" ${one === view ? html`aria-current="true"` : ''}>${t(`view_${one}`)}</a>`,
  )
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }).format(new Date(mail.date))
  const back = `/dev/mail${search === '' ? '' : `?${new URLSearchParams({ q: search })}`}`
  return html`<div class="head"><a class="back" href="${back}">← ${t('title')}</a><h2>${mail.subject || t('no_subject')}</h2>
<dl><dt>${t('from')}</dt><dd>${mail.from}</dd><dt>${t('to')}</dt><dd>${mail.to}</dd><dt>${t('date')}</dt><dd>${date}</dd></dl>
<div class="bar"><nav aria-label="${t('views')}">${tabs}</nav>${isOfLead(mail) ? html`<a href="/dev/mail/${mail.id}/why">${t('why')}</a>` : ''}</div></div>
<div class="body">${bodyOf(mail, view, source, t('view_preview'))}</div>`
}

/** What is mailed to a lead counts its opens; the installation's own mail does not. */
const isOfLead = ({ html: shown }: MailMessage): boolean => shown.includes('/v1/public/opens/')

function bodyOf(mail: MailMessage, view: MailView, source: string, title: string) {
  if (view === 'text') return html`<pre>${mail.text}</pre>`
  if (view === 'source') return html`<pre>${source}</pre>`
  if (view === 'headers') {
    const entries = Object.entries(mail.headers)
    return html`<dl class="headers">${entries.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
  }
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  return html`<iframe class="${view}" sandbox="${sandbox}" src="/dev/mail/${mail.id}/html" title="${title}"></iframe>`
}
