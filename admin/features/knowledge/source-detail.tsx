/** One source: where it stands, and the passages that assistants answer from. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { fileSize } from '../../product/file-size.ts'
import { knowledgePath } from '../../product/knowledge/paths.ts'
import { SourceBadge } from '../../product/knowledge/source-badge.tsx'
import { LoadMore } from '../../product/lists/load-more.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { kindWords } from './kind-words.ts'
import { PassageList } from './passage-list.tsx'
import { chunksQuery, sourceQuery } from './queries.ts'
import { SourceDocuments } from './source-documents.tsx'
import { SourceUpdate } from './source-update.tsx'
import { useSourceActions } from './use-source-actions.tsx'

export function SourceDetail() {
  const messages = useMessages()
  const { t, number, moment } = messages
  const { site_id, timezone } = useSite()
  const { source_id } = useParams({ from: '/sites/$site_id/knowledge/$source_id' })
  const { data: source, error, refetch } = useQuery(sourceQuery(site_id, source_id))
  const { actionsOf, dialogs } = useSourceActions(site_id)
  const back = { label: t('knowledge.title'), href: knowledgePath(site_id) }
  if (error && !source) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!source) return <Skeleton lines={['40%', '70%', '60%']} />
  const { name, type, fetched_at, document_count, chunk_count, bytes } = source
  return (
    <>
      <PageHeader title={name} back={back} status={<SourceBadge of={source} />} menu={actionsOf(source)} />
      <Section title={t('object.details')}>
        <div className="stack">
          {!source.may_change && (
            <Notice tone="info" title={t('knowledge.shared')}>
              {t('knowledge.shared_text')}
            </Notice>
          )}
          {source.warning && (
            <Notice tone="warning" title={t('knowledge.to_check')}>
              {source.warning.text}
            </Notice>
          )}
          <Facts
            facts={[
              [t('knowledge.kind'), t(kindWords[type])],
              [t('knowledge.fetched'), fetched_at ? moment(fetched_at, timezone) : t('knowledge.never')],
              [t('knowledge.documents'), number(document_count)],
              [t('knowledge.passages'), number(chunk_count)],
              [t('knowledge.size'), fileSize(bytes, messages)],
            ]}
          />
        </div>
      </Section>
      {type !== 'pair' && <SourceUpdate key={source.version} source={source} />}
      {type !== 'pair' && <SourceDocuments source={source} />}
      <Chunks source_id={source_id} />
      {dialogs}
    </>
  )
}

function Chunks({ source_id }: { source_id: string }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const list = useList(chunksQuery(site_id, source_id))
  return (
    <Section title={t('knowledge.passages')} description={t('knowledge.passages_text')}>
      {list.error && !list.rows ? <ErrorState error={list.error} onRetry={list.onRetry} /> : null}
      {!list.rows && !list.error && <Skeleton lines={['90%', '80%', '85%']} />}
      {list.rows?.length === 0 && <p className="muted">{t('knowledge.no_passages')}</p>}
      {list.rows && list.rows.length > 0 && (
        <PassageList
          passages={list.rows.map(({ position, title, heading, url, text, language }) => ({
            id: String(position),
            heading: heading ?? title,
            ...{ url, text, language },
          }))}
        />
      )}
      <LoadMore list={list} />
    </Section>
  )
}
