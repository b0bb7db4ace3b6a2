/** Tracking: the snippet, what is stored of visitors, and the API for the page's own scripts. */
import { limits, type TrackingSettings } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import styles from '../../product/results/results.module.css'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { identitySecretQuery, trackingSettingsQuery } from './queries.ts'

const days_max = limits.visits_kept_days_max
const stub = `<script>window.leadwright=window.leadwright||function(){(leadwright.q=leadwright.q||[]).push(arguments)}</script>`
const consentCall = `leadwright('consent', 'grant')
leadwright('consent', 'revoke')`
const trackCall = `leadwright('track', 'video watched', { seconds: 30 })`
const identifyCall = `leadwright('identify', { email: 'maria@example.com', user_hash: '…' })`

export function Tracking() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(trackingSettingsQuery(site_id))
  return (
    <>
      <PageHeader title={t('tracking.title')} description={t('tracking.text')} />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={['40%', '60%', '50%']} />}
      {data && (
        <div className={styles.results}>
          <Section title={t('tracking.snippet')} description={t('tracking.snippet_text')}>
            <CodeSnippet label={t('tracking.snippet_label')} code={data.snippet} />
          </Section>
          <Settings site_id={site_id} settings={data} />
          <Calls site_id={site_id} />
        </div>
      )}
    </>
  )
}

function Settings({ site_id, settings }: { site_id: string; settings: TrackingSettings }) {
  const { t } = useMessages()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    draftOf: ({ enabled, consent_mode, kept_days }) => ({ enabled, consent_mode, kept_days }),
    save: (body, options) => client.sites.updateTrackingSettings({ site_id, body }, options),
    query: trackingSettingsQuery(site_id),
    saved: t('tracking.saved'),
  })
  return (
    <Section title={t('tracking.kept')}>
      <Form onSubmit={submit}>
        <div className="stack">
          <Switch
            isSelected={draft.enabled}
            onChange={enabled => change({ enabled })}
            description={t('tracking.enabled_text')}
          >
            {t('tracking.enabled')}
          </Switch>
          <Switch
            isSelected={draft.consent_mode}
            onChange={consent_mode => change({ consent_mode })}
            description={t('tracking.consent_text')}
          >
            {t('tracking.consent')}
          </Switch>
          <NumberField
            name="kept_days"
            label={t('tracking.kept_days')}
            description={t('tracking.kept_days_text')}
            isRequired
            minValue={1}
            maxValue={days_max}
            value={draft.kept_days}
            onChange={kept_days => !Number.isNaN(kept_days) && change({ kept_days })}
          />
        </div>
        <FormActions>
          <SubmitButton isDisabled={!isDirty}>{t('tracking.save')}</SubmitButton>
        </FormActions>
      </Form>
      {dialogs}
    </Section>
  )
}

function Calls({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const can = useCan()
  return (
    <Section title={t('tracking.calls')} description={t('tracking.calls_text')}>
      <div className="stack">
        <CodeSnippet label={t('tracking.stub')} code={stub} />
        <CodeSnippet label={t('tracking.consent_call')} code={consentCall} />
        <CodeSnippet label={t('tracking.track_call')} code={trackCall} />
        <CodeSnippet label={t('tracking.identify_call')} code={identifyCall} />
        <p className="muted">{t('tracking.identify_text')}</p>
        {can('manage-integrations', site_id) && <Secret site_id={site_id} />}
      </div>
    </Section>
  )
}

function Secret({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const [isAsked, setAsked] = useState(false)
  const { data, error, refetch } = useQuery({ ...identitySecretQuery(site_id), enabled: isAsked })
  if (error) return <ErrorState error={error} onRetry={refetch} />
  return data ? (
    <CodeSnippet label={t('tracking.secret')} code={data.secret} />
  ) : (
    <div>
      <Button isPending={isAsked} onPress={() => setAsked(true)}>
        {t('tracking.show_secret')}
      </Button>
    </div>
  )
}
