/** What a plan is: its limits and features, its prices, and what the pricing page says of it. An empty number is no limit. */
import { constraints, type NewPlan, type Plan } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import {
  allowanceName,
  allowanceOfType,
  knownAllowances,
  knownPlanFeatures,
  offeredName,
  planFeatureName,
} from '../../product/plan-words.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './console.module.css'
import { PlanPriceFields } from './plan-price-fields.tsx'
import { PlanTextFields } from './plan-text-fields.tsx'
import { planTypeNames, planTypes } from './plan-types.ts'
import { plans, plansQuery } from './queries.ts'

const megabyte = 1_000_000
/** People think of storage in megabytes, and read it in the same ones (`fileSize`). */
const unitOf = (name: string): number => (name === 'storage' ? megabyte : 1)

type PlanDraft = Required<NewPlan>

const noTexts = { description: '', highlights: [] }
const newPlan: PlanDraft = {
  name: '',
  plan_type: 'account',
  limits: {},
  features: null,
  prices: [],
  texts: { en: noTexts, es: noTexts },
  trial_days: 0,
  is_public: false,
  is_default: false,
}

export function PlanForm({ plan, onClose }: { plan?: Plan | undefined; onClose: () => void }) {
  const { t } = useMessages()
  const [draft, setDraft] = useState<PlanDraft>(plan ?? newPlan)
  // A number is committed as its field is left, which may be the press of a checkbox.
  const edit = (changed: Partial<PlanDraft>) => setDraft(latest => ({ ...latest, ...changed }))
  const save = useChange({
    run: ({ name, plan_type, limits, features, prices, texts, trial_days, is_public, is_default }: PlanDraft) => {
      const body = { name, limits, features, prices, texts, trial_days, is_public, is_default }
      return plan ? plans.update({ plan_id: plan.id, body }) : plans.create({ body: { ...body, plan_type } })
    },
    shows: 'the answer',
    refreshes: [plansQuery().queryKey, ['accounts'], ['usage'], ['pricing']],
    done: ({ name }) => ({ text: t('console.plan_saved_toast', { name }) }),
    isHandled: () => true,
  })
  const isAccountPlan = draft.plan_type === 'account'
  const chooseType = (id: string) => {
    const plan_type = planTypes.find(one => one === id) ?? 'account'
    edit({ plan_type, limits: {}, features: plan_type === 'account' ? null : [], trial_days: 0, is_default: false })
  }
  return (
    <Form
      onSubmit={async () => {
        await save.mutateAsync(draft)
        onClose()
      }}
    >
      <TextField
        name="name"
        label={t('console.plan_name')}
        value={draft.name}
        onChange={name => edit({ name })}
        maxLength={constraints.NewPlan.name.maxLength}
        isRequired
        autoFocus
      />
      {!plan && (
        <Select
          label={t('console.plan_type')}
          isRequired
          options={planTypes.map(id => ({ id, label: t(planTypeNames[id]) }))}
          value={draft.plan_type}
          onChange={chooseType}
        />
      )}
      <h3 className={styles.group}>{t('console.plan_allows')}</h3>
      <PlanLimitFields draft={draft} onChange={edit} />
      <h3 className={styles.group}>{t('console.plan_prices')}</h3>
      <PlanPriceFields prices={draft.prices} onChange={prices => edit({ prices })} />
      {isAccountPlan && (
        <NumberField
          name="trial_days"
          label={t('console.trial_days')}
          description={t('console.trial_days_note')}
          minValue={0}
          maxValue={constraints.NewPlan.trial_days.maximum}
          value={draft.trial_days}
          onChange={days => edit({ trial_days: Number.isNaN(days) ? 0 : days })}
        />
      )}
      <h3 className={styles.group}>{t('console.plan_offer')}</h3>
      <Checkbox isSelected={draft.is_public} onChange={is_public => edit({ is_public })}>
        {isAccountPlan ? t('console.plan_public') : t('console.add_on_public')}
      </Checkbox>
      <PlanTextFields texts={draft.texts} onChange={texts => edit({ texts })} />
      {isAccountPlan && (
        <Checkbox isSelected={draft.is_default} onChange={is_default => edit({ is_default })}>
          {t('console.plan_default')}
        </Checkbox>
      )}
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('console.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}

interface PlanLimitFieldsProps {
  draft: PlanDraft
  onChange: (changed: Partial<PlanDraft>) => void
}

/** Of an add-on, how many it adds; of an account's plan, everything that can be limited or left out. */
function PlanLimitFields({ draft: { plan_type, limits, features }, onChange }: PlanLimitFieldsProps) {
  const { t } = useMessages()
  const setLimit = (name: string, value: number) => {
    const { [name]: _former, ...others } = limits
    onChange({ limits: Number.isNaN(value) ? others : { ...others, [name]: value * unitOf(name) } })
  }
  const added = allowanceOfType(plan_type)
  if (added)
    return (
      <NumberField
        name="limits"
        label={t('console.adds', { name: allowanceName(added, t) })}
        minValue={1}
        isRequired
        value={limits[added] ?? Number.NaN}
        onChange={value => setLimit(added, value)}
      />
    )
  const included = features ?? knownPlanFeatures
  const setFeature = (name: string, on: boolean) => {
    const chosen = on ? [...included, name] : included.filter(one => one !== name)
    onChange({ features: chosen.length === knownPlanFeatures.length ? null : chosen })
  }
  return (
    <>
      {knownAllowances.map(name => (
        <NumberField
          key={name}
          label={
            name === 'storage'
              ? t('console.in_megabytes', { name: offeredName(name, t) })
              : t('console.most', { name: offeredName(name, t) })
          }
          minValue={0}
          value={limits[name] === undefined ? Number.NaN : limits[name] / unitOf(name)}
          onChange={value => setLimit(name, value)}
        />
      ))}
      {knownPlanFeatures.map(name => (
        <Checkbox key={name} isSelected={included.includes(name)} onChange={on => setFeature(name, on)}>
          {planFeatureName(name, t)}
        </Checkbox>
      ))}
    </>
  )
}
