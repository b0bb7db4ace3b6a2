/** Fields of a sandbox: what it is, who enters, how long it and leads' data last. */
import { constraints, type SandboxLeadAccess } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { DateField } from '../../ui/date-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Section } from '../../ui/section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SizeField, UserDataFields } from './limit-fields.tsx'
import type { SandboxDraft } from './sandbox-draft.ts'

export interface FieldsProps {
  draft: SandboxDraft
  change: (next: Partial<SandboxDraft>) => void
  /** Of one that exists, a password is kept unless another is typed. */
  hasPassword?: boolean
}

const { NewSandbox: bounds } = constraints

/** Address and credentials of a demo that runs elsewhere, or of a hosting account. */
export function PlaceFields({ draft, change, hasPassword = false }: FieldsProps) {
  const { t } = useMessages()
  return (
    <>
      <TextField
        name="url"
        type="url"
        label={t('sandboxes.url')}
        description={t(draft.type === 'cpanel' ? 'sandboxes.url_cpanel_note' : 'sandboxes.url_note')}
        placeholder="https://"
        isRequired
        value={draft.url}
        onChange={url => change({ url })}
      />
      <TextField
        name="username"
        label={t('sandboxes.username')}
        description={t('sandboxes.username_note')}
        autoComplete="off"
        maxLength={bounds.username.maxLength}
        value={draft.username}
        onChange={username => change({ username })}
      />
      <TextField
        name="password"
        type="password"
        label={t('sandboxes.password')}
        description={hasPassword ? t('sandboxes.password_keep') : undefined}
        autoComplete="new-password"
        value={draft.password}
        onChange={password => change({ password })}
      />
    </>
  )
}

/** Whether leads share a WordPress or each gets a copy. */
export function EntryFields({ draft, change }: FieldsProps) {
  const { t } = useMessages()
  return (
    <>
      <RadioGroup
        label={t('sandboxes.lead_access')}
        name="lead_access"
        value={draft.lead_access}
        onChange={id => change({ lead_access: id as SandboxLeadAccess })}
        options={[
          { id: 'copy', label: t('sandboxes.copy'), note: t('sandboxes.copy_note') },
          { id: 'shared', label: t('sandboxes.shared'), note: t('sandboxes.shared_note') },
        ]}
      />
      {draft.lead_access === 'copy' && (
        <NumberField
          name="pool_size"
          label={t('sandboxes.pool_size')}
          description={t('sandboxes.pool_size_note')}
          isRequired
          minValue={bounds.pool_size.minimum}
          maxValue={bounds.pool_size.maximum}
          value={draft.pool_size}
          onChange={pool_size => change({ pool_size: Number.isNaN(pool_size) ? 0 : pool_size })}
        />
      )}
    </>
  )
}

export function LifeFields({ draft, change }: FieldsProps) {
  const { t } = useMessages()
  const { timezone = 'UTC' } = useSite()
  return (
    <Section title={t('sandboxes.life')} description={t('sandboxes.life_text')}>
      <div className="stack">
        <SizeField draft={draft} change={change} />
        <DateField
          name="expires_at"
          label={t('sandboxes.expires_at')}
          description={t('sandboxes.expires_note', { zone: timezone })}
          withTime
          value={draft.expires}
          onChange={expires => change({ expires })}
        />
        <DateField
          name="trial_ends_at"
          label={t('sandboxes.trial_ends_at')}
          description={t('sandboxes.trial_note')}
          withTime
          value={draft.trial_ends}
          onChange={trial_ends => change({ trial_ends })}
        />
        <UserDataFields draft={draft} change={change} />
      </div>
    </Section>
  )
}
