/** The cPanel server on which hosting accounts are made: its address, its token, and a test. */
import { constraints, type SandboxSettings } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { sandboxSettings } from '../client.ts'
import { sandboxSettingsQuery } from '../queries.ts'
import { failureWords } from '../words.ts'

const bounds = constraints.SandboxSettingsChanges

const toDraft = (settings: SandboxSettings) => ({
  panel_host: settings.panel_host,
  panel_port: settings.panel_port,
  panel_username: settings.panel_username,
  panel_token: '',
  panel_certificate: settings.panel_certificate,
  panel_plan: settings.panel_plan,
})

export function PanelSettings({ settings }: { settings: SandboxSettings }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    query: sandboxSettingsQuery(site_id),
    draftOf: toDraft,
    save: (_changes, options, { panel_token, ...whole }) =>
      sandboxSettings.update({ site_id, body: { ...whole, ...(panel_token && { panel_token }) } }, options),
    saved: t('sandboxes.settings_saved'),
  })
  return (
    <div className="stack">
      <Section title={t('sandboxes.panel')} description={t('sandboxes.panel_text')}>
        <Form onSubmit={submit}>
          <TextField
            name="panel_host"
            label={t('sandboxes.panel_host')}
            description={t('sandboxes.panel_host_note')}
            placeholder="panel.example.com"
            maxLength={bounds.panel_host.maxLength}
            value={draft.panel_host}
            onChange={panel_host => change({ panel_host })}
          />
          <NumberField
            name="panel_port"
            label={t('sandboxes.panel_port')}
            isRequired
            minValue={bounds.panel_port.minimum}
            maxValue={bounds.panel_port.maximum}
            formatOptions={{ useGrouping: false }}
            value={draft.panel_port}
            onChange={panel_port => !Number.isNaN(panel_port) && change({ panel_port })}
          />
          <TextField
            name="panel_username"
            label={t('sandboxes.panel_admin')}
            autoComplete="off"
            maxLength={bounds.panel_username.maxLength}
            value={draft.panel_username}
            onChange={panel_username => change({ panel_username })}
          />
          <TextField
            name="panel_token"
            type="password"
            label={t('sandboxes.panel_token')}
            description={
              settings.panel_token_hint
                ? t('sandboxes.panel_token_keep', { hint: settings.panel_token_hint })
                : t('sandboxes.panel_token_note')
            }
            autoComplete="off"
            value={draft.panel_token}
            onChange={panel_token => change({ panel_token })}
          />
          <TextField
            name="panel_certificate"
            label={t('sandboxes.panel_certificate')}
            description={t('sandboxes.panel_certificate_note')}
            value={draft.panel_certificate}
            onChange={panel_certificate => change({ panel_certificate })}
          />
          <TextField
            name="panel_plan"
            label={t('sandboxes.panel_plan')}
            description={t('sandboxes.panel_plan_note')}
            maxLength={bounds.panel_plan.maxLength}
            value={draft.panel_plan}
            onChange={panel_plan => change({ panel_plan })}
          />
          <div>
            <SubmitButton isDisabled={!isDirty}>{t('sandboxes.save')}</SubmitButton>
          </div>
        </Form>
        {dialogs}
      </Section>
      {settings.panel_host !== '' && (
        <PanelTest isDirty={isDirty} onPin={panel_certificate => change({ panel_certificate })} />
      )}
    </div>
  )
}

function PanelTest({ isDirty, onPin }: { isDirty: boolean; onPin: (certificate: string) => void }) {
  const { t, number } = useMessages()
  const { site_id } = useSite()
  const test = useChange({
    run: () => sandboxSettings.testSandboxPanel({ site_id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandbox_settings'),
  })
  const { data } = test
  const { certificate } = data ?? {}
  return (
    <Section
      title={t('sandboxes.panel_test')}
      description={t(isDirty ? 'sandboxes.panel_test_save_first' : 'sandboxes.panel_test_text')}
      action={
        <Button isPending={test.isPending} isDisabled={isDirty} onPress={() => test.mutate()}>
          {t('sandboxes.panel_test_run')}
        </Button>
      }
    >
      <div className="stack">
        {data?.outcome === 'connected' && (
          <Notice tone="good" title={t('sandboxes.panel_connected', { milliseconds: number(data.milliseconds) })} />
        )}
        {data && data.outcome !== 'connected' && <Notice tone="bad" title={t(failureWords[data.outcome])} />}
        {data?.outcome === 'panel_certificate' && certificate && (
          <>
            <CodeSnippet label={t('sandboxes.panel_certificate')} code={certificate} />
            <div>
              <Button onPress={() => onPin(certificate)}>{t('sandboxes.panel_pin')}</Button>
            </div>
          </>
        )}
      </div>
    </Section>
  )
}
