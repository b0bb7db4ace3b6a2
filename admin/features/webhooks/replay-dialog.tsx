/** Sends the events of a time to an endpoint again. */
import type { WebhookEndpoint } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { instantAt } from '../../product/zone-time.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, FormPair, SubmitButton } from '../../ui/form.tsx'
import { Switch } from '../../ui/switch.tsx'
import { webhooks } from './client.ts'

type Props = { isOpen: boolean; onClose: () => void; endpoint: WebhookEndpoint }

export function ReplayDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('webhooks.replay_title')} isOpen={props.isOpen} onClose={props.onClose}>
      <ReplayForm {...props} />
    </Dialog>
  )
}

function ReplayForm({ endpoint, onClose }: Props) {
  const { t } = useMessages()
  const { site_id, timezone = 'UTC' } = useSite()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [unsuccessful, setUnsuccessful] = useState(true)
  const replay = useChange({
    run: (body: { from: string; to?: string; unsuccessful: boolean }) =>
      webhooks.replayEvents({ site_id, webhook_endpoint_id: endpoint.id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'webhook_deliveries'),
    done: ({ events }) => ({ text: t('webhooks.replayed', { count: events }) }),
    isHandled: () => true,
  })
  const submit = async () => {
    const [begin, end] = [instantAt(from, timezone), instantAt(to, timezone)]
    if (begin) await replay.mutateAsync({ from: begin, ...(end && { to: end }), unsuccessful })
    onClose()
  }
  return (
    <Form onSubmit={submit}>
      <p className="muted">{t('webhooks.replay_text')}</p>
      <FormPair>
        <DateField
          name="from"
          label={t('webhooks.from')}
          value={from}
          onChange={setFrom}
          withTime
          isRequired
          autoFocus
        />
        <DateField name="to" label={t('webhooks.to')} value={to} onChange={setTo} withTime />
      </FormPair>
      <Switch isSelected={unsuccessful} onChange={setUnsuccessful}>
        {t('webhooks.only_unsuccessful')}
      </Switch>
      <FormActions onCancel={onClose}>
        <SubmitButton isDisabled={from === ''}>{t('webhooks.replay')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
