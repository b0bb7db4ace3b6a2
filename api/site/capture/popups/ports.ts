/** What the widget's configuration asks of the area that lies below: the assistants that visitors meet on the site's pages. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { Design } from './design.ts'

/** Says something first, by the rules of popups. */
export type ChatOpener = Pick<Design, 'triggers' | 'url_rules' | 'visitor_rules' | 'devices' | 'frequency_days'> & {
  message: Record<Locale, string>
}

export interface PageChat {
  id: string
  /** Its button stands on every page, not only where the page has an element for it. */
  on_every_page: boolean
  published_at: number
  openers: readonly ChatOpener[]
}

export interface PageChats {
  /** The published ones, oldest first. */
  published(db: Handle<'site'>): Promise<PageChat[]>
  /** Events by which they change. */
  changedBy: readonly string[]
}

export const pageChats = port<PageChats>('pageChats')
