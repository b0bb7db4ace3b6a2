/** The business's assistant: what it knows, and what visitors asked it in the last days. It quotes, as no model is connected. */

import { foldKey } from '../../platform/schemas/schemas.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import { changedSettings, newSettingsOf } from '../../site/assistants/assistants/settings.ts'
import { insertAssistant, keepVersion } from '../../site/assistants/assistants/store.ts'
import { topicOf } from '../../site/assistants/conversations/questions.ts'
import {
  type ConversationRow,
  insertConversation,
  insertMessage,
  type MessageRow,
} from '../../site/assistants/conversations/store.ts'
import { newMessage } from '../../site/assistants/conversations/turns.ts'
import { insertQuestion } from '../../site/assistants/golden-questions/store.ts'
import { insertKeyword, putTerms } from '../../site/assistants/keywords/store.ts'
import { termKey } from '../../site/assistants/keywords/term-key.ts'
import { insertSource } from '../../site/assistants/knowledge-records/rules.ts'
import { newSource } from '../../site/assistants/knowledge-sources/new-source.ts'
import { preparedPair, writePair } from '../../site/assistants/knowledge-sources/pairs.ts'
import { toConsentText } from '../../site/capture/popups/rules.ts'
import { keepConsentText } from '../../site/contacts/consents/rules.ts'
import type { SeedAssistant, SeedConversation } from '../businesses/assistant.ts'
import { day_ms, type Past, type Tx } from './past.ts'

const made_days_ago = 12
const golden_in_visitors_words = 2
const hour_ms = 3_600_000
/** Between a question and its answer, and between an answer and the next question. */
const answering_ms = 900
const reading_ms = 40_000

export async function writeAssistant(tx: Tx, past: Past): Promise<void> {
  const { business, newId, now, site } = past
  const { pairs, conversations, name, title, suggested_questions, keywords, ...more } = business.assistant
  const at = now - made_days_ago * day_ms
  const known = new Map<string, SeedAnswer>()
  for (const { key, ...pair } of pairs) {
    const id = newId('knowledge_source')
    const source = newSource({ id, name: pair.question, type: 'pair', settings: { ...pair } }, at)
    await insertSource(tx, {
      ...source,
      ...(await writePair(tx, source, preparedPair(pair, past.installation.config), at)),
    })
    known.set(key, { id, ...pair })
  }
  const id = newId('assistant')
  const settings = changedSettings(newSettingsOf(site.brand), {
    ...more,
    source_ids: [...known.values()].map(source => source.id),
    attendance: { type: 'always' },
    texts: { [site.language]: { title, suggested_questions: [...suggested_questions] } },
  })
  await insertAssistant(tx, {
    ...{ id, name, name_key: foldKey(name), page_secret: newId('assistant').slice(-18) },
    ...{ settings, settings_version: 1, published: settings, published_version: 1, published_at: at },
    ...{ archived_at: null, version: 2, created_at: at, updated_at: at },
  })
  await keepVersion(tx, { assistant_id: id, number: 1, settings, created_at: at })
  await keepConsentText(tx, id, toConsentText(settings.quick_form, 1))
  for (const one of keywords) await writeKeyword(tx, one, { past, assistant_id: id, at })
  await writeGoldenQuestions(tx, { assistant_id: id, known, past, at })
  for (const [i, one] of conversations.entries()) await writeConversation(tx, one, { past, assistant_id: id, known, i })
}

async function writeKeyword(
  tx: Tx,
  { keyword, secondary_keywords }: SeedAssistant['keywords'][number],
  { past: { newId, site }, assistant_id, at }: { past: Past; assistant_id: string; at: number },
): Promise<void> {
  const row = {
    ...{ id: newId('keyword'), assistant_id, language: site.language, keyword, keyword_key: termKey(keyword) },
    ...{ secondary_keywords, page_id: null, brief: null, outline: null, draft: null, operation_id: null },
    ...{ version: 1, created_at: at, updated_at: at },
  }
  await insertKeyword(tx, row)
  await putTerms(tx, row, [keyword, ...secondary_keywords].map(termKey))
}

