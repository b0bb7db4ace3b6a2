/** What is to be said to a question: by itself, from passages alone, or by a model that is given them. */
import type { ChatRequest } from '../../../platform/network/ai/chat.ts'
import { modelTraits } from '../../../platform/network/ai/model-traits.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { type ConnectedModel, connectedModel, writingModel } from '../ai-provider/rules.ts'
import { type AssistantSettings, looksUp } from '../assistants/rules.ts'
import { languageOf } from '../passages/rules.ts'
import { type Passage, type Retrieval, search } from '../retrieval/rules.ts'
import { sourcesOf } from '../vectors/rules.ts'
import { readPictures, sentFiles, textsOf } from './files-given.ts'
import { conversationLimits as most } from './limits.ts'
import { chatRequest, rulesOf } from './prompt.ts'
import { courtesyIn, inContext, topicOf } from './questions.ts'
import type { ChatScope } from './scope.ts'
import * as store from './store.ts'
import type { KeptPassage, Why } from './table.ts'
import { type Language, wordOf } from './words.ts'

export interface QuestionContext {
  assistant_id: string
  settings: AssistantSettings
  settings_version: number
  conversation_id: string
  visitor_key: string
  /** Of the browser. */
  language: Language
  question: string
  /** Its place in the conversation. */
  number: number
  /** An owner asks, and lets the model run code. */
  may_run_code?: boolean
}

interface Common {
  language: Language
  passages: readonly Passage[]
  why: Why
  topic: string | null
}

export type Plan =
  | (Common & { type: 'say'; text: string; reason: string | null })
  /** No model can be asked: passages are quoted. */
  | (Common & { type: 'quote'; reason: string })
  | (Common & { type: 'ask'; request: ChatRequest; connected: ConnectedModel })

export async function planAnswer(scope: ChatScope, asking: QuestionContext): Promise<Plan> {
  const { settings, question } = asking
  const language = settings.language === 'visitor' ? (languageOf(question) ?? asking.language) : settings.language
  const nothing = { query: question, confidence: 0, answerable: false, passages: [] as Passage[] }
  const files = await sentFiles(scope, asking.conversation_id, asking.number)
  const courtesy = courtesyIn(question)
  if (courtesy && !files.isNew) {
    const text = courtesy === 'greeting' ? wordOf(settings, language, 'greeting') : messageOf(language, 'chat.welcome')
    return { type: 'say', text, reason: courtesy, ...common(asking, language, nothing, null) }
  }
  const history = await scope.database.read(db =>
    store.lastMessages(db, asking.conversation_id, { before: asking.number, limit: most.chat_history_messages }),
  )
  const before = history.findLast(({ author }) => author === 'visitor')?.text
  const found = await lookedUp(scope, settings, inContext(question, before), language)
  const key = await scope.installation.databases.siteKey(scope.site.id)
  const connected = await scope.database.read(db =>
    connectedModel(db, { installation: scope.installation, site_id: scope.site.id, key }),
  )
  if (files.isNew && !connected) {
    const text = messageOf(language, 'chat.files_no_model')
    return { type: 'say', text, reason: 'no_model', ...common(asking, language, found, null) }
  }
  const unknown = (!found.answerable || found.passages.length === 0) && files.rows.length === 0
  if (unknown && (settings.strict || !connected)) {
    const text = wordOf(settings, language, 'no_answer')
    const shown = common(asking, language, found, null)
    return { type: 'say', text, reason: 'no_passage', ...shown, topic: topicOf(question) }
  }
  if (!connected) return { type: 'quote', reason: 'no_model', ...common(asking, language, found, null) }
  const model = writingModel(settings.model, connected.model)
  const prompting = {
    settings,
    site_name: scope.site.name,
    language,
    no_answer: wordOf(settings, language, 'no_answer'),
    question,
    history,
    passages: found.passages,
    model,
    files: textsOf(files),
    images: await readPictures(files, model, scope),
    runs_code: asking.may_run_code === true && modelTraits(model).searches,
  }
  const request = chatRequest(prompting)
  const shown = common(asking, language, found, rulesOf(prompting))
  return { type: 'ask', request, connected, ...shown, topic: unknown && looksUp(settings) ? topicOf(question) : null }
}

type RetrievalResult = Pick<Retrieval, 'query' | 'confidence' | 'answerable' | 'passages'>

async function lookedUp(
  { database, installation, site }: ChatScope,
  settings: AssistantSettings,
  question: string,
  language: Language,
): Promise<RetrievalResult> {
  const source_ids = looksUp(settings) ? await database.read(db => sourcesOf(db, settings)) : []
  if (source_ids.length === 0) return { query: question, confidence: 0, answerable: false, passages: [] }
  const ask = { source_ids, question, language, limit: most.chat_passages }
  return search({ database, installation, site_id: site.id }, ask, installation.stopping)
}

const common = (asking: QuestionContext, language: Language, found: RetrievalResult, rules: string | null): Common => ({
  language,
  passages: found.passages,
  topic: null,
  why: {
    query: found.query,
    confidence: found.confidence,
    answerable: found.answerable,
    passages: found.passages.map(keptPassage),
    rules,
    filters: [],
    settings_version: asking.settings_version,
  },
})

const keptPassage = (passage: Passage, i: number): KeptPassage => {
  const { source_id, source_name, version, position, heading, url, text, score, text_rank, vector_rank } = passage
  const excerpt = text
    .slice(0, most.citation_characters)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
  return {
    number: i + 1,
    ...{ source_id, source_name, version, position, heading, url, excerpt },
    ...{ cited: false, score, text_rank, vector_rank },
  }
}
