/** An event as a text, as incoming webhooks of Slack take it: what happened, to whom, and the way there. Pure. */

import type { SentEvent } from '../../../platform/events/wire.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { TEST_EVENT } from './message.ts'

export interface MessageContext {
  locale: Locale
  site_name: string
  /** Of the lead that the event is about, while there is one. */
  lead: { email: string; url: string } | undefined
}

/** Signs that Slack would read as markup. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`|]/g, ' ')

function titleOf(name: string, locale: Locale): string {
  if (name === TEST_EVENT) return messageOf(locale, 'webhook.test')
  const key = `event.${name}`
  const title = messageOf(locale, key)
  return title === key ? name : title
}

export function slackBody({ name }: Pick<SentEvent, 'name'>, { locale, site_name, lead }: MessageContext): string {
  const who = lead && `<${lead.url}|${escaped(lead.email)}>`
  const parts = [`*${escaped(titleOf(name, locale))}*`, who, escaped(site_name)]
  return JSON.stringify({ text: parts.filter(Boolean).join(' · ') })
}
