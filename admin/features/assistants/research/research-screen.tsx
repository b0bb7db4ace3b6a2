/** Topics that were researched, or pages that were fetched: a new one, the former ones, and the one that is open. */
import type { Research, ResearchType } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { assistantPath } from '../../../product/assistants/paths.ts'
import { providerQuery } from '../../../product/assistants/provider-queries.ts'
import { LoadMore } from '../../../product/lists/load-more.tsx'
import { useList } from '../../../product/lists/use-list.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Link } from '../../../ui/link.tsx'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { AssistantScreen, type ScreenState } from '../screen/assistant-screen.tsx'
import { NewResearch } from './new-research.tsx'
import { researchesQuery } from './queries.ts'
import { ResearchDetail } from './research-detail.tsx'
import { stateWords } from './research-words.ts'

export const ResearchTopic = () => <Screen type="topic" />
export const ContentScraper = () => <Screen type="content" />

const places = { topic: 'research_topic', content: 'content_scraper' } as const
const one = '/sites/$site_id/assistant/$assistant_id'

const hrefOf = (type: ResearchType, site_id: string, assistant_id: string, open: string) =>
  type === 'topic'
    ? pathTo(`${one}/research_topic`, { site_id, assistant_id }, { open })
    : pathTo(`${one}/content_scraper`, { site_id, assistant_id }, { open })

const Screen = ({ type }: { type: ResearchType }) => (
  <AssistantScreen here={places[type]}>
    {loaded => loaded.assistant.status !== 'archived' && <Researches {...loaded} type={type} />}
  </AssistantScreen>
)

function Researches({ site_id, assistant, type }: ScreenState & { type: ResearchType }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const { open } = useSearch({ strict: false })
  const isOfAll = useCan()('manage-assistants', site_id)
  const { data: provider } = useQuery({ ...providerQuery(site_id), enabled: isOfAll })
  const model = assistant.model || provider?.model || ''
  const of = { site_id, assistant_id: assistant.id }
  if (typeof open === 'string') {
    return (
      <>
        <p>
          <Link href={assistantPath(site_id, assistant.id, places[type])}>{t('research.all')}</Link>
        </p>
        <ResearchDetail {...of} research_id={open} />
      </>
    )
  }
  const show = ({ id }: Research) => void navigate({ href: hrefOf(type, site_id, assistant.id, id) })
  return (
    <>
      <NewResearch {...of} model={model} type={type} isDeep={assistant.deep_research} onBegun={show} />
      <Former {...of} type={type} />
    </>
  )
}

function Former({ site_id, assistant_id, type }: { site_id: string; assistant_id: string; type: ResearchType }) {
  const { t, relative } = useMessages()
  const list = useList(researchesQuery(site_id, assistant_id, type))
  if (!list.rows || list.rows.length === 0) return null
  return (
    <Section title={t('research.former')}>
      <PlainTable
        rows={list.rows}
        keyOf={({ id }) => id}
        header={{
          label: t('research.prompt'),
          cell: ({ id, title, prompt }) => (
            <Link href={hrefOf(type, site_id, assistant_id, id)}>{title || prompt || t('research.content')}</Link>
          ),
        }}
        columns={[
          { label: t('assistants.status'), isText: true, cell: ({ status }) => t(stateWords[status]) },
          { label: t('object.created'), isText: true, cell: ({ created_at }) => relative(created_at) },
        ]}
      />
      <LoadMore list={list} />
    </Section>
  )
}
