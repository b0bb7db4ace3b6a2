/** The dialogs of bulk actions: each says for how many leads it is, and begins an operation. A few rows are tagged at once. */
import type { LeadAction } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { EnrollAllDialog } from '../../../product/enrollments/enroll-all-dialog.tsx'
import { JoinAudienceDialog } from '../../../product/leads/join-audience-dialog.tsx'
import type { LeadView } from '../../../product/leads/lead-view.ts'
import { TagLeadsDialog } from '../../../product/leads/tag-leads-dialog.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EnrollDialog } from '../enroll-dialog.tsx'
import { ExportDialog } from '../export-dialog.tsx'
import type { LeadChoice } from './bulk-selection.ts'
import { LeaveAudienceDialog } from './leave-audience-dialog.tsx'
import { SetFieldDialog } from './set-field-dialog.tsx'
import { useChosenRows } from './use-chosen-rows.ts'
import { useLeadAction } from './use-lead-action.ts'

export type BulkDialogName =
  | 'add_tags'
  | 'remove_tags'
  | 'join'
  | 'leave'
  | 'field'
  | 'enroll'
  | 'export'
  | 'unsubscribe'
  | 'delete'

type BulkDialogsProps = {
  site_id: string
  chosen: LeadChoice
  view: LeadView
  columns: readonly string[]
  asked: BulkDialogName | undefined
  onClose: () => void
  onDone: () => void
}

export function BulkDialogs({ site_id, chosen, view, columns, asked, onClose, onDone }: BulkDialogsProps) {
  const { t, number } = useMessages()
  const { selection, count, leads } = chosen
  const action = useLeadAction(site_id, selection, onDone)
  const rows = useChosenRows(site_id, leads ?? [], onDone)
  const start = (asked: LeadAction, start_journeys = false) => action.mutateAsync({ action: asked, start_journeys })
  const of = { count, shown: number(count) }
  const common = { site_id, count, onClose }
  return (
    <>
      <TagLeadsDialog
        {...common}
        act={asked === 'add_tags' ? 'add' : asked === 'remove_tags' ? 'remove' : undefined}
        onChange={change =>
          leads
            ? rows.tag(change)
            : start({ type: change.add ? 'add_tags' : 'remove_tags', tag_ids: change.tag_ids }, change.start_journeys)
        }
      />
      <JoinAudienceDialog
        {...common}
        isOpen={asked === 'join'}
        onJoin={(audience_id, start_journeys) =>
          leads
            ? rows.join({ audience_id, start_journeys })
            : start({ type: 'add_to_audience', audience_id }, start_journeys)
        }
      />
      <LeaveAudienceDialog
        {...common}
        isOpen={asked === 'leave'}
        onLeave={audience_id => start({ type: 'remove_from_audience', audience_id })}
      />
      <SetFieldDialog
        {...common}
        isOpen={asked === 'field'}
        onSet={(field, value) => start({ type: 'set_field', field, value })}
      />
      {leads ? (
        <EnrollDialog
          site_id={site_id}
          lead_ids={leads.map(({ id }) => id)}
          isOpen={asked === 'enroll'}
          onClose={onClose}
          onDone={onDone}
        />
      ) : (
        asked === 'enroll' && (
          <EnrollAllDialog site_id={site_id} whom={selection} onClose={onClose} onStarted={onDone} />
        )
      )}
      {asked === 'export' && (
        <ExportDialog
          site_id={site_id}
          selection={selection}
          count={count}
          sort={view.sort}
          columns={columns}
          onClose={onClose}
          onDone={onDone}
        />
      )}
      <ConfirmDialog
        title={t('leads.unsubscribe_many_title', of)}
        action={t('leads.unsubscribe')}
        isOpen={asked === 'unsubscribe'}
        onClose={onClose}
        onConfirm={() => start({ type: 'unsubscribe' })}
      >
        <p>{t('leads.unsubscribe_many_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('leads.delete_many_title', of)}
        losses={[t('leads.loss_person'), t('leads.loss_values'), t('leads.loss_runs')]}
        action={t('leads.delete_many', of)}
        isOpen={asked === 'delete'}
        onClose={onClose}
        onConfirm={() => start({ type: 'delete' })}
      >
        <p>{t('leads.delete_many_text')}</p>
      </ConfirmDialog>
    </>
  )
}
