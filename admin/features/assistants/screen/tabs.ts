/** The tabs of an assistant, and the screens that each has. */
import type { MessageKey } from '../../../messages/messages.tsx'
import { type AssistantPlace, assistantPath } from '../../../product/assistants/paths.ts'
import type { ObjectTab } from '../../../product/objects/object-header.tsx'

interface Group {
  tab: ObjectTab
  places: readonly AssistantPlace[]
}

const groups: readonly Group[] = [
  { tab: 'overview', places: ['home'] },
  { tab: 'ask', places: ['ask'] },
  { tab: 'conversations', places: ['conversations', 'feedback'] },
  { tab: 'knowledge', places: ['knowledge', 'golden'] },
  { tab: 'content', places: ['keywords', 'research_topic', 'content_scraper', 'translate'] },
  { tab: 'settings', places: ['details', 'settings', 'embedded'] },
  { tab: 'history', places: ['versions', 'history'] },
]

/** What is not changed while it is archived. */
const written = new Set<AssistantPlace>([
  ...(['ask', 'knowledge', 'golden', 'keywords', 'research_topic', 'content_scraper'] as const),
  ...(['translate', 'details', 'settings', 'embedded'] as const),
])

export const partWords: Readonly<Record<AssistantPlace, MessageKey>> = {
  home: 'object.overview',
  ask: 'conversations.ask',
  conversations: 'conversations.all_of_them',
  feedback: 'conversations.feedback',
  knowledge: 'assistants.sources',
  golden: 'golden.title',
  keywords: 'keywords.title',
  research_topic: 'research.topic',
  content_scraper: 'research.content',
  translate: 'translate.tab',
  details: 'assistants.details',
  settings: 'assistants.chat_and_limits',
  embedded: 'object.design',
  versions: 'object.versions',
  history: 'assistants.activity',
}

type Of = { site_id: string; assistant_id: string; isArchived: boolean; mayReadSite: boolean }

/** Those that there are, each leading to its first screen; and the screens of the one that is open. */
export function tabsFor(here: AssistantPlace, { site_id, assistant_id, isArchived, mayReadSite }: Of) {
  const isThere = (place: AssistantPlace) => !(isArchived && written.has(place)) && (place !== 'history' || mayReadSite)
  const shown = groups.flatMap(({ tab, places }) => {
    const links = places.filter(isThere).map(place => ({ place, href: assistantPath(site_id, assistant_id, place) }))
    const [first] = links
    return first ? [{ id: tab, href: first.href, links }] : []
  })
  const open = groups.find(({ places }) => places.includes(here))?.tab ?? 'overview'
  const links = shown.find(({ id }) => id === open)?.links ?? []
  return { tabs: shown.map(({ id, href }) => ({ id, href })), open, parts: links.length > 1 ? links : undefined }
}
