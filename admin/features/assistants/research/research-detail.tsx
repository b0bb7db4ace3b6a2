/** One research: where it stands, what was found to choose from, and the report with what it cites. */
import type { Research, ResearchSource } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { LoadMore } from '../../../product/lists/load-more.tsx'
import { useList } from '../../../product/lists/use-list.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { researchQuery, researchSourcesQuery } from './queries.ts'
import { ResearchReport } from './research-report.tsx'
import { ResearchSources } from './research-sources.tsx'
import { stateWords } from './research-words.ts'
import { useResearchDeeds } from './use-research-deeds.tsx'

type Of = { site_id: string; assistant_id: string; research_id: string }

export function ResearchDetail(of: Of) {
  const { data, error, refetch } = useQuery(researchQuery(of))
  const list = useList(researchSourcesQuery(of))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data || !list.rows) return <Skeleton lines={['50%', '80%', '70%']} />
  return (
    <>
      <Found key={data.id} site_id={of.site_id} research={data} sources={list.rows} />
      <LoadMore list={list} />
    </>
  )
}

type FoundProps = { site_id: string; research: Research; sources: readonly ResearchSource[] }

function Found({ site_id, research, sources }: FoundProps) {
  const { t } = useMessages()
  const can = useCan()
  const { proceed, cancel, draft, learn } = useResearchDeeds(site_id, research)
  const [choice, choose] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isBusy = research.status === 'reading' || research.status === 'writing'
  const chosen = new Set(
    sources.filter(({ number, is_chosen }) => choice.get(number) ?? is_chosen).map(({ number }) => number),
  )
  const read = sources.filter(({ number, status }) => chosen.has(number) && status === 'read')
  const pages = sources.filter(({ number, url, source_id }) => chosen.has(number) && url !== null && source_id === null)
  const isTopic = research.type === 'topic'
  const parts = isTopic ? research.sections : read.map(({ title, text }) => ({ heading: title, text }))
  const name = (research.title || research.prompt || (read[0]?.title ?? '')).slice(0, 100).toWellFormed()
  return (
    <>
      {isBusy && (
        <Notice
          tone="info"
          title={t(stateWords[research.status])}
          action={
            <Button isPending={cancel.isPending} onPress={() => cancel.mutate()}>
              {t('operations.cancel')}
            </Button>
          }
        />
      )}
      {research.reason && <Notice tone="bad" title={research.reason.text} />}
      {research.sections.length > 0 && <ResearchReport research={research} sources={sources} />}
      <Section title={t('research.sources')} description={t('research.sources_text')}>
        <div className="stack">
          {sources.length === 0 && <p className="muted">{t('research.nothing_found')}</p>}
          <ResearchSources
            {...{ site_id, sources, chosen, isDisabled: isBusy }}
            onChoose={(number, isChosen) => choose(new Map(choice).set(number, isChosen))}
          />
          {!isBusy && chosen.size === 0 && <p>{t('research.urls_required')}</p>}
          <p className="row-of">
            <Button
              variant="primary"
              isDisabled={isBusy || chosen.size === 0}
              isPending={proceed.isPending}
              onPress={() => proceed.mutate([...chosen])}
            >
              {isTopic ? t('research.write') : t('research.fetch_chosen')}
            </Button>
            <Button
              isDisabled={isBusy || pages.length === 0}
              isPending={learn.isPending}
              onPress={() => learn.mutate(pages)}
            >
              {t('research.to_knowledge')}
            </Button>
            {can('manage-pages', site_id) && (
              <Button
                isDisabled={isBusy || parts.length === 0}
                isPending={draft.isPending}
                onPress={() => draft.mutate({ name, parts })}
              >
                {t('research.to_draft')}
              </Button>
            )}
          </p>
        </div>
      </Section>
    </>
  )
}
