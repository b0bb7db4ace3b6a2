/** Choices of a lead on the unsubscribe page: topics of email, and audiences. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { audiencesNamed, joinAudiences, leadsOn, leaveManyLeads } from '../../contacts/audiences/rules.ts'
import { leadTopicsChanged } from './events.ts'
import { findPage, leaveTopics, leftBy, type PageRow, rejoinTopics } from './store.ts'
import type { Topic } from './table.ts'

type Db = Handle<'site'>

/** A checkbox of the page. */
export interface Choice {
  id: string
  name: string
  description: string
  is_chosen: boolean
}

const textsOf = ({ texts }: Topic, locale: Locale) =>
  texts[locale] ?? texts.en ?? texts.es ?? { name: '', description: '' }

type PreferenceOffer = Pick<PageRow, 'topics' | 'audience_ids'>

/** What the page offers: all of it chosen, where nobody reads it. */
export async function readChoices(db: Db, page: PreferenceOffer, locale: Locale, lead_id?: string): Promise<Choice[]> {
  const left = lead_id === undefined ? new Set<string>() : await leftBy(db, lead_id)
  const topics = page.topics.map(topic => ({
    id: topic.id,
    ...textsOf(topic, locale),
    is_chosen: !left.has(topic.id),
  }))
  const audiences = await Promise.all(
    (await audiencesNamed(db, page.audience_ids)).map(async ({ id, name, description }) => ({
      ...{ id, name, description },
      is_chosen: lead_id === undefined || (await leadsOn(db, [lead_id], id)).size > 0,
    })),
  )
  return [...topics, ...audiences]
}

/** `shown` keeps what came onto the page since it was opened as it is. */
export async function savePreferences(
  tx: Db,
  lead_id: string,
  { shown, kept }: { shown: ReadonlySet<string>; kept: ReadonlySet<string> },
  { now, emit }: WriteContext,
): Promise<void> {
  const page = await findPage(tx)
  if (!page) return
  const before = await leftBy(tx, lead_id)
  const topics = page.topics.map(({ id }) => id).filter(id => shown.has(id))
  const left = topics.filter(id => !kept.has(id) && !before.has(id))
  const rejoined = topics.filter(id => kept.has(id) && before.has(id))
  await leaveTopics(tx, lead_id, left, now())
  await rejoinTopics(tx, lead_id, rejoined)
  if (left.length + rejoined.length > 0) await emit(tx, leadTopicsChanged, { lead_id, data: { left, rejoined } })
  for (const audience_id of page.audience_ids.filter(id => shown.has(id))) {
    if (kept.has(audience_id)) await joinAudiences(tx, lead_id, [audience_id], now(), emit)
    else await leaveManyLeads(tx, [lead_id], audience_id, emit)
  }
}
