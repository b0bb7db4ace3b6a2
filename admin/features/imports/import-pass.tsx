/** The check of an import, or the import itself: progress, results of rows, and the next action. */
import type { LeadImport } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { OperationProgress } from '../../product/operations/operation-progress.tsx'
import { operationQuery } from '../../product/operations/queries.ts'
import { useOperationActions } from '../../product/operations/use-operation-actions.tsx'
import { saveText } from '../../product/save-file.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { imports } from './client.ts'
import { ImportRows } from './import-rows.tsx'
import { verdictWords } from './import-words.ts'
import { KeptSince } from './kept-since.tsx'
import { NewTags } from './new-tags.tsx'
import { NoteCounts } from './note-counts.tsx'
import { StatusCounts } from './status-counts.tsx'
import { unreadNames } from './unread-consent.tsx'
import { VerdictCounts } from './verdict-counts.tsx'

export function ImportPass({ site_id, of }: { site_id: string; of: LeadImport }) {
  const { t } = useMessages()
  const [{ verdict }, change] = useView('/sites/$site_id/imports/$import_id')
  const pass = of.result ?? of.check
  const { data: operation } = useQuery({
    ...operationQuery(site_id, pass?.operation_id ?? ''),
    enabled: pass !== undefined,
  })
  const { data: undo } = useQuery({
    ...operationQuery(site_id, operation?.undone_by ?? ''),
    enabled: Boolean(operation?.undone_by),
  })
  const { actionsOf, dialog } = useOperationActions(site_id)
  const download = useChange({
    run: () => imports.exportRows({ site_id, import_id: of.id, ...(verdict && { verdict: [verdict] }) }),
    shows: 'the answer',
    done: csv => {
      const which = t(verdict ? verdictWords[verdict] : 'imports.checked_file')
      saveText(`${of.name.replace(/\.[^.]+$/, '')} ${which.toLocaleLowerCase()}.csv`, csv, 'text/csv')
      return undefined
    },
  })
  if (!pass) return null
  const shown = undo ?? operation
  // After a success the counts of the rows say everything, unless it was undone or failed.
  const hasKept = undo?.status === 'completed' && undo.progress.failed > 0
  const hasProgress = shown && (shown.status !== 'completed' || undo) && !hasKept
  const actions = [...(operation ? actionsOf(operation) : []), ...(undo ? actionsOf(undo) : [])]
  return (
    <>
      <Section
        title={t(undo ? 'imports.undo_title' : of.result ? 'imports.import_title' : 'imports.check_title')}
        description={of.result ? undefined : t('imports.check_text')}
        action={actions.length > 0 && <Menu actions={actions} />}
      >
        <div className="stack">
          {hasProgress && <OperationProgress operation={shown} />}
          {hasKept && <KeptSince undo={undo} actions={actionsOf(undo)} />}
          {!undo && <VerdictCounts counts={pass.counts} />}
          {!undo && <NoteCounts of={of} notes={pass.notes} />}
          {!undo && <StatusCounts statuses={pass.statuses} />}
          {!undo && <NewTags names={pass.new_tags} />}
          {of.status === 'checked' && <StartImport site_id={site_id} of={of} onBack={() => change({ step: 'map' })} />}
        </div>
      </Section>
      {pass.counts && (
        <ImportRows
          site_id={site_id}
          of={of}
          pass={pass}
          action={
            <Button icon={<Download size={16} aria-hidden />} onPress={() => download.mutate(undefined)}>
              {t('imports.download')}
            </Button>
          }
        />
      )}
      {dialog}
    </>
  )
}

function StartImport({ site_id, of, onBack }: { site_id: string; of: LeadImport; onBack: () => void }) {
  const { t, number } = useMessages()
  const start = useChange({
    run: () => imports.start({ site_id, import_id: of.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'imports', 'operations', 'leads', 'tags'),
  })
  const count = (of.check?.counts?.created ?? 0) + (of.check?.counts?.changed ?? 0)
  const isUnread = of.unmapped_consent_columns.length > 0 && !of.ignore_consent_columns
  const columns = unreadNames(of, of.unmapped_consent_columns)
  return (
    <>
      {isUnread && (
        <Notice tone="warning" title={t('imports.consent_unread')}>
          {t('imports.consent_unread_back', { columns })}
        </Notice>
      )}
      <FormActions>
        <Button
          variant="primary"
          isDisabled={count === 0 || isUnread || start.isPending}
          onPress={() => start.mutate(undefined)}
        >
          {t('imports.start', { count, shown: number(count) })}
        </Button>
        <Button onPress={onBack}>{t('imports.back_to_columns')}</Button>
      </FormActions>
    </>
  )
}
