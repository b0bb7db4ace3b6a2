/** Answers one question: finds passages, asks a model or quotes them, filters what is said, and keeps why. */

import { siteAddress } from '../../../platform/config/sites-config.ts'
import { allowedBy } from '../../../platform/features/allowances/plan.ts'
import { costliest, estimated } from '../../../platform/network/ai/chat.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { answersAllowance } from './allowances.ts'
import { AnswerFilter, type FilterRules } from './answer-filter.ts'
import { type NoRoom, type Room, takeRoom } from './budget.ts'
import { isTry, usageCounter } from './count-usage.ts'
import { dayIn } from './days.ts'
import { conversationLimits as most } from './limits.ts'
import { type Plan, planAnswer, type QuestionContext } from './plan-answer.ts'
import { beginningOf, citedIn, topicOf } from './questions.ts'
import type { ChatScope } from './scope.ts'
import type { MessageRow } from './store.ts'
import { endTurn, reserve, type Turn, type TurnEnd, writingIn } from './turns.ts'
import { addRefused } from './usage-store.ts'
import { wordOf } from './words.ts'

export type AnswerPart =
  | { type: 'text'; text: string }
  /** What was told so far does not hold: this does. */
  | { type: 'instead'; text: string }

const none = { input_tokens: 0, output_tokens: 0 }
const quoted_passages = 3
const quote_characters = 360

type AnswerSettings = Omit<
  QuestionContext,
  'conversation_id' | 'number' | 'question' | 'assistant_id' | 'visitor_key' | 'language'
>

/** Ends the turn, whatever happens; tells what is said as it is said. */
export async function answerTurn(
  scope: ChatScope,
  turn: Turn,
  asked: AnswerSettings,
  tell: (told: AnswerPart) => void,
): Promise<MessageRow | undefined> {
  const { conversation, question, answer } = turn
  if (!answer) return undefined
  const live = writingIn(scope)
  live.set(conversation.id, answer.id)
  const { assistant_id, language } = conversation
  const is_try = isTry(conversation)
  const visitor_key = is_try ? '' : conversation.visitor_key
  const held: ReleaseSlot[] = []
  try {
    const plan = await planAnswer(scope, {
      ...asked,
      ...{ assistant_id, visitor_key, language },
      conversation_id: conversation.id,
      question: question.text,
      number: question.number,
      may_run_code: is_try && asked.settings.tools.includes('code_interpreter'),
    })
    const work: Work = {
      ...{ plan, asked, assistant_id, visitor_key, question: question.text, held, is_try },
      before: used => scope.database.write(tx => reserve(tx, answer.id, used)),
    }
    const ended = await carryOut(scope, work, tell)
    return await scope.database.write(tx => endTurn(tx, scope, turn, ended))
  } catch (error) {
    scope.log.error(errorFields(error), 'answer')
    const failed: TurnEnd = {
      text: '',
      status: 'failed',
      reason: 'internal',
      topic: null,
      why: null,
      model: null,
      usage: none,
      cost: 0,
    }
    return await scope.database.write(tx => endTurn(tx, scope, turn, failed))
  } finally {
    for (const release of held) release()
    if (live.get(conversation.id) === answer.id) live.delete(conversation.id)
  }
}

/** What would be said, without a conversation. Its cost is counted when it returns, also where nobody reads it any more. */
export async function rehearse(
  scope: ChatScope,
  plan: Plan,
  { settings, settings_version, row }: AnswerSettings & { row: { assistant_id: string; question: string } },
): Promise<TurnEnd> {
  const held: ReleaseSlot[] = []
  const { assistant_id, question } = row
  const asked = { settings, settings_version }
  const day = dayIn(scope.site.timezone, scope.now())
  const count = usageCounter(scope.database, { day, assistant_id, visitor_key: '' })
  try {
    const nobody = { assistant_id, visitor_key: '', is_try: true }
    const work: Work = { plan, asked, ...nobody, question, held, before: used => count(used) }
    const ended = await carryOut(scope, work, () => undefined)
    if (ended.model !== null) await count(ended)
    return ended
  } finally {
    for (const release of held) release()
  }
}

type ReleaseSlot = () => void

interface Work {
  plan: Plan
  /** Told what is used at least, before a model is asked. */
  before: (used: Parameters<typeof reserve>[2]) => Promise<unknown>
  asked: AnswerSettings
  assistant_id: string
  visitor_key: string
  /** Of the owner: it takes none of the answers that the plan gives to visitors. */
  is_try: boolean
  question: string
  /** Room within caps, released once the answer is counted. */
  held: ReleaseSlot[]
}

async function carryOut(scope: ChatScope, work: Work, tell: (told: AnswerPart) => void): Promise<TurnEnd> {
  const { plan } = work
  const free = { model: null, usage: none, cost: 0, why: plan.why, topic: plan.topic }
  if (plan.type === 'say') {
    const { text, reason } = plan
    tell({ type: 'text', text })
    return { ...free, text, status: 'complete', reason }
  }
  if (plan.type === 'quote') {
    const quoted = quote(scope, work)
    tell({ type: 'text', text: quoted.text })
    return { ...free, ...quoted, status: 'complete', reason: plan.reason }
  }
  const { settings } = work.asked
  const at_most = plan.connected.cost(costliest(plan.request)) + costOfCode(plan.request.runs_code)
  const { plan: ofAccount } = scope.site
  const answers = work.is_try ? {} : { answers_max: allowedBy(ofAccount, answersAllowance, scope.installation.config) }
  const room = await takeRoom(scope, { ...work, ...answers, settings, connected: plan.connected }, at_most)
  if (typeof room === 'string') {
    if (work.visitor_key !== '' && isOfOwner(room)) await noteRefused(scope, work.assistant_id)
    const text = wordOf(settings, plan.language, 'limit_reached')
    tell({ type: 'text', text })
    // The answer says which limit it was; the visitor's is one of the assistant's.
    const reason = room === 'visitor_limit_reached' ? 'limit_reached' : room
    return { ...free, topic: null, text, status: 'refused', reason }
  }
  work.held.push(room.release)
  return askModel(scope, { ...work, plan, room }, tell)
}

