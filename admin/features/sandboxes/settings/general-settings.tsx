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
import { CleanupFields } from '../cleanup-fields.tsx'
import { sandboxSettings } from '../client.ts'
import { runtimeQuery, sandboxSettingsQuery } from '../queries.ts'
import { failureWords } from '../words.ts'

const bounds = constraints.SandboxSettingsChanges
const cleanup_after_default = 7

const toDraft = (settings: SandboxSettings) => ({
  size_gb: settings.size_gb ?? Number.NaN,
  user_data_expiry_hours: settings.user_data_expiry_hours,
  is_cleaned: settings.cleanup_after !== null,
  cleanup_after: settings.cleanup_after ?? cleanup_after_default,
  cleanup_unit: settings.cleanup_unit,
  idle_minutes: settings.idle_minutes,
})

export function GeneralSettings({ settings }: { settings: SandboxSettings }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    query: sandboxSettingsQuery(site_id),
    draftOf: toDraft,
    save: (_changes, options, { size_gb, is_cleaned, cleanup_after, ...whole }) =>
      sandboxSettings.update(
        {
          site_id,
          body: {
            ...whole,
            size_gb: Number.isNaN(size_gb) ? null : size_gb,
            cleanup_after: is_cleaned ? cleanup_after : null,
          },
        },
        options,
      ),
    saved: t('sandboxes.settings_saved'),
  })
  return (
    <div className="stack">
      <Section title={t('sandboxes.defaults')} description={t('sandboxes.defaults_text')}>
        <Form onSubmit={submit}>
          <NumberField
            name="size_gb"
            label={t('sandboxes.size')}
            description={t('sandboxes.size_note')}
            minValue={bounds.size_gb.minimum}
            maxValue={bounds.size_gb.maximum}
            step={0.1}
            value={draft.size_gb}
            onChange={size_gb => change({ size_gb })}
          />
          <NumberField
            name="user_data_expiry_hours"
            label={t('sandboxes.user_data_expiry')}
            description={t('sandboxes.user_data_expiry_note')}
            isRequired
            minValue={bounds.user_data_expiry_hours.minimum}
            maxValue={bounds.user_data_expiry_hours.maximum}
            value={draft.user_data_expiry_hours}
            onChange={hours => change({ user_data_expiry_hours: Number.isNaN(hours) ? 0 : hours })}
          />
          <CleanupFields
            isCleaned={draft.is_cleaned}
            after={draft.cleanup_after}
            unit={draft.cleanup_unit}
            onChange={({ isCleaned, after, unit }) =>
              change({
                is_cleaned: isCleaned ?? draft.is_cleaned,
                cleanup_after: after ?? draft.cleanup_after,
                cleanup_unit: unit ?? draft.cleanup_unit,
              })
            }
          />
          <NumberField
            name="idle_minutes"
            label={t('sandboxes.idle_minutes')}
            description={t('sandboxes.idle_note')}
            isRequired
            minValue={bounds.idle_minutes.minimum}
            maxValue={bounds.idle_minutes.maximum}
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
