/** An endpoint's address and the events that are sent to it: a new one, or changes. */
import {
  constraints,
  type WebhookEndpoint,
  type WebhookEventName,
  type WebhookFormat,
  webhookEvents,
} from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { webhooks } from './client.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Absent for a new one. */
  endpoint?: WebhookEndpoint
  onCreated?: (secret: string) => void
}

export function EndpointDialog(props: Props) {
  const { t } = useMessages()
  const title = props.endpoint ? t('webhooks.edit_title') : t('webhooks.create')
  return (
    <Dialog title={title} isOpen={props.isOpen} onClose={props.onClose}>
      <EndpointForm {...props} />
    </Dialog>
  )
}

const every = '*'

function EndpointForm({ endpoint, onClose, onCreated }: Props) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const hasAll = endpoint?.events.includes(every) ?? false
  const hasNone = endpoint?.events.length === 0
  const [which, setWhich] = useState(hasAll ? 'all' : hasNone ? 'none' : 'some')
  const [events, setEvents] = useState<WebhookEventName[]>(hasAll ? [] : (endpoint?.events ?? []))
  const [format, setFormat] = useState<WebhookFormat>(endpoint?.format ?? 'standard')
  const { NewWebhookEndpoint: bounds } = constraints
  const save = useChange({
    run: async (body: { url: string; description: string; events: WebhookEventName[]; format: WebhookFormat }) => {
      if (!endpoint) return webhooks.createEndpoint({ site_id, body })
      const options = { ifMatch: endpoint.version }
      return webhooks.updateEndpoint({ site_id, webhook_endpoint_id: endpoint.id, body }, options)
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'webhook_endpoints'),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    const saved = await save.mutateAsync({
      url: String(data.get('url')),
      description: String(data.get('description')),
      events: which === 'all' ? [every] : which === 'none' ? [] : events,
      format,
    })
    onClose()
    if ('secret' in saved) onCreated?.(saved.secret as string)
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        name="url"
        type="url"
        label={t('webhooks.url')}
        description={t('webhooks.url_text')}
        placeholder="https://"
        defaultValue={endpoint?.url ?? ''}
        maxLength={bounds.url.maxLength}
        isRequired
        autoFocus
      />
      <RadioGroup
        label={t('webhooks.events')}
        value={which}
        onChange={setWhich}
        options={[
          { id: 'some', label: t('webhooks.some_events') },
          { id: 'all', label: t('webhooks.all_events'), note: t('webhooks.all_events_text') },
          { id: 'none', label: t('webhooks.no_events'), note: t('webhooks.no_events_text') },
        ]}
      />
      {which === 'some' && (
        <TagPicker
          label={t('webhooks.which_events')}
          options={webhookEvents.map(id => ({ id, label: id }))}
          value={events}
          onChange={ids => setEvents(webhookEvents.filter(name => ids.includes(name)))}
          isRequired
        />
      )}
      <RadioGroup
        label={t('webhooks.format')}
        value={format}
        onChange={id => setFormat(id as WebhookFormat)}
        options={[
          { id: 'standard', label: t('webhooks.format_standard'), note: t('webhooks.format_standard_text') },
          { id: 'slack', label: t('webhooks.format_slack'), note: t('webhooks.format_slack_text') },
        ]}
      />
      <TextField
        name="description"
        label={t('webhooks.description')}
        defaultValue={endpoint?.description ?? ''}
        maxLength={bounds.description.maxLength}
      />
      <FormActions onCancel={onClose}>
        <SubmitButton isDisabled={which === 'some' && events.length === 0}>
          {endpoint ? t('webhooks.save') : t('webhooks.create')}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
