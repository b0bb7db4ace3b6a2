/** A plan for an account that does not pay for it. */
import { constraints } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { lastMomentOf } from '../../product/zone-time.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ownerName } from './owner.ts'
import { accountsQuery, grantsQuery, plans, plansQuery } from './queries.ts'

export function GrantForm({ onClose }: { onClose: () => void }) {
  const { t } = useMessages()
  const { data: accounts = [] } = useQuery(accountsQuery())
  const { data: all = [] } = useQuery(plansQuery())
  const [account_id, setAccount] = useState('')
  const [plan_id, setPlan] = useState('')
  const [lastDay, setLastDay] = useState('')
  const grant = useChange({
    run: (note: string) =>
      plans.setAccount({ account_id, body: { plan_id, note, ends_at: lastMomentOf(lastDay, 'UTC') ?? null } }),
    shows: 'the answer',
    refreshes: [grantsQuery().queryKey, ['accounts'], ['plans'], ['usage'], ['billing']],
    done: () => ({ text: t('billing_console.granted_toast') }),
    isHandled: () => true,
  })
  return (
    <Form
      check={() => ({
        ...(account_id === '' && { account_id: t('ui.required') }),
        ...(plan_id === '' && { plan_id: t('ui.required') }),
      })}
      onSubmit={async data => {
        await grant.mutateAsync(String(data.get('note')).trim())
        onClose()
      }}
    >
      <Select
        name="account_id"
        label={t('billing_console.account')}
        isRequired
        value={account_id || null}
        onChange={setAccount}
        options={accounts.map(({ id, owner_name, owner_email }) => ({
          id,
          label: ownerName({ account_id: id, owner_name, owner_email }),
          note: owner_email,
        }))}
      />
      <Select
        name="plan_id"
        label={t('billing_console.plan')}
        isRequired
        value={plan_id || null}
        onChange={setPlan}
        options={all.filter(plan => plan.plan_type === 'account').map(({ id, name }) => ({ id, label: name }))}
      />
      <DateField
        name="ends_at"
        label={t('billing_console.last_day')}
        description={t('billing_console.grant_day_text')}
        value={lastDay}
        onChange={setLastDay}
      />
      <TextField
        name="note"
        label={t('billing_console.note')}
        maxLength={constraints.AccountPlanChange.note.maxLength}
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('billing_console.grant')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
