/** What the person wants to hear of: each kind in the app, by email at once and in the daily email, and at which hour that leaves. */

import type { NotificationChoice, NotificationSettings, NotificationType } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { zoneName } from '../../product/zone-name.ts'
import { CheckboxGrid } from '../../ui/checkbox-grid.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, FormPair, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { notificationSettings } from './client.ts'
import { notificationSettingsQuery } from './queries.ts'

const words: Record<NotificationType, MessageKey> = {
  failed_runs: 'notification_kinds.failed_runs',
  texts_to_approve: 'notification_kinds.texts_to_approve',
  approvals_pending: 'notification_kinds.approvals_pending',
  emails_in_doubt: 'notification_kinds.emails_in_doubt',
  transport_down: 'notification_kinds.transport_down',
  automated_emails_failing: 'notification_kinds.automated_emails_failing',
  broken_sending_domains: 'notification_kinds.broken_sending_domains',
  domains_not_pointing: 'notification_kinds.domains_not_pointing',
  unverified_senders: 'notification_kinds.unverified_senders',
  journeys_paused: 'notification_kinds.journeys_paused',
  journeys_throttled: 'notification_kinds.journeys_throttled',
  ai_budget_used_up: 'notification_kinds.ai_budget_used_up',
  leads_beyond_limit: 'notification_kinds.leads_beyond_limit',
  disabled_webhooks: 'notification_kinds.disabled_webhooks',
  stopped_connections: 'notification_kinds.stopped_connections',
  broadcasts_late: 'notification_kinds.broadcasts_late',
  conversations_unanswered: 'notification_kinds.conversations_unanswered',
  assistants_without_answers: 'notification_kinds.assistants_without_answers',
  emails_beyond_plan: 'notification_kinds.emails_beyond_plan',
  emails_late: 'notification_kinds.emails_late',
  conversations_waiting: 'notification_kinds.conversations_waiting',
  failed_sandboxes: 'notification_kinds.failed_sandboxes',
  sandboxes_waiting: 'notification_kinds.sandboxes_waiting',
  leads: 'notification_kinds.leads',
  submissions: 'notification_kinds.submissions',
  emails_delivered: 'notification_kinds.emails_delivered',
  changes_by_others: 'notification_kinds.changes_by_others',
  operations_ended: 'notification_kinds.operations_ended',
}
const hours = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

export function NotificationChoices() {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(notificationSettingsQuery())
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  return (
    <Section title={t('notification_settings.title')} description={t('notification_settings.text')}>
      {data ? <ChoicesForm settings={data} /> : <Skeleton />}
    </Section>
  )
}

function ChoicesForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useMessages()
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    query: notificationSettingsQuery(),
    draftOf: ({ types, digest, digest_hour, timezone }) => ({ types, digest, digest_hour, timezone }),
    save: (body, options) => notificationSettings.update({ body }, options),
    saved: t('notification_settings.saved_toast'),
  })
  const zones = [...new Set([draft.timezone, own, ...Intl.supportedValuesOf('timeZone')])]
  const choose = (type: NotificationType, chosen: Partial<NotificationChoice>) =>
    change({ types: draft.types.map(one => (one.type === type ? { ...one, ...chosen } : one)) })
  return (
    <>
      <Form onSubmit={submit}>
        <Switch
          isSelected={draft.digest}
          // Whoever has none yet means the time where they are.
          onChange={digest => change({ digest, ...(digest && settings.version === 0 && { timezone: own }) })}
          description={t('notification_settings.digest_text')}
        >
          {t('notification_settings.digest')}
        </Switch>
        {draft.digest && (
          <FormPair>
            <Select
              label={t('notification_settings.hour')}
              options={hours}
              value={String(draft.digest_hour)}
              onChange={hour => change({ digest_hour: Number(hour) })}
            />
            <Select
              label={t('notification_settings.timezone')}
              options={zones.map(zone => ({ id: zone, label: zoneName(zone) }))}
              value={draft.timezone}
              onChange={timezone => change({ timezone })}
            />
          </FormPair>
        )}
        <CheckboxGrid
          label={t('notification_settings.kind')}
          columns={[
            { id: 'in_app', label: t('notification_settings.in_app') },
            { id: 'at_once', label: t('notification_settings.at_once') },
            { id: 'by_email', label: t('notification_settings.by_email') },
          ]}
          rows={draft.types.map(({ type, in_app, at_once, by_email }) => ({
            id: type,
            label: t(words[type]),
            chosen: { in_app, at_once, by_email },
          }))}
          onChange={(type, column, isChosen) => choose(type, { [column]: isChosen })}
        />
        <FormActions>
          <SubmitButton isDisabled={!isDirty}>{t('notification_settings.save')}</SubmitButton>
        </FormActions>
      </Form>
      {dialogs}
    </>
  )
}
