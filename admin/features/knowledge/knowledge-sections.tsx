/** The parts of knowledge side by side. */
import { useMessages } from '../../messages/messages.tsx'
import { knowledgePath, searchPath, vectorsPath } from '../../product/knowledge/paths.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { LinkBar } from '../../ui/link-bar.tsx'

type Part = 'sources' | 'vectors' | 'search'

export function KnowledgeSections({ here }: { here: Part }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  // Who manages chosen assistants alone has their sources, and nothing to choose between.
  if (!useCan()('manage-assistants', site_id)) return null
  const paths = { sources: knowledgePath(site_id), vectors: vectorsPath(site_id), search: searchPath(site_id) }
  return (
    <LinkBar
      label={t('knowledge.title')}
      here={paths[here]}
      links={[
        { href: paths.sources, label: t('assistants.sources') },
        { href: paths.vectors, label: t('knowledge.vectors') },
        { href: paths.search, label: t('knowledge.try') },
      ]}
    />
  )
}
