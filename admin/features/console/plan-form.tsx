/** What a plan allows, by number, and what it includes. An empty number is no limit. */
import { constraints, type Plan } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { allowanceName, knownAllowances, knownPlanFeatures, planFeatureName } from '../../product/plan-words.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { plans, plansQuery } from './queries.ts'

const megabyte = 1_048_576
/** People think of storage in megabytes. */
const unitOf = (name: string): number => (name === 'storage' ? megabyte : 1)

export function PlanForm({ plan, onClose }: { plan?: Plan | undefined; onClose: () => void }) {
  const { t } = useMessages()
  const [limits, setLimits] = useState<Record<string, number>>(plan?.limits ?? {})
  const [isDefault, setDefault] = useState(plan?.is_default ?? false)
  const [features, setFeatures] = useState<string[]>(plan?.features ?? [...knownPlanFeatures])
  const save = useChange({
    run: (name: string) => {
      const chosen = features.length === knownPlanFeatures.length ? null : features
      const body = { name, limits, features: chosen, is_default: isDefault }
      return plan ? plans.update({ plan_id: plan.id, body }) : plans.create({ body })
    },
    shows: 'the answer',
    refreshes: [plansQuery().queryKey, ['accounts'], ['usage']],
    done: ({ name }) => ({ text: t('console.plan_saved_toast', { name }) }),
    isHandled: () => true,
  })
  const setLimit = (name: string, value: number) => {
    const { [name]: _former, ...others } = limits
    setLimits(Number.isNaN(value) ? others : { ...others, [name]: value * unitOf(name) })
  }
  return (
    <Form
      onSubmit={async data => {
        await save.mutateAsync(String(data.get('name')))
        onClose()
      }}
    >
      <TextField
        name="name"
        label={t('console.plan_name')}
        defaultValue={plan?.name ?? ''}
        maxLength={constraints.NewPlan.name.maxLength}
        isRequired
        autoFocus
      />
      {knownAllowances.map(name => (
        <NumberField
          key={name}
          label={
            name === 'storage'
              ? t('console.in_megabytes', { name: allowanceName(name, t) })
              : t('console.most', { name: allowanceName(name, t) })
          }
          minValue={0}
          value={limits[name] === undefined ? Number.NaN : limits[name] / unitOf(name)}
          onChange={value => setLimit(name, value)}
        />
      ))}
      {knownPlanFeatures.map(name => (
        <Checkbox
          key={name}
          isSelected={features.includes(name)}
          onChange={on => setFeatures(on ? [...features, name] : features.filter(one => one !== name))}
        >
          {planFeatureName(name, t)}
        </Checkbox>
      ))}
      <Checkbox isSelected={isDefault} onChange={setDefault}>
        {t('console.plan_default')}
      </Checkbox>
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('console.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
