/** What new sandboxes begin with, and what this server has for running WordPress. */
import { constraints, type SandboxSettings } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { sandboxSettings } from '../client.ts'
import { SizeField, UserDataFields } from '../limit-fields.tsx'
import { runtimeQuery, sandboxSettingsQuery } from '../queries.ts'
import { toLimits, toLimitsDraft } from '../sandbox-limits.ts'
import { failureWords } from '../words.ts'

const { idle_minutes: bounds } = constraints.SandboxSettingsChanges

const toDraft = (settings: SandboxSettings) => ({ ...toLimitsDraft(settings), idle_minutes: settings.idle_minutes })

export function GeneralSettings({ settings }: { settings: SandboxSettings }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    query: sandboxSettingsQuery(site_id),
    draftOf: toDraft,
    save: (_changes, options, whole) =>
      sandboxSettings.update({ site_id, body: { ...toLimits(whole), idle_minutes: whole.idle_minutes } }, options),
    saved: t('sandboxes.settings_saved'),
  })
  return (
    <div className="stack">
      <Section title={t('sandboxes.defaults')} description={t('sandboxes.defaults_text')}>
        <Form onSubmit={submit}>
          <SizeField draft={draft} change={change} />
          <UserDataFields draft={draft} change={change} />
          <NumberField
            name="idle_minutes"
            label={t('sandboxes.idle_minutes')}
            description={t('sandboxes.idle_note')}
            isRequired
            minValue={bounds.minimum}
            maxValue={bounds.maximum}
            value={draft.idle_minutes}
            onChange={idle_minutes => !Number.isNaN(idle_minutes) && change({ idle_minutes })}
          />
          <div>
            <SubmitButton isDisabled={!isDirty}>{t('sandboxes.save')}</SubmitButton>
          </div>
        </Form>
        {dialogs}
      </Section>
      <Runtime />
    </div>
  )
}

function Runtime() {
  const { t, number } = useMessages()
  const { site_id } = useSite()
  const { data } = useQuery(runtimeQuery(site_id))
  if (!data) return null
  return (
    <Section title={t('sandboxes.runtime')} description={t('sandboxes.runtime_text')}>
      <div className="stack">
        {data.missing && (
          <Notice tone="warning" title={t(failureWords[data.missing])}>
            {data.missing !== 'address_missing' && (
              <>
                {t('sandboxes.run_command')} <code>{data.command}</code>
              </>
            )}
          </Notice>
        )}
        <Facts
          facts={[
            [t('sandboxes.runtime_version'), data.runtime_version ?? t('sandboxes.not_installed')],
            [
              t('sandboxes.awake'),
              t('sandboxes.awake_of', { awake: number(data.awake), most: number(data.awake_max) }),
            ],
            [t('sandboxes.network'), t('sandboxes.network_process')],
          ]}
        />
      </div>
    </Section>
  )
}
