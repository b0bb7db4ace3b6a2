/** After the form: what the visitor gets, what is emailed, and who is notified of new leads. */
import { type Campaign, constraints } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useSandboxes } from '../../../product/sandboxes/choices.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { addressesIn } from '../draft.ts'
import { FileChoice } from '../file-choice.tsx'
import { useSources } from '../queries.ts'
import type { StepProps } from './step.ts'

export function AfterStep(props: StepProps) {
  return (
    <>
      <SandboxEntry {...props} />
      <FormAction {...props} />
      <Feedback {...props} />
      <Notices {...props} />
    </>
  )
}

/** Shown to those who may read sandboxes. */
function SandboxEntry({ site_id, draft, change }: StepProps) {
  const { t } = useMessages()
  const sandboxes = useSandboxes(site_id)
  if (!sandboxes) return null
  const offered = sandboxes.filter(({ id, machine_status }) => machine_status !== 'deleting' || id === draft.sandbox_id)
  return (
    <Section title={t('campaign.sandbox_access')} description={t('campaign.sandbox_access_text')}>
      <div className="stack">
        <Switch
          isSelected={draft.sandbox_access}
          onChange={sandbox_access =>
            change({
              sandbox_access,
              ...(!sandbox_access && { sandbox_id: null }),
              ...(!sandbox_access && draft.form_action === 'sandbox' && { form_action: 'thank_you' }),
            })
          }
        >
          {t('campaign.gives_sandbox')}
        </Switch>
        {draft.sandbox_access && offered.length === 0 && <NoSandboxes site_id={site_id} />}
        {draft.sandbox_access && offered.length > 0 && (
          <Select
            name="sandbox_id"
            label={t('campaign.sandbox')}
            isRequired
            placeholder={t('campaign.choose_sandbox')}
            value={draft.sandbox_id}
            onChange={sandbox_id => change({ sandbox_id })}
            options={offered.map(({ id, name }) => ({ id, label: name }))}
          />
        )}
      </div>
    </Section>
  )
}

function NoSandboxes({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const can = useCan()
  return (
    <Notice
      tone="warning"
      title={t('campaign.no_sandboxes')}
      action={
        can('create-sandbox', site_id) && (
          <Link look="button" href={pathTo('/sites/$site_id/sandboxes/new-sandbox', { site_id })}>
            {t('sandboxes.create')}
          </Link>
        )
      }
    />
  )
}

function FormAction({ draft, change }: Omit<StepProps, 'site_id'>) {
  const { t } = useMessages()
  return (
    <Section title={t('campaign.action')} description={t('campaign.action_text')}>
      <div className="stack">
        <RadioGroup
          label={t('campaign.form_action')}
          name="form_action"
          value={draft.form_action}
          onChange={id => change({ form_action: id as Campaign['form_action'] })}
          options={[
            { id: 'thank_you', label: t('campaign.thank_you'), note: t('campaign.thank_you_note') },
            { id: 'destination_url', label: t('campaign.destination'), note: t('campaign.destination_note') },
            { id: 'download', label: t('campaign.download'), note: t('campaign.download_note') },
            ...(draft.sandbox_access || draft.form_action === 'sandbox'
              ? [{ id: 'sandbox', label: t('campaign.opens_sandbox'), note: t('campaign.opens_sandbox_note') }]
              : []),
          ]}
        />
        {draft.form_action === 'destination_url' && (
          <TextField
            name="destination_url"
            type="url"
            label={t('campaign.destination_url')}
            placeholder="https://"
            isRequired
            maxLength={constraints.CampaignChanges.destination_url.maxLength}
            value={draft.destination_url ?? ''}
            onChange={url => change({ destination_url: url === '' ? null : url })}
          />
        )}
        {draft.form_action === 'download' && (
          <FileChoice value={draft.file_id} onChange={file_id => change({ file_id })} />
        )}
      </div>
    </Section>
  )
}

function Feedback({ site_id, draft, change }: StepProps) {
  const { t } = useMessages()
  const sources = useSources(site_id)
  const source = sources?.find(popup => popup.id === draft.popup_id)
  const canMail = draft.lead_source !== 'assistant' && (source === undefined || source.type === 'popup_box')
  return (
    <Section title={t('campaign.feedback')} description={t('campaign.feedback_text')}>
      <div className="stack">
        <Switch
          isSelected={draft.feedback_email}
          isDisabled={!canMail && !draft.feedback_email}
          onChange={feedback_email => change({ feedback_email })}
          description={canMail ? undefined : t('campaign.feedback_needs_box')}
        >
          {t('campaign.feedback_email')}
        </Switch>
        {draft.feedback_email && (
          <>
            <TextField
              name="feedback_subject"
              label={t('campaign.feedback_subject')}
              isRequired
              maxLength={constraints.CampaignChanges.feedback_subject.maxLength}
              value={draft.feedback_subject}
              onChange={feedback_subject => change({ feedback_subject })}
            />
            <TextArea
              name="feedback_text"
              label={t('campaign.feedback_body')}
              description={t('campaign.feedback_body_note')}
              isRequired
              rows={5}
              maxLength={constraints.CampaignChanges.feedback_text.maxLength}
              value={draft.feedback_text}
              onChange={feedback_text => change({ feedback_text })}
            />
            {draft.form_action !== 'download' && (
              <FileChoice value={draft.file_id} onChange={file_id => change({ file_id })} />
            )}
          </>
        )}
      </div>
    </Section>
  )
}

function Notices({ draft, change }: StepProps) {
  const { t } = useMessages()
  const [typed, setTyped] = useState(draft.notify_emails.join('\n'))
  return (
    <Section title={t('campaign.notices')} description={t('campaign.notices_text')}>
      <div className="stack">
        <Select
          label={t('campaign.notify')}
          isRequired
          value={draft.notify}
          onChange={id => change({ notify: id as Campaign['notify'] })}
          options={[
            { id: 'off', label: t('campaign.notify_off') },
            { id: 'at_once', label: t('campaign.notify_at_once') },
            { id: 'hourly', label: t('campaign.notify_hourly') },
          ]}
        />
        {draft.notify !== 'off' && (
          <TextArea
            name="notify_emails"
            label={t('campaign.notify_emails')}
            description={t('campaign.notify_emails_note')}
            isRequired
            value={typed}
            onChange={text => {
              setTyped(text)
              change({ notify_emails: addressesIn(text) })
            }}
          />
        )}
      </div>
    </Section>
  )
}
