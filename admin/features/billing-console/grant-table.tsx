/** Accounts that have a plan without paying for it: granted by a super administrator, for a time or for good. */
import type { PlanGrant } from '@leadwright/sdk'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import { GrantForm } from './grant-form.tsx'
import { ownerName } from './owner.ts'
import { grantsQuery, plans } from './queries.ts'

export function GrantTable() {
  const { t, date } = useMessages()
  const list = useList(grantsQuery())
  const [isGranting, setGranting] = useState(false)
  const [leaving, leave] = useState<PlanGrant>()
  const end = useChange({
    run: ({ account_id }: PlanGrant) => plans.setAccount({ account_id, body: { plan_id: null } }),
    shows: 'the answer',
    refreshes: [grantsQuery().queryKey, ['accounts'], ['plans'], ['usage'], ['billing']],
    done: () => ({ text: t('billing_console.grant_ended_toast') }),
    isHandled: () => true,
  })
  return (
    <Section
      title={t('billing_console.grants')}
      description={t('billing_console.grants_text')}
      action={
        <Button icon={<Plus size={16} aria-hidden />} onPress={() => setGranting(true)}>
          {t('billing_console.grant')}
        </Button>
      }
      isFlush
    >
      <DataTable
        label={t('billing_console.grants')}
        {...list}
        isPart
        nameOf={ownerName}
        empty={<EmptyState title={t('billing_console.no_grants')} text={t('billing_console.no_grants_text')} />}
        columns={[
          { id: 'owner', label: t('billing_console.account'), cell: ownerName },
          { id: 'plan', label: t('billing_console.plan'), cell: ({ plan_name }) => plan_name },
          { id: 'note', label: t('billing_console.note'), hideBelow: 1280, cell: ({ note }) => note || '–' },
          {
            id: 'granted',
            label: t('billing_console.granted'),
            width: '140px',
            hideBelow: 1024,
            cell: ({ granted_at }) => date(granted_at),
          },
          {
            id: 'ends',
            label: t('billing_console.until'),
            width: '140px',
            // The last day, which ends at midnight in UTC.
            cell: ({ ends_at }) => (ends_at ? date(ends_at, 'UTC') : t('billing_console.for_good')),
          },
        ]}
        actionsOf={grant => [
          {
            id: 'end',
            label: t('billing_console.end_grant'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onAction: () => leave(grant),
          },
        ]}
      />
      <Dialog title={t('billing_console.grant')} isOpen={isGranting} onClose={() => setGranting(false)}>
        <GrantForm onClose={() => setGranting(false)} />
      </Dialog>
      <ConfirmDialog
        title={t('billing_console.end_grant_title', { name: leaving ? ownerName(leaving) : '' })}
        action={t('billing_console.end_grant')}
        isOpen={leaving !== undefined}
        onClose={() => leave(undefined)}
        onConfirm={async () => leaving && (await end.mutateAsync(leaving))}
      >
        <p>{t('billing_console.end_grant_text')}</p>
      </ConfirmDialog>
    </Section>
  )
}