/** The visitor's own cap concerns that visitor alone; of the site's day the budget itself tells. */
const isOfOwner = (room: NoRoom): boolean => room === 'limit_reached' || room === 'plan_limit_reached'

async function noteRefused({ site, database, now }: ChatScope, assistant_id: string): Promise<void> {
  const day = dayIn(site.timezone, now())
  await database.write(tx => addRefused(tx, { day, assistant_id }))
}

/** What the provider charges besides tokens. */
const costOfCode = (runs: boolean | undefined) => (runs ? most.chat_code_cents * 1_000_000 : 0)

/** The passages in their own words. */
function quote(scope: ChatScope, { plan, asked }: Pick<Work, 'plan' | 'asked'>): Pick<TurnEnd, 'text' | 'why'> {
  const { language, passages } = plan
  const filter = new AnswerFilter(rulesFor(scope, asked, plan, ''))
  const lines = passages
    .slice(0, quoted_passages)
    .map(({ text }, i) => `“${beginningOf(filter.push(`${text}\n`) + filter.end(), quote_characters)}” [${i + 1}]`)
  const intro = messageOf(language, 'chat.quoted')
  const text = [intro, ...lines].join('\n\n')
  return { text, why: cited(plan, text, filter.applied) }
}

async function askModel(
  scope: ChatScope,
  work: Work & { plan: Extract<Plan, { type: 'ask' }>; room: Room },
  tell: (told: AnswerPart) => void,
): Promise<TurnEnd> {
  const { plan, asked, question } = work
  const { connected, request, why, language } = plan
  const filter = new AnswerFilter(rulesFor(scope, asked, plan, request.rules))
  const leaking = new AbortController()
  let said = ''
  const say = (text: string) => {
    said += text
    if (text !== '' && !filter.leaked) tell({ type: 'text', text })
  }
  const read = estimated(request, '')
  const before = { usage: read, cost: connected.cost(read) + costOfCode(request.runs_code) }
  await work.before({ model: request.model, ...before, why })
  await work.room.count(before)
  const signal = AbortSignal.any([scope.installation.stopping, leaking.signal])
  let raw = ''
  const result = await connected.client
    .ask(request, signal, piece => {
      raw += piece
      say(filter.push(piece))
      if (filter.leaked) leaking.abort(new Error('leak'))
    })
    .catch(() => {
      const usage = estimated(request, raw)
      return { ok: false as const, code: 'interrupted' as const, text: raw, usage, ran_code: request.runs_code }
    })
  const spent = {
    model: request.model,
    usage: result.usage,
    cost: connected.cost(result.usage) + costOfCode(result.ran_code),
  }
  await work.room.count(spent)
  say(filter.end())
  if (filter.leaked) {
    const text = wordOf(asked.settings, language, 'no_answer')
    tell({ type: 'instead', text })
    const topic = topicOf(question)
    return { ...spent, text, status: 'refused', reason: 'instructions', topic, why: cited(plan, text, filter.applied) }
  }
  const text = said.trim()
  if (text === '') return { ...spent, ...fallBack(scope, work, tell, result.ok ? 'ai_empty' : result.code) }
  const shown = cited(plan, text, filter.applied)
  const isUnknown = text.startsWith(wordOf(asked.settings, language, 'no_answer'))
  const topic = plan.topic ?? (isUnknown ? topicOf(question) : null)
  if (result.ok) return { ...spent, text, status: 'complete', reason: null, topic, why: shown }
  return { ...spent, text, status: 'partial', reason: result.code, topic, why: shown }
}

/** No word came from the model: the passages speak, or it says that it does not know. */
function fallBack(scope: ChatScope, work: Work, tell: (told: AnswerPart) => void, reason: string) {
  const { plan, asked } = work
  const known = plan.why.answerable && plan.passages.length > 0
  const { text, why } = known
    ? quote(scope, work)
    : { text: wordOf(asked.settings, plan.language, 'no_answer'), why: plan.why }
  tell({ type: 'text', text })
  return { text, why, status: 'complete' as const, reason, topic: plan.topic }
}

function rulesFor(
  scope: ChatScope,
  { settings }: Pick<AnswerSettings, 'settings'>,
  plan: Plan,
  secret: string,
): FilterRules {
  const { config } = scope.installation
  const own = siteAddress(config, scope.site)
  const addresses = [own, ...plan.passages.flatMap(({ url }) => url ?? [])]
  const hosts = addresses.flatMap(address => URL.parse(address)?.hostname.toLowerCase() ?? [])
  return {
    hosts: [...new Set([...hosts, ...settings.allowed_hosts])],
    images: `${config.public_url}/v1/public/sites/${scope.site.id}/images/`,
    words: settings.words_to_avoid,
    secret,
    open: [wordOf(settings, plan.language, 'no_answer'), ...plan.passages.map(({ text }) => text)],
  }
}

/** The passages that the text names; where it names none, all that it was given were not its sources. */
function cited({ why }: Plan, text: string, filters: string[]): TurnEnd['why'] {
  const numbers = citedIn(text)
  return {
    ...why,
    filters,
    passages: why.passages.map(passage => ({ ...passage, cited: numbers.has(passage.number) })),
  }
}
