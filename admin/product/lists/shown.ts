/** Optimistic updates: how a change shows before the response, in every list and screen with the same object. */
import type {
  AiDraft,
  ApiKey,
  Assistant,
  Audience,
  Broadcast,
  Campaign,
  Connection,
  Conversation,
  CustomField,
  EmailDetail,
  GoldenQuestion,
  Image,
  Journey,
  Keyword,
  KnowledgeSource,
  Lead,
  LeadImport,
  Operation,
  Popup,
  Run,
  SavedBlock,
  Sender,
  Site,
  Tag,
  Template,
  TemplateFolder,
  Vector,
  Visitor,
  WebPage,
} from '@leadwright/sdk'
import type { QueryKey } from '@tanstack/react-query'
import type { IdOf } from './page-merge.ts'

/** The types of cached resources. */
type Things = {
  ai_drafts: AiDraft
  api_keys: ApiKey
  assistants: Assistant
  audiences: Audience
  broadcasts: Broadcast
  campaigns: Campaign
  connections: Connection
  conversations: Conversation
  custom_fields: CustomField
  emails: EmailDetail
  golden_questions: GoldenQuestion
  images: Image
  imports: LeadImport
  journeys: Journey
  keywords: Keyword
  knowledge_sources: KnowledgeSource
  leads: Lead
  operations: Operation
  pages: WebPage
  popups: Popup
  runs: Run
  saved_blocks: SavedBlock
  senders: Sender
  sites: Site
  tags: Tag
  template_folders: TemplateFolder
  templates: Template
  vectors: Vector
  visitors: Visitor
}

/** An update of cached data under a key. `gone`: an id that must not be fetched again, since it was deleted. */
export type ListUpdate = {
  queryKey: QueryKey
  update: (cached: unknown, idOf: IdOf<unknown>) => unknown
  gone?: string
}

/** Changes these values wherever the object is cached: `patched('tags', tag.id, { name })`. */
export const patched = <Name extends keyof Things>(
  name: Name,
  id: string,
  values: Partial<Things[Name]>,
): ListUpdate => ({
  queryKey: [name],
  update: (cached, idOf) => mapThings(cached, idOf, new Set([id]), thing => ({ ...thing, ...values })),
})

/** Removes the object from every list. Its own screen keeps it until one navigates away. */
export const removed = (name: keyof Things, id: string): ListUpdate => {
  const { update } = removedFrom([name], [id])
  return {
    queryKey: [name],
    update: (cached, idOf) => (isThing(cached, idOf, new Set([id])) ? cached : update(cached, idOf)),
    gone: id,
  }
}

/** Things leave one list and stay in all others: leads that an audience loses. */
export const removedFrom = (queryKey: QueryKey, ids: readonly string[]): ListUpdate => {
  const leaving = new Set(ids)
  return { queryKey, update: (cached, idOf) => mapThings(cached, idOf, leaving, () => undefined) }
}

/** Replaces the data of one query: `updated(settingsQuery(site_id), former => ({ ...former, ...changes }))`. */
export const updated = <Data>(
  query: { queryKey: QueryKey; queryFn?: (context: never) => Data | Promise<Data> },
  update: (former: Awaited<Data>) => Awaited<Data>,
): ListUpdate => ({ queryKey: query.queryKey, update: cached => update(cached as Awaited<Data>) })

type Update = (thing: object) => object | undefined

const isThing = (value: unknown, idOf: IdOf<unknown>, ids: ReadonlySet<string>): value is object =>
  typeof value === 'object' && value !== null && ids.has(idOf(value))

/** A thing, a list of things, a page of them (`data`), or pages. */
function mapThings(cached: unknown, idOf: IdOf<unknown>, ids: ReadonlySet<string>, update: Update): unknown {
  const map = (value: unknown): unknown => {
    if (isThing(value, idOf, ids)) return update(value)
    if (Array.isArray(value)) return value.map(map).filter(one => one !== undefined)
    if (typeof value !== 'object' || value === null) return value
    if ('pages' in value) return { ...value, pages: map(value.pages) }
    return 'data' in value && Array.isArray(value.data) ? { ...value, data: map(value.data) } : value
  }
  return map(cached)
}
