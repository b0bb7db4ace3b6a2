/** One automated email: on or off, its template, its sender. */
import type { AutomatedEmail, AutomatedEmailChanges, AutomatedEmailProblem, AutomatedEmailType } from '@leadwright/sdk'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { templatePath } from '../../../product/emails/paths.ts'
import { useSenderChoices, useTemplateChoices } from '../../../product/journeys/names.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { automatedEmailsQuery } from './queries.ts'

const names: Record<AutomatedEmailType, { name: MessageKey; note: MessageKey }> = {
  welcome: { name: 'automated.welcome', note: 'automated.welcome_note' },
  confirmation: { name: 'automated.confirmation', note: 'automated.confirmation_note' },
  thank_you: { name: 'automated.thank_you', note: 'automated.thank_you_note' },
}
const problems: Record<Exclude<AutomatedEmailProblem, 'failed'>, MessageKey> = {
  template_missing: 'automated.problem_template_missing',
  template_disabled: 'automated.problem_template_disabled',
  no_sender: 'automated.problem_no_sender',
  sender_not_verified: 'automated.problem_sender_not_verified',
}

export function AutomatedEmailSection({ site_id, email }: { site_id: string; email: AutomatedEmail }) {
  const { t } = useMessages()
  const { type, enabled, always_on } = email
  const { queryKey } = automatedEmailsQuery(site_id)
  const change = useChange({
    run: (body: AutomatedEmailChanges) => emailClient.automatedEmails.update({ site_id, type, body }),
    shows: 'the answer',
    refreshes: [queryKey],
  })
  return (
    <Section
      title={t(names[type].name)}
      description={t(names[type].note)}
      action={<Writing site_id={site_id} email={email} />}
    >
      <div className="stack">
        <Problem email={email} />
        {!always_on && (
          <Switch
            isSelected={enabled}
            isDisabled={change.isPending || (!enabled && email.template_id === null)}
            onChange={on => change.mutate({ enabled: on })}
          >
            {t('automated.on')}
          </Switch>
        )}
        <Choices site_id={site_id} email={email} onChange={body => change.mutate(body)} />
      </div>
    </Section>
  )
}

function Problem({ email: { problem, failed_at } }: { email: AutomatedEmail }) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  if (problem === undefined) return null
  const text =
    problem === 'failed'
      ? t('automated.problem_failed', { at: failed_at === null ? '–' : moment(failed_at, timezone) })
      : t(problems[problem])
  return <Notice tone="warning" title={text} />
}

type ChoicesProps = { site_id: string; email: AutomatedEmail; onChange: (body: AutomatedEmailChanges) => void }

function Choices({ site_id, email, onChange }: ChoicesProps) {
  const { t } = useMessages()
  const templates = useTemplateChoices(site_id)
  const senders = useSenderChoices(site_id)
  const first = { id: 'none', label: t(email.always_on ? 'automated.built_in' : 'automated.none') }
  const idOf = (id: string) => (id === 'none' ? null : id)
  return (
    <>
      <Select
        label={t('automated.template')}
        isRequired
        value={email.template_id ?? 'none'}
        onChange={id => onChange({ template_id: idOf(id) })}
        options={[...(email.enabled && !email.always_on ? [] : [first]), ...templates]}
      />
      <Select
        label={t('automated.sender')}
        isRequired
        value={email.sender_id ?? 'none'}
        onChange={id => onChange({ sender_id: idOf(id) })}
        options={[{ id: 'none', label: t('automated.first_sender') }, ...senders]}
      />
    </>
  )
}

/** Makes a template of the built-in text, leads to the one that there is, or gives it that text again. */
function Writing({ site_id, email }: { site_id: string; email: AutomatedEmail }) {
  const { t } = useMessages()
  const [isResetting, setResetting] = useState(false)
  const { type, template_id } = email
  const name = email.template_name ?? ''
  const refreshes = ofSite(site_id, 'automated_emails', 'templates')
  const write = useChange({
    run: () => emailClient.automatedEmails.write({ site_id, type }),
    shows: 'the answer',
    refreshes,
    done: ({ template_name }) => ({ text: t('automated.written_toast', { name: template_name ?? '' }) }),
  })
  const reset = useChange({
    run: () => emailClient.automatedEmails.reset({ site_id, type }),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('automated.reset_toast', { name }) }),
    isHandled: () => true,
  })
  if (template_id === null) {
    return (
      <Button isPending={write.isPending} onPress={() => write.mutate(undefined)}>
        {t('automated.write')}
      </Button>
    )
  }
  return (
    <div className="row-of">
      <Button variant="quiet" onPress={() => setResetting(true)}>
        {t('automated.reset')}
      </Button>
      <Link look="button" href={templatePath(site_id, template_id)}>
        {t('automated.edit')}
      </Link>
      <ConfirmDialog
        title={t('automated.reset_title')}
        action={t('automated.reset')}
        isOpen={isResetting}
        onClose={() => setResetting(false)}
        onConfirm={() => reset.mutateAsync(undefined)}
      >
        <p>{t('automated.reset_text', { name })}</p>
      </ConfirmDialog>
    </div>
  )
}
