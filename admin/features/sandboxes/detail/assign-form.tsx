/** Gives a lead access to a sandbox; the link is emailed unless it is left out. */
import { constraints, type Sandbox } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { sandboxAccess } from '../../../product/sandboxes/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSettled } from '../../../product/screens/use-settled.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import type { Option } from '../../../ui/option.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { leadsFoundQuery } from '../queries.ts'

const { hours: bounds } = constraints.NewSandboxAccess

export function AssignForm({ sandbox, onClose }: { sandbox: Sandbox; onClose: () => void }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [typed, setTyped] = useState('')
  const { data: leads } = useQuery(leadsFoundQuery(site_id, useSettled(typed.trim())))
  const [lead, setLead] = useState<Option>()
  const lead_id = lead?.id ?? null
  const found = (leads?.data ?? []).map(({ id, email }) => ({ id, label: email }))
  // What is chosen stays among the options whatever is typed then.
  const options = lead && !found.some(({ id }) => id === lead.id) ? [lead, ...found] : found
  const [hours, setHours] = useState(sandbox.user_data_expiry_hours)
  const [send_email, setSendEmail] = useState(true)
  const assign = useChange({
    run: (body: { lead_id: string; hours: number; send_email: boolean }) =>
      sandboxAccess.assignSandbox({ site_id, sandbox_id: sandbox.id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandboxes', 'leads', 'usage'),
    done: ({ lead }) => ({ text: t('sandboxes.assigned', { email: lead.email }) }),
    isHandled: () => true,
  })
  return (
    <Form
      check={() => ({ ...(lead_id === null && { lead_id: t('ui.required') }) })}
      onSubmit={async () => {
        await assign.mutateAsync({ lead_id: lead_id ?? '', hours, send_email })
        onClose()
      }}
    >
      <ComboBox
        name="lead_id"
        label={t('sandboxes.lead')}
        isRequired
        options={options}
        value={lead_id}
        onChange={id => setLead(options.find(option => option.id === id))}
        onSearch={setTyped}
      />
      <NumberField
        name="hours"
        label={t('sandboxes.access_hours')}
        description={t('sandboxes.user_data_expiry_note')}
        isRequired
        minValue={bounds.minimum}
        maxValue={bounds.maximum}
        value={hours}
        onChange={next => setHours(Number.isNaN(next) ? 0 : next)}
      />
      <Switch isSelected={send_email} onChange={setSendEmail}>
        {t('sandboxes.send_email')}
      </Switch>
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('sandboxes.assign')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