/** What is asked again after each change, by itself: what is known, what is not, and some of it in visitors' own words. */
async function writeGoldenQuestions(
  tx: Tx,
  of: Pick<AnswerContext, 'assistant_id' | 'known' | 'past'> & { at: number },
) {
  const { assistant_id, known, past, at } = of
  const turns = past.business.assistant.conversations.flatMap(({ turns }) => turns)
  const answered = turns.filter(({ pair }) => pair !== undefined).slice(0, golden_in_visitors_words)
  const unknown = turns.filter(({ pair }) => pair === undefined)
  const plain = [...known].map(([pair, { question }]) => ({ question, pair }))
  const asked = new Map([...plain, ...answered, ...unknown].map(one => [one.question, one]))
  for (const { question, pair } of asked.values()) {
    const source = pair === undefined ? undefined : known.get(pair)
    const expected = source ? [{ source_id: source.id, text: '' }] : []
    const id = past.newId('golden_question')
    await insertQuestion(tx, { id, assistant_id, question, expected, version: 1, created_at: at, updated_at: at })
  }
}

interface SeedAnswer {
  id: string
  question: string
  answer: string
}

interface AnswerContext {
  past: Past
  assistant_id: string
  known: ReadonlyMap<string, SeedAnswer>
  i: number
}

async function writeConversation(tx: Tx, seed: SeedConversation, { past, assistant_id, known, i }: AnswerContext) {
  const { newId, now, business } = past
  const began = now - seed.hours_ago * hour_ms
  const id = newId('conversation')
  const messages: MessageRow[] = []
  const say = (given: Pick<MessageRow, 'author' | 'text' | 'created_at'> & Partial<MessageRow>) =>
    messages.push(
      newMessage(
        { id, message_count: messages.length },
        { id: newId('conversation_message'), status: 'complete', ...given },
      ),
    )
  for (const [turn, { question, pair }] of seed.turns.entries()) {
    const at = began + turn * reading_ms
    say({ author: 'visitor', text: question, created_at: at })
    const source = pair === undefined ? undefined : known.get(pair)
    say({ author: 'assistant', created_at: at + answering_ms, ...answerOf(question, source, past) })
  }
  const last = messages.at(-1)
  if (last && seed.rating)
    Object.assign(last, { rating: seed.rating, comment: seed.comment ?? null, rated_at: began + hour_ms })
  if (seed.person)
    say({
      author: 'person',
      text: seed.person,
      user_name: seed.person.match(/(Dana|Clara)/)?.[0] ?? '',
      created_at: began + 2 * hour_ms,
    })
  const visitor = `${i % 7}`.padStart(8, 'a')
  const row: ConversationRow = {
    ...{ id, assistant_id, channel: i % 4 === 0 ? 'page' : 'widget', status: seed.person ? 'closed' : 'open' },
    ...{ visitor_id: null, visitor_key: visitor, lead_id: null, email_key: null, language: past.site.language },
    ...{ title: seed.turns[0]?.question ?? '', user_id: seed.person ? past.user_id : null, attended_at: null },
    user_name: messages.find(({ author }) => author === 'person')?.user_name ?? null,
    ...{
      country: business.countries[i % business.countries.length]?.[0] ?? null,
      device: i % 3 === 0 ? 'mobile' : 'desktop',
    },
    ...{ platform: i % 3 === 0 ? 'iOS' : 'Windows', browser: i % 3 === 0 ? 'Safari' : 'Chrome' },
    ...{ page_url: business.page_url, referrer: null, message_count: messages.length },
    ...{ rating: seed.rating ?? null, comment: seed.comment ?? null, rated_at: seed.rating ? began + hour_ms : null },
    ...{ form_sent_at: null, last_message_at: messages.at(-1)?.created_at ?? began, version: 1 },
    ...{ created_at: began, updated_at: messages.at(-1)?.created_at ?? began },
  }
  await insertConversation(tx, row)
  for (const message of messages) await insertMessage(tx, message)
}

/** As the assistant itself would have answered: the passage in its own words, or that it does not know. */
function answerOf(
  question: string,
  source: SeedAnswer | undefined,
  { site }: Past,
): Pick<MessageRow, 'text'> & Partial<MessageRow> {
  const why = { query: question, rules: null, filters: [], settings_version: 1 }
  if (!source) {
    const text = messageOf(site.language, 'chat.no_answer')
    const nothing = { ...why, confidence: 0.1, answerable: false, passages: [] }
    return { text, reason: 'no_passage', topic: topicOf(question), why: nothing }
  }
  const passage = {
    ...{ number: 1, source_id: source.id, source_name: source.question, version: 1, position: 0, url: null },
    ...{ heading: source.question, excerpt: source.answer, cited: true, score: 1, text_rank: 1, vector_rank: null },
  }
  return {
    text: `${messageOf(site.language, 'chat.quoted')}\n\n“${source.answer}” [1]`,
    reason: 'no_model',
    why: { ...why, confidence: 0.9, answerable: true, passages: [passage] },
  }
}
