/** Fields of what a sandbox and the settings of new ones have in common. */
import { constraints, type SandboxCleanupUnit } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { FormPair } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { LimitsDraft } from './sandbox-limits.ts'

interface LimitFieldsProps {
  draft: LimitsDraft
  change: (next: Partial<LimitsDraft>) => void
}

const { size_gb, user_data_expiry_hours, cleanup_after } = constraints.NewSandbox

export function SizeField({ draft, change }: LimitFieldsProps) {
  const { t } = useMessages()
  return (
    <NumberField
      name="size_gb"
      label={t('sandboxes.size')}
      description={t('sandboxes.size_note')}
      minValue={size_gb.minimum}
      maxValue={size_gb.maximum}
      step={0.1}
      value={draft.size_gb}
      onChange={next => change({ size_gb: next })}
    />
  )
}

export function UserDataFields({ draft, change }: LimitFieldsProps) {
  const { t } = useMessages()
  return (
    <>
      <NumberField
        name="user_data_expiry_hours"
        label={t('sandboxes.user_data_expiry')}
        description={t('sandboxes.user_data_expiry_note')}
        isRequired
        minValue={user_data_expiry_hours.minimum}
        maxValue={user_data_expiry_hours.maximum}
        value={draft.user_data_expiry_hours}
        onChange={hours => change({ user_data_expiry_hours: Number.isNaN(hours) ? 0 : hours })}
      />
      <Switch
        isSelected={draft.is_cleaned}
        onChange={is_cleaned => change({ is_cleaned })}
        description={t('sandboxes.cleanup_note')}
      >
        {t('sandboxes.cleanup')}
      </Switch>
      {draft.is_cleaned && (
        <FormPair>
          <NumberField
            name="cleanup_after"
            label={t('sandboxes.cleanup_after')}
            isRequired
            minValue={cleanup_after.minimum}
            maxValue={cleanup_after.maximum}
            value={draft.cleanup_after}
            onChange={next => change({ cleanup_after: Number.isNaN(next) ? cleanup_after.minimum : next })}
          />
          <Select
            name="cleanup_unit"
            label={t('sandboxes.cleanup_unit')}
            isRequired
            value={draft.cleanup_unit}
            onChange={id => change({ cleanup_unit: id as SandboxCleanupUnit })}
            options={[
              { id: 'hours', label: t('sandboxes.hours') },
              { id: 'days', label: t('sandboxes.days') },
            ]}
          />
        </FormPair>
      )}
    </>
  )
}
