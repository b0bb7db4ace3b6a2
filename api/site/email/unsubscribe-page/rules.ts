/** The unsubscribe page, for other features to call. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { UsersOf } from '../../../platform/features/feature.ts'
import { problem } from '../../../platform/problem/problem.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { unsubscribePageLimits } from './limits.ts'
import { findPage, hasLeftTopicOf, leftBy, leftTopicOf, type PageRow, savePage } from './store.ts'
import { type PageTexts, textsIn } from './texts.ts'

export { askedPage, leavingPage, leftPage, type ShownPage } from './pages.ts'
export { type Choice, readChoices as choicesOf, savePreferences } from './preferences.ts'
export type { PageTexts } from './texts.ts'
export { hasLeftTopicOf, leftTopicOf }

type Db = Handle<'site'>

export const presentPage = async (db: Db): Promise<PageRow> =>
  (await findPage(db)) ?? { id: 1, texts: {}, topics: [], audience_ids: [], version: 1, updated_at: 0 }

export const unsubscribeTexts = async (db: Db, locale: Locale): Promise<PageTexts> =>
  textsIn(locale, (await presentPage(db)).texts[locale])

/** Templates of the topics that a lead has left. */
export async function unwantedTemplates(db: Db, lead_id: string): Promise<Set<string>> {
  const left = await leftBy(db, lead_id)
  const { topics } = await presentPage(db)
  return new Set(topics.filter(({ id }) => left.has(id)).flatMap(({ template_ids }) => template_ids))
}

/** A copy of a template joins the topics of the original. */
export async function addCopyToTopics(
  tx: Db,
  { template_id, copy_id, at }: { template_id: string; copy_id: string; at: number },
): Promise<void> {
  const page = await presentPage(tx)
  const topics = page.topics.map(topic =>
    topic.template_ids.includes(template_id) ? { ...topic, template_ids: [...topic.template_ids, copy_id] } : topic,
  )
  const maximum = unsubscribePageLimits.email_topic_templates_max
  if (topics.some(({ template_ids }) => template_ids.length > maximum && template_ids.includes(copy_id)))
    throw problem('validation_failed', { errors: [{ pointer: '', code: 'too_many', values: { maximum } }] })
  if (topics.some(({ template_ids }) => template_ids.includes(copy_id)))
    await savePage(tx, { ...page, topics, version: page.version + 1, updated_at: at })
}

const blocker = { type: 'unsubscribe_page', id: 'unsubscribe_page', name: '', name_message: 'unsubscribe_page.name' }

export const pageWithTemplate: UsersOf = async (db, id) =>
  (await presentPage(db)).topics.some(({ template_ids }) => template_ids.includes(id)) ? [blocker] : []

export const pageWithAudience: UsersOf = async (db, id) =>
  (await presentPage(db)).audience_ids.includes(id) ? [blocker] : []
