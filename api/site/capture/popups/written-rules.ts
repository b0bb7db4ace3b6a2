/** Rules of popups as their owner wrote them, for whoever may see the configuration: without tags, and nothing of drafts. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Design } from './design.ts'
import { type PopupRow, popupsById, publishedPopups } from './store.ts'

export interface WrittenRules extends Pick<Design, 'devices' | 'url_rules' | 'visitor_rules'> {
  id: string
  status: 'draft' | 'published'
}

const none = { devices: ['desktop', 'tablet', 'mobile'], url_rules: [], visitor_rules: [] } satisfies Partial<Design>

/** The published popups, and which of the named ones are drafts. */
export async function writtenRules(db: Handle<'site'>, named: readonly string[]): Promise<WrittenRules[]> {
  const published = await publishedPopups(db)
  const drafts = named.length > 0 ? await popupsById(db, named) : []
  return [
    ...published.map(row => ({ id: row.id, status: 'published' as const, ...rulesOf(row) })),
    ...drafts.flatMap(row => (row.published_at === null ? [{ id: row.id, status: 'draft' as const, ...none }] : [])),
  ]
}

const rulesOf = ({ design: { devices, url_rules, visitor_rules } }: PopupRow) => ({
  devices,
  url_rules,
  visitor_rules: visitor_rules.map(({ values, ...rule }) => (rule.field === 'tag' ? rule : { ...rule, values })),
})
