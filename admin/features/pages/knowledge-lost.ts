/** The knowledge that has read a page, and loses it once the page is not public: a line of what is lost, or none. */
import type { Messages } from '../../messages/messages.tsx'

export function knowledgeLost(uses: readonly { type: string; name: string }[], t: Messages['t']): string[] {
  const names = uses.flatMap(({ type, name }) => (type === 'knowledge_source' ? [name] : []))
  return names.length === 0 ? [] : [t('pages.lost_knowledge', { names: names.join(', ') })]
}
