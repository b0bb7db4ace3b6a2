/** Whether and when the data of what ended is deleted, in hours or days. */
import { constraints, type SandboxCleanupUnit } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { FormPair } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'

interface CleanupFieldsProps {
  isCleaned: boolean
  after: number
  unit: SandboxCleanupUnit
  onChange: (next: { isCleaned?: boolean; after?: number; unit?: SandboxCleanupUnit }) => void
}

const { cleanup_after } = constraints.NewSandbox

export function CleanupFields({ isCleaned, after, unit, onChange }: CleanupFieldsProps) {
  const { t } = useMessages()
  return (
    <>
      <Switch
        isSelected={isCleaned}
        onChange={next => onChange({ isCleaned: next })}
        description={t('sandboxes.cleanup_note')}
      >
        {t('sandboxes.cleanup')}
      </Switch>
      {isCleaned && (
        <FormPair>
          <NumberField
            name="cleanup_after"
            label={t('sandboxes.cleanup_after')}
            isRequired
            minValue={cleanup_after.minimum}
            maxValue={cleanup_after.maximum}
            value={after}
            onChange={next => onChange({ after: Number.isNaN(next) ? cleanup_after.minimum : next })}
          />
          <Select
            name="cleanup_unit"
            label={t('sandboxes.cleanup_unit')}
            isRequired
            value={unit}
            onChange={id => onChange({ unit: id as SandboxCleanupUnit })}
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
