/** How a source that is fetched stands: whether it is being read, what the last reading found different, and when the next is. */
import type { KnowledgeChangeType, KnowledgeSource } from '@leadwright/sdk'
import { RefreshCw } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { operationPath } from '../../product/operations/paths.ts'
import { useBegun } from '../../product/operations/use-begun.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { UpdateDaysField } from './update-days-field.tsx'

export function SourceUpdate({ source }: { source: KnowledgeSource }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const begun = useBegun(site_id)
  const request = { site_id, source_id: source.id }
  const refreshes = ofSite(site_id, 'knowledge_sources', 'operations')
  const update = useChange({
    run: () => knowledgeClient.sources.startKnowledgeUpdate(request),
    shows: 'the answer',
    refreshes,
    done: begun,
  })
  const save = useChange({
    run: (update_every_days: number | null) =>
      knowledgeClient.sources.update({ ...request, body: { update_every_days } }, { ifMatch: source.version }),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('knowledge.schedule_saved') }),
    isHandled: () => true,
  })
  const { is_updating, operation_id, problem, report, next_run_at, may_change } = source
  return (
    <Section
      title={t('knowledge.updates')}
      description={next_run_at ? t('knowledge.next_run', { at: moment(next_run_at, timezone) }) : undefined}
      action={
        may_change && (
          <Button
            icon={<RefreshCw size={16} aria-hidden />}
            isDisabled={is_updating}
            isPending={update.isPending}
            onPress={() => update.mutate()}
          >
            {t('knowledge.update')}
          </Button>
        )
      }
    >
      <div className="stack">
        {is_updating && (
          <Notice
            tone="info"
            title={t('knowledge.updating')}
            action={operation_id && <Link href={operationPath(site_id, operation_id)}>{t('operations.follow')}</Link>}
          />
        )}
        {problem && <Notice tone="bad" title={problem.text} />}
        {report && <Report report={report} />}
        {may_change && source.type !== 'file' && (
          <Form
            onSubmit={async data => {
              const days = Number(data.get('update_every_days'))
              await save.mutateAsync(days > 0 ? days : null)
            }}
          >
            <UpdateDaysField defaultValue={source.update_every_days ?? Number.NaN} />
            <div>
              <SubmitButton>{t('knowledge.save')}</SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </Section>
  )
}

function Report({ report }: { report: NonNullable<KnowledgeSource['report']> }) {
  const { t } = useMessages()
  const { added, changed, removed, unchanged, failed, changes } = report
  const words: Record<KnowledgeChangeType, string> = {
    added: t('knowledge.change_added'),
    changed: t('knowledge.change_changed'),
    removed: t('knowledge.change_removed'),
    failed: t('knowledge.change_failed'),
  }
  return (
    <>
      <p>{t('knowledge.report', { added, changed, removed, unchanged, failed })}</p>
      {changes.length > 0 && (
        <ul className="stack">
          {changes.map(({ type, document, problem }) => (
            <li key={`${type} ${document}`}>
              {words[type]}: {document}
              {problem && ` – ${problem.text}`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
