/** The published assistants, as the widget's configuration names them. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { PageChat, PageChats } from '../../capture/popups/rules.ts'
import * as events from './events.ts'
import { allAssistants } from './store.ts'

async function published(db: Handle<'site'>): Promise<PageChat[]> {
  const rows = await allAssistants(db)
  return rows.flatMap(({ id, published, published_at }) =>
    published
      ? [{ id, on_every_page: published.on_every_page, published_at: published_at ?? 0, openers: published.openers }]
      : [],
  )
}

export const publishedChats: PageChats = { published, changedBy: Object.values(events).map(({ name }) => name) }
