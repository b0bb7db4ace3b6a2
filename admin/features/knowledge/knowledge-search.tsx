/** The passages that an assistant would be given for a question. */
import type { RetrievedKnowledge } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { sourcePath } from '../../product/knowledge/paths.ts'
import { vectorChoicesQuery } from '../../product/knowledge/queries.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { KnowledgeSections } from './knowledge-sections.tsx'
import { PassageList } from './passage-list.tsx'
import { answersQuery } from './queries.ts'

export function KnowledgeSearch() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [{ q = '', vector }, change] = useView('/sites/$site_id/knowledge/search')
  const { data: vectors = [] } = useQuery(vectorChoicesQuery(site_id))
  const { data, error, refetch } = useQuery({ ...answersQuery(site_id, q, vector), enabled: q !== '' })
  return (
    <>
      <PageHeader title={t('knowledge.title')} />
      <KnowledgeSections here="search" />
      <Section title={t('knowledge.try')} description={t('knowledge.try_text')}>
        <Form onSubmit={async data => change({ q: String(data.get('question')).trim() })}>
          <TextField key={q} name="question" label={t('knowledge.question')} isRequired defaultValue={q} />
          {vectors.length > 0 && (
            <Select
              label={t('knowledge.in')}
              isRequired
              value={vector ?? 'all'}
              onChange={id => change({ vector: id === 'all' ? undefined : id })}
              options={[{ id: 'all', label: t('knowledge.in_all') }, ...vectors]}
            />
          )}
          <div>
            <SubmitButton>{t('knowledge.find')}</SubmitButton>
          </div>
        </Form>
      </Section>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {q !== '' && !data && !error && <Skeleton lines={['80%', '70%', '75%']} />}
      {q !== '' && data && <Found found={data} />}
    </>
  )
}

function Found({ found: { passages, query, answerable, confidence } }: { found: RetrievedKnowledge }) {
  const { t, number } = useMessages()
  const { site_id } = useSite()
  return (
    <Section title={t('knowledge.passages')} description={t('knowledge.understood', { query })}>
      <div className="stack">
        <Notice
          tone={answerable ? 'good' : 'warning'}
          title={t(answerable ? 'knowledge.answerable' : 'knowledge.not_answerable', {
            share: number(confidence, { style: 'percent', maximumFractionDigits: 0 }),
          })}
        />
        <PassageList
          passages={passages.map(({ id, source_id, source_name, heading, text_rank, vector_rank, ...passage }) => ({
            ...passage,
            id,
            heading: heading ?? source_name,
            notes: (
              <p className="muted">
                <Link href={sourcePath(site_id, source_id)}>{source_name}</Link>
                {text_rank !== null && ` · ${t('knowledge.by_words', { rank: text_rank })}`}
                {vector_rank !== null && ` · ${t('knowledge.by_meaning', { rank: vector_rank })}`}
              </p>
            ),
          }))}
        />
      </div>
    </Section>
  )
}
