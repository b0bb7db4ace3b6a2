/** The chats of a site's pages as browsers receive them: what each says first is decided as a popup is. */
import { asksServer, compileRules } from '../../../../widget/src/decide/compile.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { locales } from '../../../platform/texts/messages/messages.ts'
import type { ChatOpener, PageChat } from './ports.ts'
import { devicesOf, type PublicPopup } from './public-popup.ts'
import { isServerRule } from './server-rules.ts'
import type { VisitorRule } from './targeting.ts'

const openerId = (chat_id: string, at: number): string => `${chat_id}:${at}`

export function publicChats(chats: readonly PageChat[], { language }: Pick<SiteFacts, 'language'>) {
  return chats.map(({ id, on_every_page, openers, published_at }) => ({
    id,
    ...(on_every_page && { on_every_page }),
    ...(openers.length > 0 && {
      openers: openers.map((opener, at) => publicOpener(openerId(id, at), opener, language, toInstant(published_at))),
    }),
  }))
}

function publicOpener(
  id: string,
  { message, triggers, frequency_days, ...rules }: ChatOpener,
  language: SiteFacts['language'],
  created_at: string,
): PublicPopup {
  const of = (locale: typeof language) => ({ heading: message[locale] })
  const other = locales.filter(locale => locale !== language && message[locale] !== '')
  return {
    id,
    type: 'slide_in',
    position: 'bottom_right',
    animation: 'none',
    allow_closing: true,
    hide_duration_days: 0,
    frequency_days,
    created_at,
    triggers,
    rules: compileRules({ ...rules, devices: devicesOf(rules) }),
    ...(asksServer(rules.visitor_rules) && { ask: true }),
    content: message[language] === '' && other[0] ? of(other[0]) : of(language),
    form: { fields: [] },
    ...(other.length > 0 && { translations: other.map(locale => ({ locale, content: of(locale) })) }),
  }
}

/** Of openers that only the server can decide, the rules that it looks at. */
export const askingOpeners = (chats: readonly PageChat[]): { id: string; server_rules: readonly VisitorRule[] }[] =>
  chats
    .flatMap(({ id, openers }) =>
      openers.map((opener, at) => ({
        id: openerId(id, at),
        server_rules: opener.visitor_rules.filter(isServerRule),
      })),
    )
    .filter(({ server_rules }) => server_rules.length > 0)
