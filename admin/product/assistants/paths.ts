/** Where the screens of assistants are, for links. */
import { pathTo } from '../screens/path-to.ts'

export type AssistantPlace =
  | 'home'
  | 'details'
  | 'settings'
  | 'embedded'
  | 'ask'
  | 'keywords'
  | 'translate'
  | 'research_topic'
  | 'content_scraper'
  | 'conversations'
  | 'feedback'
  | 'knowledge'
  | 'golden'
  | 'versions'
  | 'history'

const path = '/sites/$site_id/assistant/$assistant_id'
export const assistantsPath = (site_id: string) => pathTo('/sites/$site_id/assistants', { site_id })

/** `field`: the part of it that is looked for. */
export function assistantPath(site_id: string, assistant_id: string, place: AssistantPlace = 'home', field?: string) {
  const params = { site_id, assistant_id }
  if (place === 'details') return pathTo(`${path}/details`, params, { field })
  if (place === 'settings') return pathTo(`${path}/settings`, params, { field })
  if (place === 'knowledge') return pathTo(`${path}/knowledge`, params, { field })
  if (place === 'golden') return pathTo(`${path}/golden`, params, { field })
  return pathTo(`${path}/${place}`, params)
}

export const feedbackPath = (site_id: string, assistant_id: string, feedback_id: string) =>
  pathTo(`${path}/feedback/$feedback_id`, { site_id, assistant_id, feedback_id })

export const conversationPath = (site_id: string, assistant_id: string, conversation_id: string) =>
  pathTo(`${path}/conversations/$conversation_id`, { site_id, assistant_id, conversation_id })
