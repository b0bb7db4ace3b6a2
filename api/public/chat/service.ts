/** The endpoints by which a visitor meets an assistant, rates it, asks for a person, and leaves. */
import { createHash } from 'node:crypto'
import { loadedStack, webFontsOf } from '../../account/sites/rules.ts'
import type { Context } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { clientPlace } from '../../platform/http/client-place.ts'
import { findCountry } from '../../platform/http/country.ts'
import { problem } from '../../platform/problem/problem.ts'
import { isWebAddress } from '../../platform/schemas/web-address.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import { readUserAgent } from '../../platform/texts/user-agent.ts'
import { conversationLimits as limits } from '../../site/assistants/conversations/limits.ts'
import {
  askForPerson as ask,
  chatScope,
  existingMessage,
  filesOf,
  giveBack,
  insertConversation,
  isAttended,
  joinLead,
  lastMessages,
  messagesAfter,
  rateMessage,
  removeConversation,
  stateAfterPerson,
  wordOf,
  wordsOf,
} from '../../site/assistants/conversations/rules.ts'
import { campaignOfAssistant } from '../../site/capture/campaigns/rules.ts'
import { compiledForm, publicForm } from '../../site/capture/popups/rules.ts'
import { leadOfVisitor } from '../../site/contacts/visitors/rules.ts'
import { originOf } from '../submissions/rules.ts'
import { countInChat } from './campaign-counts.ts'
import * as contract from './contract.ts'
import {
  languageFor,
  requireSecret,
  requireVisitors,
  secretOf,
  shownConversation,
  talkingAssistant,
} from './conversation.ts'
import { filesTaken } from './files-taken.ts'
import { toChatMessage } from './wire.ts'

export const getChat = query(contract.getChat, async (db, { params, query: q }, context) => {
  requireVisitors(context)
  const { site, now } = context
  const row = await talkingAssistant(db, params.assistant_id)
  const settings = row.published
  const language = languageFor(q.locale, site.language)
  const { title, greeting, launcher, placeholder, form_title, form_thank_you } = wordsOf(settings, language)
  const { avatar_image_id, position, font_family, ...colors } = settings.design
  const fonts = webFontsOf({ font_family }, site.fonts)
  const live = await compiledForm(db, settings.quick_form.form, row.published_version ?? 1, site)
  const attended_now = isAttended(settings, now())
  return {
    id: row.id,
    language,
    ...{ title, greeting, launcher, placeholder, form_title, form_thank_you },
    notice: messageOf(language, 'chat.notice'),
    suggested_questions: settings.texts[language].suggested_questions,
    position,
    style: { ...filled(colors), ...(font_family && { font_family: loadedStack(font_family, site.fonts) }) },
    ...(fonts.length > 0 && { fonts }),
    avatar_url: avatar_image_id && `/v1/public/sites/${site.id}/images/${avatar_image_id}`,
    message_characters_max: limits.chat_message_characters_max,
    keep_history: settings.keep_history,
    has_people: settings.attendance.type !== 'never',
    attended_now,
    form: publicForm(live, site.id),
    form_moment: settings.quick_form.moment,
    ...(settings.takes_files && { files: await filesTaken(db, settings, context) }),
  }
})

const filled = <T extends object>(given: T): { [K in keyof T]?: T[K] } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) as { [K in keyof T]?: T[K] }

type Start = Input<typeof contract.startConversation>

/** Nobody is told apart by their address for longer than a day. */
function keyOfAddress(context: Context): string {
  const { address } = clientPlace(context.request.ip)
  const day = Math.floor(context.now() / 86_400_000)
  return `~${createHash('sha256').update(`${context.site.id} ${day} ${address}`).digest('base64url').slice(0, 22)}`
}

const starts = { per_minute: limits.chat_starts_per_minute, burst: limits.chat_starts_per_minute * 3 }

async function readVisitor({ params, body }: Start, context: Context) {
  requireVisitors(context)
  const { installation, site, request } = context
  installation.rateLimits.demand('chat-start', `${site.id} ${clientPlace(request.ip).address}`, starts)
  const database = await installation.databases.site(site.id)
  const { assistant, campaign } = await database.read(async db => {
    const assistant = await talkingAssistant(db, params.assistant_id)
    return { assistant, campaign: await campaignOfAssistant(db, assistant.id) }
  })
  const { device, platform, browser, robot } = readUserAgent(request.user_agent)
  const where = { ip: request.ip, headers: request.headers, timezone: body.timezone }
  const country = (await findCountry(where, installation.config)) ?? null
  const key = await installation.databases.siteKey(site.id)
  const sent = { page_url: body.page_url ?? '', referrer: body.referrer, timezone: body.timezone }
  const origin = campaign && (await originOf({ ...sent, visitor_id: body.visitor_id }, context))
  return {
    assistant,
    capture: origin && { campaign, origin, page_url: sent.page_url, robot },
    device,
    platform: platform ?? null,
    browser: browser ?? null,
    country,
    key,
    visitor_key: body.visitor_id ?? keyOfAddress(context),
  }
}

