/** The limits of the whole site or of a sender domain. */
import { constraints, type SendingLimit, type SendingLimitChanges } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { sendingLimits } from './client.ts'
import { sendingLimitsQuery } from './transport-query.ts'

const { emails_per_second, emails_per_hour } = constraints.SendingLimitChanges

interface LimitFormProps {
  /** Undefined: a new one. */
  limit: SendingLimit | undefined
  plan: readonly number[]
  onSaved: () => void
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value)

export function LimitForm({ limit, plan, onSaved }: LimitFormProps) {
  const site_id = useSiteId()
  const { t, number } = useMessages()
  const [domain, setDomain] = useState(limit?.domain ?? '')
  const [second, setSecond] = useState(limit?.emails_per_second ?? Number.NaN)
  const [hour, setHour] = useState(limit?.emails_per_hour ?? Number.NaN)
  const [warm_up, setWarmUp] = useState(limit !== undefined && limit.warm_up_started_at !== null)
  const save = useChange({
    run: (body: SendingLimitChanges) => sendingLimits.update({ site_id, body }),
    shows: () => [],
    refreshes: [sendingLimitsQuery(site_id).queryKey],
    done: () => {
      onSaved()
      return { text: t('sending_limits.saved') }
    },
    isHandled: () => true,
  })
  const submit = async () => {
    const whose = { domain: domain.trim() === '' ? null : domain.trim() }
    await save.mutateAsync({
      ...whose,
      emails_per_second: orNull(second),
      emails_per_hour: orNull(hour),
      warm_up,
    })
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        name="domain"
        label={t('sending_limits.domain')}
        description={t('sending_limits.domain_note')}
        placeholder="example.com"
        isDisabled={limit !== undefined}
        value={domain}
        onChange={setDomain}
      />
      <NumberField
        name="emails_per_second"
        label={t('sending_limits.emails_per_second')}
        description={t('sending_limits.no_limit')}
        minValue={emails_per_second.minimum}
        maxValue={emails_per_second.maximum}
        value={second}
        onChange={setSecond}
      />
      <NumberField
        name="emails_per_hour"
        label={t('sending_limits.emails_per_hour')}
        description={t('sending_limits.no_limit')}
        minValue={emails_per_hour.minimum}
        maxValue={emails_per_hour.maximum}
        value={hour}
        onChange={setHour}
      />
      <Switch
        isSelected={warm_up}
        onChange={setWarmUp}
        description={t('sending_limits.warm_up_note', { first: number(plan[0] ?? 0), days: plan.length })}
      >
        {t('sending_limits.warm_up')}
      </Switch>
      <div>
        <SubmitButton>{t('email_settings.save')}</SubmitButton>
      </div>
    </Form>
  )
}
