/** Email quality settings: rules of forms, exceptions from the lists, the email that asks to confirm. */

import type { LeadQualitySettings } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { leadSettingsClient } from '../../../product/lead-settings/client.ts'
import { qualityQuery } from '../../../product/lead-settings/queries.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { SaveStatus } from '../../../ui/save-status.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { ConfirmationEmails } from './confirmation-emails.tsx'
import { bodyOf, draftOf, type QualityDraft } from './draft.ts'
import { ListOverrides } from './list-overrides.tsx'
import styles from './quality-settings.module.css'
import { TryAddress } from './try-address.tsx'
import { VerifyAgain } from './verify-again.tsx'

export function QualitySettings() {
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(qualityQuery(site_id))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton lines={['40%', '60%', '50%']} />
  return <Loaded site_id={site_id} settings={data} />
}

function Loaded({ site_id, settings }: { site_id: string; settings: LeadQualitySettings }) {
  const { t } = useMessages()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    draftOf,
    save: (changes, options) =>
      leadSettingsClient.leadQuality.updateSettings({ site_id, body: bodyOf(changes) }, options),
    query: qualityQuery(site_id),
    saved: t('quality.saved_toast'),
  })
  return (
    <>
      <Form onSubmit={submit}>
        <Rules draft={draft} onChange={change} />
        <Section title={t('quality.overrides')} description={t('quality.overrides_text')}>
          <ListOverrides
            lists={settings.lists}
            overrides={draft.overrides}
            onChange={overrides => change({ overrides })}
          />
        </Section>
        <Section title={t('quality.email')} description={t('quality.email_text')}>
          <ConfirmationEmails
            sender={settings.confirmation_sender}
            emails={draft.confirmation_emails}
            onChange={confirmation_emails => change({ confirmation_emails })}
          />
        </Section>
        <div className={`row-of ${styles.save}`}>
          <SubmitButton isDisabled={!isDirty}>{t('site.save')}</SubmitButton>
          <SaveStatus state={isDirty ? 'not_saved' : 'saved'} />
        </div>
      </Form>
      <div className={styles.try}>
        <TryAddress site_id={site_id} />
      </div>
      <div className={styles.try}>
        <VerifyAgain site_id={site_id} />
      </div>
      {dialogs}
    </>
  )
}

function Rules({ draft, onChange }: { draft: QualityDraft; onChange: (next: Partial<QualityDraft>) => void }) {
  const { t } = useMessages()
  const on = (name: 'reject_disposable' | 'reject_role_based' | 'reject_free' | 'typo_correction') => ({
    isSelected: draft[name],
    onChange: (isOn: boolean) => onChange({ [name]: isOn }),
  })
  return (
    <Section title={t('quality.rules')} description={t('quality.rules_text')}>
      <div className="stack">
        <Switch {...on('typo_correction')} description={t('quality.typo_correction_text')}>
          {t('quality.typo_correction')}
        </Switch>
        <Switch {...on('reject_disposable')} description={t('quality.reject_disposable_text')}>
          {t('quality.reject_disposable')}
        </Switch>
        <Switch {...on('reject_role_based')} description={t('quality.reject_role_based_text')}>
          {t('quality.reject_role_based')}
        </Switch>
        <Switch {...on('reject_free')} description={t('quality.reject_free_text')}>
          {t('quality.reject_free')}
        </Switch>
        <Switch
          isSelected={draft.email_confirmation}
          onChange={email_confirmation => onChange({ email_confirmation })}
          description={t('quality.email_confirmation_text')}
        >
          {t('quality.email_confirmation')}
        </Switch>
      </div>
    </Section>
  )
}