const address = (given: string | undefined): string | null => (given && isWebAddress(given) ? given : null)

export const startConversation = action(
  contract.startConversation,
  readVisitor,
  async (tx, { body }, context, { assistant, capture, key, ...visitor }) => {
    const id = context.newId('conversation')
    const at = context.now()
    const row = {
      id,
      assistant_id: assistant.id,
      channel: body.channel ?? ('widget' as const),
      status: 'open' as const,
      visitor_id: body.visitor_id ?? null,
      lead_id: null,
      email_key: null,
      language: languageFor(body.locale, context.site.language),
      title: '',
      ...{ user_id: null, user_name: null, attended_at: null },
      ...visitor,
      page_url: address(body.page_url),
      referrer: address(body.referrer),
      ...{ message_count: 0, rating: null, comment: null, rated_at: null, form_sent_at: null },
      ...{ last_message_at: at, version: 1, created_at: at, updated_at: at },
    }
    // The assistant may be gone since it was read.
    await talkingAssistant(tx, assistant.id)
    await insertConversation(tx, row)
    if (capture) await countInChat(tx, { what: 'shown', assistant_id: assistant.id, ...capture }, context)
    const lead_id = body.visitor_id === undefined ? undefined : await leadOfVisitor(tx, body.visitor_id)
    if (lead_id !== undefined) await joinLead(tx, row, { lead_id, by: 'known' }, context)
    return { conversation_id: id, secret: secretOf(key, id) }
  },
)

export const listChatMessages = query(contract.listChatMessages, async (db, { params, query: q }, context) => {
  await requireSecret(context, params.conversation_id)
  const { id } = await shownConversation(db, params.conversation_id)
  const limit = limits.chat_transcript_messages
  const rows =
    q.after === undefined
      ? await lastMessages(db, id, { limit })
      : await messagesAfter(db, id, Number(q.after), limit + 1)
  const shown = rows.slice(0, limit)
  const files = await filesOf(db, shown)
  return { data: shown.map(row => toChatMessage(row, files.get(row.id))), has_more: rows.length > limit }
})

const shown = async ({ params }: { params: { conversation_id: string } }, context: Context): Promise<void> =>
  requireSecret(context, params.conversation_id)

export const rateChatMessage = action(contract.rateChatMessage, shown, async (tx, { params, body }, context) => {
  const row = await shownConversation(tx, params.conversation_id)
  const message = await existingMessage(tx, row.id, params.message_id).catch(() => {
    throw problem('site_not_found')
  })
  if (message.author === 'visitor') throw problem('site_not_found')
  await rateMessage(tx, row, message, { rating: body.rating, comment: body.comment ?? null }, context)
})

async function readAttended({ params }: { params: { conversation_id: string } }, context: Context) {
  await requireSecret(context, params.conversation_id)
  const scope = await chatScope(context)
  const { row, settings } = await scope.database.read(async db => {
    const row = await shownConversation(db, params.conversation_id)
    return { row, settings: (await talkingAssistant(db, row.assistant_id)).published }
  })
  return { row, status: await stateAfterPerson(scope, row, settings) }
}

export const askForPerson = action(
  contract.askForPerson,
  readAttended,
  async (tx, { params }, context, { row: former, status }) => {
    await giveBack(tx, context, former, status)
    const row = await shownConversation(tx, params.conversation_id)
    const { published: settings } = await talkingAssistant(tx, row.assistant_id)
    const attended = isAttended(settings, context.now())
    if (attended) await ask(tx, row, context.emit, context.now())
    return {
      attended,
      text: attended ? messageOf(row.language, 'chat.waiting') : wordOf(settings, row.language, 'away'),
    }
  },
)

export const forgetConversation = action(contract.forgetConversation, shown, async (tx, { params }) => {
  await removeConversation(tx, (await shownConversation(tx, params.conversation_id)).id)
})
