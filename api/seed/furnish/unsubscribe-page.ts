/** What readers of the business choose instead of leaving. */
import { savePage } from '../../site/email/unsubscribe-page/store.ts'
import type { Business } from '../businesses/business.ts'
import { type FurnishContext, idOf, type SiteContents, type Tx } from './made.ts'

export async function furnishUnsubscribePage(
  tx: Tx,
  { site, topics, offered_audiences }: Business,
  { newId }: FurnishContext,
  { at, audiences, templates }: SiteContents & { templates: ReadonlyMap<string, string> },
): Promise<void> {
  await savePage(tx, {
    id: 1,
    texts: {},
    topics: topics.map(topic => ({
      id: newId('topic'),
      texts: { [site.language]: { name: topic.name, description: topic.description } },
      template_ids: topic.templates.map(key => idOf(templates, key)),
    })),
    audience_ids: offered_audiences.map(name => idOf(audiences, name)),
    version: 2,
    updated_at: at,
  })
}
