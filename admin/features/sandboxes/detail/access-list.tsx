/** Leads who have or had access to a sandbox. */
import type { Sandbox, SandboxAccess } from '@leadwright/sdk'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useList } from '../../../product/lists/use-list.ts'
import { AccessBadge } from '../../../product/sandboxes/access-badge.tsx'
import { accessesQuery } from '../../../product/sandboxes/queries.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { AssignForm } from './assign-form.tsx'
import { useAccessActions } from './use-access-actions.tsx'

export function AccessList({ sandbox }: { sandbox: Sandbox }) {
  const { t, relative, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const can = useCan()
  const list = useList(accessesQuery(site_id, { sandbox_id: sandbox.id }))
  const [isAssigning, setAssigning] = useState(false)
  const { actionsOf, dialogs } = useAccessActions()
  const assign = (
    <Button icon={<UserPlus size={16} aria-hidden />} onPress={() => setAssigning(true)}>
      {t('sandboxes.assign')}
    </Button>
  )
  const mayManage = can('manage-sandboxes', site_id)
  const nameOf = ({ lead }: SandboxAccess) => lead.email || t('sandboxes.deleted_lead')
  return (
    <Section
      title={t('sandboxes.accesses')}
      description={t('sandboxes.accesses_text')}
      action={mayManage && can('read-lead', site_id) && sandbox.machine_status !== 'deleting' && assign}
      isFlush
    >
      <DataTable
        label={t('sandboxes.accesses')}
        {...list}
        isPart
        nameOf={nameOf}
        {...(mayManage && { actionsOf })}
        {...(can('read-lead', site_id) && {
          hrefOf: ({ lead_id }: SandboxAccess) =>
            lead_id === null ? undefined : pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id }),
        })}
        empty={
          <EmptyState
            icon={<Users size={20} aria-hidden />}
            title={t('sandboxes.no_accesses')}
            text={t('sandboxes.no_accesses_text')}
          />
        }
        columns={[
          { id: 'lead', label: t('sandboxes.lead'), width: '2fr', cell: nameOf },
          { id: 'status', label: t('sandboxes.access'), width: '140px', cell: access => <AccessBadge of={access} /> },
          {
            id: 'expires',
            label: t('sandboxes.expires'),
            width: '190px',
            hideBelow: 1024,
            cell: ({ expires_at }) => (expires_at ? moment(expires_at, timezone) : t('sandboxes.never')),
          },
          {
            id: 'opened',
            label: t('sandboxes.last_access'),
            width: '130px',
            hideBelow: 1024,
            cell: ({ last_opened_at }) => (last_opened_at ? relative(last_opened_at) : t('sandboxes.not_yet')),
          },
        ]}
      />
      <Dialog title={t('sandboxes.assign')} isOpen={isAssigning} onClose={() => setAssigning(false)}>
        <AssignForm sandbox={sandbox} onClose={() => setAssigning(false)} />
      </Dialog>
      {dialogs}
    </Section>
  )
}
