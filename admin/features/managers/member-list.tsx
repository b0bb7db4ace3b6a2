/** Who works in the account, on which sites, with which permissions; who is invited and has not come yet. */
import type { Manager } from '@leadwright/sdk'
import { Mail, Pencil, Plus, Trash2, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { grantWords } from '../../product/account/grants.ts'
import { useList } from '../../product/lists/use-list.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useAccountSites } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { managers } from './client.ts'
import { managersQuery } from './queries.ts'
import { RightsDialog } from './rights-dialog.tsx'
import { roleWords } from './role-words.ts'

type DialogRequest = { act: 'edit' | 'remove'; manager: Manager }

export function MemberList() {
  const { t, list, date } = useMessages()
  const all = useList(managersQuery())
  const { data: sites = [] } = useAccountSites()
  const [isInviting, setInviting] = useState(false)
  const [asked, setAsked] = useState<DialogRequest>()
  const refreshes = [managersQuery().queryKey]
  const resend = useChange({
    run: ({ id }: Manager) => managers.resendInvitation({ manager_id: id }),
    shows: 'the answer',
    refreshes,
    done: (_, { email }) => ({ text: t('managers.resent_toast', { email }) }),
  })
  const remove = useChange({
    run: ({ id }: Manager) => managers.delete({ manager_id: id }),
    shows: 'the answer',
    refreshes,
    done: (_, { name }) => ({ text: t('managers.removed_toast', { name }) }),
    isHandled: () => true,
  })
  const invite = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setInviting(true)}>
      {t('managers.invite')}
    </Button>
  )
  const reach = ({ all_sites, site_ids }: Manager) =>
    all_sites ? t('api_keys.all_sites') : list(site_ids.map(id => sites.find(site => site.id === id)?.name ?? id))
  const may = ({ role, grants, assistant_ids }: Manager) => {
    if (role === 'administrator') return t('managers.everything')
    const ofChosen = assistant_ids && t('managers.chosen_assistants', { count: assistant_ids.length })
    return list(grants.map(grant => (grant === 'manage-assistants' && ofChosen ? ofChosen : t(grantWords[grant]))))
  }
  const leaving = asked?.act === 'remove' ? asked.manager : undefined

  return (
    <>
      <PageHeader title={t('managers.title')} action={invite} />
      <DataTable
        label={t('managers.title')}
        {...all}
        lines={2}
        nameOf={({ name }) => name}
        empty={<EmptyState icon={<UserRoundPen size={20} aria-hidden />} title={t('managers.empty')} action={invite} />}
        columns={[
          {
            id: 'name',
            label: t('managers.name'),
            cell: ({ name, email, current }) => (
              <>
                <div>
                  {name} {current && <Badge>{t('managers.you')}</Badge>}
                </div>
                <div className="muted">{email}</div>
              </>
            ),
          },
          { id: 'role', label: t('managers.role'), width: '140px', cell: ({ role }) => t(roleWords[role][0]) },
          { id: 'sites', label: t('api_keys.reach'), hideBelow: 1024, cell: reach },
          { id: 'grants', label: t('api_keys.grants'), hideBelow: 1024, cell: may },
          {
            id: 'status',
            label: t('managers.state'),
            width: '170px',
            cell: ({ status, invitation_expires_at, second_factor }) =>
              status === 'active' ? (
                <>
                  {t('managers.joined')} {second_factor && <Badge tone="good">{t('managers.second_factor')}</Badge>}
                </>
              ) : (
                <Badge tone="info">{t('managers.invited', { until: date(invitation_expires_at ?? '') })}</Badge>
              ),
          },
        ]}
        actionsOf={manager =>
          manager.current
            ? []
            : [
                {
                  id: 'edit',
                  label: t('managers.edit'),
                  icon: <Pencil size={16} aria-hidden />,
                  onAction: () => setAsked({ act: 'edit', manager }),
                },
                ...(manager.status === 'invited'
                  ? [
                      {
                        id: 'resend',
                        label: t('managers.resend'),
                        icon: <Mail size={16} aria-hidden />,
                        onAction: () => resend.mutate(manager),
                      },
                    ]
                  : []),
                {
                  id: 'remove',
                  label: manager.status === 'invited' ? t('managers.revoke') : t('managers.remove'),
                  icon: <Trash2 size={16} aria-hidden />,
                  isDanger: true,
                  onAction: () => setAsked({ act: 'remove', manager }),
                },
              ]
        }
      />
      <RightsDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <RightsDialog
        key={asked?.manager.id}
        manager={asked?.act === 'edit' ? asked.manager : undefined}
        isOpen={asked?.act === 'edit'}
        onClose={() => setAsked(undefined)}
      />
      <ConfirmDialog
        title={t(leaving?.status === 'invited' ? 'managers.revoke_title' : 'managers.remove_title', {
          name: leaving?.name ?? '',
        })}
        action={t(leaving?.status === 'invited' ? 'managers.revoke' : 'managers.remove')}
        isOpen={leaving !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => leaving && (await remove.mutateAsync(leaving))}
      >
        <p>{t(leaving?.status === 'invited' ? 'managers.revoke_text' : 'managers.remove_text')}</p>
      </ConfirmDialog>
    </>
  )
}
