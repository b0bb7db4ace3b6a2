/** Gives a lead access to a sandbox; the link is emailed unless it is left out. */
import { constraints, type Sandbox } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { leadChoicesQuery } from '../../../product/journeys/queries.ts'
import { sandboxAccess } from '../../../product/sandboxes/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Switch } from '../../../ui/switch.tsx'

const { hours: bounds } = constraints.NewSandboxAccess

export function AssignForm({ sandbox, onClose }: { sandbox: Sandbox; onClose: () => void }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data: leads } = useQuery(leadChoicesQuery(site_id))
  const [lead_id, setLead] = useState<string | null>(null)
  const [hours, setHours] = useState(sandbox.user_data_expiry_hours)
  const [send_email, setSendEmail] = useState(true)
  const assign = useChange({
    run: (body: { lead_id: string; hours: number; send_email: boolean }) =>
      sandboxAccess.assignSandbox({ site_id, sandbox_id: sandbox.id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandboxes', 'leads', 'usage'),
    done: ({ lead_email }) => ({ text: t('sandboxes.assigned', { email: lead_email ?? '' }) }),
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
        options={(leads?.data ?? []).map(({ id, email }) => ({ id, label: email }))}
        value={lead_id}
        onChange={setLead}
      />
      <NumberField
        name="hours"
        label={t('sandboxes.access_hours')}
        description={t('sandboxes.user_data_expiry_note')}
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
