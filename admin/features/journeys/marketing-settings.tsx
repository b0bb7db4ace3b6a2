/** Marketing settings: the limit of emails to one person, days off, and the budget of AI texts. */
import { constraints, type MarketingSettings as Settings } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { aiUsageQuery, marketingSettingsQuery } from '../../product/journeys/queries.ts'
import { ofSite } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { DaysOff } from '../../ui/days-off.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './editor/properties/properties.module.css'
import { JourneySections } from './journey-sections.tsx'

export function MarketingSettings() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(marketingSettingsQuery(site_id))
  return (
    <>
      <PageHeader title={t('marketing.settings_title')} />
      <JourneySections site_id={site_id} here="settings" />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={['40%', '60%', '50%']} />}
      {data && <Loaded site_id={site_id} settings={data} />}
    </>
  )
}

function Loaded({ site_id, settings }: { site_id: string; settings: Settings }) {
  const { t, number } = useMessages()
  const { data: usage } = useQuery(aiUsageQuery(site_id))
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    draftOf: ({ emails_max, emails_days, days_off, ai_daily_cents_max }) => ({
      ...{ emails_max, emails_days, days_off, ai_daily_cents_max },
    }),
    save: (body, options) => client.sites.updateMarketingSettings({ site_id, body }, options),
    refreshes: ofSite(site_id, 'ai_drafts'),
    query: marketingSettingsQuery(site_id),
    saved: t('marketing.saved'),
  })
  const dollars = (amount: number) => number(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <Form onSubmit={submit}>
      <Section title={t('marketing.cap')} description={t('marketing.cap_text')}>
        <div className="stack">
          <Switch isSelected={draft.emails_max !== null} onChange={isOn => change({ emails_max: isOn ? 3 : null })}>
            {t('marketing.cap_switch')}
          </Switch>
          {draft.emails_max !== null && (
            <div className={styles.pair}>
              <NumberField
                name="emails_max"
                label={t('marketing.emails_max')}
                isRequired
                minValue={constraints.MarketingSettingsChanges.emails_max.minimum}
                maxValue={constraints.MarketingSettingsChanges.emails_max.maximum}
                value={draft.emails_max}
                onChange={emails_max => !Number.isNaN(emails_max) && change({ emails_max })}
              />
              <NumberField
                name="emails_days"
                label={t('marketing.emails_days')}
                isRequired
                minValue={constraints.MarketingSettingsChanges.emails_days.minimum}
                maxValue={constraints.MarketingSettingsChanges.emails_days.maximum}
                value={draft.emails_days}
                onChange={emails_days => !Number.isNaN(emails_days) && change({ emails_days })}
              />
            </div>
          )}
        </div>
      </Section>
      <Section title={t('hours.days_off')} description={t('marketing.days_off_text')}>
        <DaysOff value={[...draft.days_off]} onChange={days_off => change({ days_off })} />
      </Section>
      <Section title={t('marketing.ai')} description={t('marketing.ai_text')}>
        <div className="stack">
          <NumberField
            name="ai_daily_cents_max"
            label={t('marketing.ai_cents')}
            isRequired
            minValue={0}
            step={0.01}
            formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
            value={draft.ai_daily_cents_max / 100}
            onChange={value => !Number.isNaN(value) && change({ ai_daily_cents_max: Math.round(value * 100) })}
          />
          {usage && (
            <p className="muted">
              {usage.configured
                ? t('marketing.ai_today', {
                    calls: usage.calls,
                    spent: dollars(usage.spent_usd_micros / 1_000_000),
                    model: usage.model ?? '',
                  })
                : t('marketing.ai_missing')}
            </p>
          )}
        </div>
      </Section>
      <FormActions>
        <SubmitButton isDisabled={!isDirty}>{t('site.save')}</SubmitButton>
      </FormActions>
      {dialogs}
    </Form>
  )
}
