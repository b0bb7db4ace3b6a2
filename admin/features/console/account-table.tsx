/** Every account, with who manages it; and the plan that it has. */
import type { AccountOfInstallation } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Gauge, LogIn } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { queryClient } from '../../product/session/query-client.ts'
import { session } from '../../product/session/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { accountsQuery, installation, plans, plansQuery } from './queries.ts'

export function AccountTable() {
  const { t, number, date } = useMessages()
  const list = useList(accountsQuery())
  const [chosen, choose] = useState<AccountOfInstallation>()
  const [acted, actFor] = useState<AccountOfInstallation>()
  const actAs = useActAs()
  const nameOf = ({ owner_name, owner_email, id }: AccountOfInstallation) => owner_name || owner_email || id
  return (
    <Section title={t('console.accounts')} isFlush>
      <DataTable
        label={t('console.accounts')}
        {...list}
        isPart
        nameOf={nameOf}
        empty={null}
        columns={[
          { id: 'owner', label: t('console.owner'), cell: account => nameOf(account) },
          { id: 'email', label: t('account.email'), hideBelow: 1024, cell: ({ owner_email }) => owner_email },
          {
            id: 'sites',
            label: t('console.sites'),
            width: '100px',
            align: 'end',
            cell: ({ site_count }) => number(site_count),
          },
          {
            id: 'plan',
            label: t('console.plan'),
            width: '160px',
            cell: ({ plan_name }) => plan_name ?? t('console.no_plan'),
          },
          {
            id: 'since',
            label: t('console.since'),
            width: '140px',
            hideBelow: 1280,
            cell: ({ created_at }) => date(created_at),
          },
        ]}
        actionsOf={account => [
          {
            id: 'plan',
            label: t('console.give_plan'),
            icon: <Gauge size={16} aria-hidden />,
            onAction: () => choose(account),
          },
          {
            id: 'act',
            label: t('console.act_as'),
            icon: <LogIn size={16} aria-hidden />,
            onAction: () => actFor(account),
          },
        ]}
      />
      <Dialog
        title={t('console.give_plan_title', { name: chosen ? nameOf(chosen) : '' })}
        isOpen={chosen !== undefined}
        onClose={() => choose(undefined)}
      >
        {chosen && <PlanForm account={chosen} onClose={() => choose(undefined)} />}
      </Dialog>
      <ConfirmDialog
        title={t('console.act_as_title', { name: acted ? nameOf(acted) : '' })}
        losses={[t('console.act_as_hour'), t('console.act_as_history'), t('console.act_as_not')]}
        action={t('console.act_as')}
        isDanger={false}
        isOpen={acted !== undefined}
        onClose={() => actFor(undefined)}
        onConfirm={async () => acted && (await actAs(acted.id))}
      />
    </Section>
  )
}

/** From here on the admin is the other person's, until the banner ends it. */
function useActAs() {
  const router = useRouter()
  return async (account_id: string) => {
    const { token } = await installation.impersonateAccount({ account_id }, { maxRetries: 0 })
    // Left first: the other person may not see the console.
    await router.navigate({ to: '/sites' })
    session.actAs(token)
    await queryClient.resetQueries()
  }
}

const none = 'none'

function PlanForm({ account, onClose }: { account: AccountOfInstallation; onClose: () => void }) {
  const { t } = useMessages()
  const { data = [] } = useQuery(plansQuery())
  const [plan_id, setPlan] = useState(account.plan_id ?? none)
  const give = useChange({
    run: () => plans.setAccount({ account_id: account.id, body: { plan_id: plan_id === none ? null : plan_id } }),
    shows: 'the answer',
    refreshes: [accountsQuery().queryKey, plansQuery().queryKey, ['usage']],
    done: () => ({ text: t('console.given_toast') }),
    isHandled: () => true,
  })
  return (
    <Form
      onSubmit={async () => {
        await give.mutateAsync()
        onClose()
      }}
    >
      <Select
        label={t('console.plan')}
        value={plan_id}
        onChange={setPlan}
        options={[{ id: none, label: t('console.no_plan') }, ...data.map(({ id, name }) => ({ id, label: name }))]}
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('console.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
