/** What is done with research: go on, cancel, delete, take it to knowledge or into a page's draft. */
import type { Research, ResearchSource } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { knowledgeClient } from '../../../product/knowledge/client.ts'
import { sourcePath } from '../../../product/knowledge/paths.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { client } from '../../../product/session/api.ts'
import { pageClient } from '../../../product/site-pages/client.ts'
import { research } from './client.ts'
import { draftOf, type Part } from './draft-page.ts'

export function useResearchDeeds(site_id: string, of: Research) {
  const { t } = useMessages()
  const router = useRouter()
  const refreshes = ofSite(site_id, 'researches', 'operations')
  const request = { site_id, assistant_id: of.assistant_id, research_id: of.id }
  const proceed = useChange({
    run: (numbers: number[]) => research.proceedWith({ ...request, body: { numbers } }),
    shows: 'the answer',
    refreshes,
  })
  const cancel = useChange({
    run: () => client.operations.cancel({ site_id, operation_id: of.operation_id ?? '' }),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('operations.canceled') }),
  })
  const draft = useChange({
    run: ({ name, parts }: { name: string; parts: Part[] }) =>
      pageClient.pages.create({ site_id, body: { name, language: of.language, document: draftOf(name, parts) } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'pages'),
    done: page => ({
      text: t('research.drafted', { name: page.name }),
      action: {
        label: t('research.open_page'),
        onAction: () =>
          void router.navigate({
            href: pathTo('/sites/$site_id/site/pages/$page_id', { site_id, page_id: page.id }),
          }),
      },
    }),
  })
  const learn = useChange({
    run: (sources: readonly ResearchSource[]) =>
      knowledgeClient.sources.create({
        site_id,
        body: { type: 'urls', urls: sources.flatMap(({ url }) => url ?? []), other_hosts: true },
      }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'knowledge_sources', 'operations'),
    done: source => ({
      text: t('knowledge.begun'),
      action: {
        label: t('research.open_source'),
        onAction: () => void router.navigate({ href: sourcePath(site_id, source.id) }),
      },
    }),
  })
  return { proceed, cancel, draft, learn }
}
