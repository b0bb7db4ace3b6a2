/** The rules of assistants, for other features to call. */
import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { problem } from '../../../platform/problem/problem.ts'
import type { AssistantSettings } from './settings.ts'
import * as store from './store.ts'

export { looksUp } from './completeness.ts'
export type { AssistantSettings, ChatTexts } from './settings.ts'
export { type AssistantRow, findAssistant } from './store.ts'

type Db = Handle<'site'>

/** Asked before a draft is published: throws what stands against it. */
export const publishingGate =
  port<(db: Db, row: store.AssistantRow, installation: { config: Config }) => Promise<void>>('publishingGate')

export async function existingAssistant(db: Db, id: string): Promise<store.AssistantRow> {
  const row = await store.findAssistant(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const assistantExists = async (db: Db, id: string): Promise<boolean> =>
  (await store.findAssistant(db, id)) !== undefined

export const statusOf = ({
  archived_at,
  published_version,
}: Pick<store.AssistantRow, 'archived_at' | 'published_version'>): store.AssistantStatus =>
  archived_at !== null ? 'archived' : published_version === null ? 'draft' : 'published'

/** What visitors talk to; undefined where they do not. */
export async function publicAssistant(
  db: Db,
  id: string,
): Promise<(store.AssistantRow & { published: AssistantSettings }) | undefined> {
  const row = await store.findAssistant(db, id)
  if (!row || row.archived_at !== null || row.published === null) return undefined
  return { ...row, published: row.published }
}

/** Gives an assistant a source in what is edited and in what visitors talk to: what is known to be right is said at once. */
export async function attachSource(tx: Db, row: store.AssistantRow, source_id: string, now: number): Promise<void> {
  const more = (of: AssistantSettings) => ({ ...of, source_ids: [...new Set([...of.source_ids, source_id])] })
  await store.saveAssistant(tx, row.id, {
    settings: more(row.settings),
    ...(row.published && { published: more(row.published) }),
    updated_at: now,
  })
}

/** What a campaign needs to know of one. */
export async function assistantFacts(db: Db, id: string) {
  const row = await store.findAssistant(db, id)
  if (!row || row.archived_at !== null) return undefined
  const { form } = (row.published ?? row.settings).quick_form
  return { is_published: row.published_version !== null, form_fields: form.fields.map(({ name }) => name) }
}

/** Assistants, but for archived ones, that name a thing. */
export const assistantsWith = async (db: Db, id: string): Promise<Blocker[]> =>
  (await store.assistantsNaming(db, [id]))
    .filter(({ archived_at }) => archived_at === null)
    .map(({ id: own, name }) => ({ type: 'assistant', id: own, name }))

/** Where the chat of an assistant is a page of its own. The secret is no right: it keeps addresses from being guessed. */
export const chatPagePath = (site_id: string, { id, page_secret }: Pick<store.AssistantRow, 'id' | 'page_secret'>) =>
  `/a${page_secret}/${site_id}/${id}`

export const chatPageUrl = (
  { public_url }: Pick<Config, 'public_url'>,
  site_id: string,
  row: Pick<store.AssistantRow, 'id' | 'page_secret'>,
): string => `${public_url}${chatPagePath(site_id, row)}`
