/** Which addresses a campaign accepts, and double opt-in. */
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { Section } from '../../../ui/section.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { StepProps } from './step.ts'

type Rule = 'reject_disposable' | 'reject_free' | 'reject_role_based' | 'typo_correction' | 'email_confirmation'

export function QualityStep({ draft, change }: StepProps) {
  const { t } = useMessages()
  const rule = (key: Rule, label: MessageKey, note: MessageKey) => (
    <Switch isSelected={draft[key]} onChange={isOn => change({ [key]: isOn })} description={t(note)}>
      {t(label)}
    </Switch>
  )
  return (
    <>
      <Section title={t('campaign.refused')} description={t('campaign.refused_text')}>
        <div className="stack">
          {rule('reject_disposable', 'campaign.reject_disposable', 'campaign.reject_disposable_note')}
          {rule('reject_free', 'campaign.reject_free', 'campaign.reject_free_note')}
          {rule('reject_role_based', 'campaign.reject_role_based', 'campaign.reject_role_based_note')}
        </div>
      </Section>
      <Section title={t('campaign.sure')}>
        <div className="stack">
          {rule('typo_correction', 'campaign.typo_correction', 'campaign.typo_correction_note')}
          {rule('email_confirmation', 'campaign.email_confirmation', 'campaign.email_confirmation_note')}
        </div>
      </Section>
    </>
  )
}
