/** How fresh each source of an assistant is: its state, what went wrong, when it was read and when it is read anew. */
import { useMessages } from '../../../messages/messages.tsx'
import { sourcePath } from '../../../product/knowledge/paths.ts'
import { SourceBadge } from '../../../product/knowledge/source-badge.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { useSourcesOf } from './use-sources-of.ts'

export function SourcesSection({ site_id, assistant }: Pick<ScreenState, 'site_id' | 'assistant'>) {
  const { t, number, relative, moment } = useMessages()
  const { timezone } = useSite()
  const { data: sources, error, refetch } = useSourcesOf(site_id, assistant)
  if (assistant.source_ids.length + assistant.vector_ids.length === 0) return null
  return (
    <Section title={t('assistants.freshness')} description={t('assistants.freshness_text')}>
      {error && !sources && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!sources && !error && <Skeleton lines={['80%', '60%']} />}
      {sources && (
        <PlainTable
          rows={sources}
          keyOf={({ id }) => id}
          header={{
            label: t('assistants.name'),
            cell: ({ id, name }) => <Link href={sourcePath(site_id, id)}>{name}</Link>,
          }}
          columns={[
            {
              label: t('assistants.status'),
              isText: true,
              cell: source => (
                <>
                  <SourceBadge of={source} /> {source.problem && <span className="muted">{source.problem.text}</span>}
                </>
              ),
            },
            { label: t('knowledge.passages'), cell: ({ chunk_count }) => number(chunk_count) },
            {
              label: t('knowledge.fetched'),
              cell: ({ fetched_at, created_at, type }) => {
                const at = type === 'pair' ? created_at : fetched_at
                return at ? relative(at) : t('knowledge.never')
              },
            },
            {
              label: t('assistants.next_update'),
              cell: ({ next_run_at }) => (next_run_at ? moment(next_run_at, timezone) : '–'),
            },
          ]}
        />
      )}
    </Section>
  )
}
