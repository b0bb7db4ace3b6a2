/** Rules about leads, of which all or any must hold: each is field, comparison, value. Used wherever a filter is written by hand. */

import type { Filter, FilterRule } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import fieldStyles from '../../ui/field.module.css'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QuietErrors } from '../../ui/quiet-errors.ts'
import { Select } from '../../ui/select.tsx'
import { groupedFields } from './field-groups.ts'
import { filterOf, needsValue, opsOf, rulesOf, valueFor } from './filter.ts'
import styles from './filter-editor.module.css'
import type { FilterField } from './filter-fields.ts'
import { opLabels } from './op-labels.ts'
import { RuleValue } from './rule-value.tsx'
import { useFilterFields } from './use-filter-fields.ts'

export type FilterEditorProps = {
  site_id: string
  label: string
  value: Filter | undefined
  onChange: (filter: Filter) => void
  /** What a refusal said about the rule at this place. */
  errorOf?: (index: number) => string | undefined
  /** Said while there is no rule. */
  empty: string
}

export function FilterEditor({ site_id, label, value, onChange, errorOf, empty }: FilterEditorProps) {
  const { t } = useMessages()
  const fields = useFilterFields(site_id)
  const list = rulesOf(value)
  const [fresh, begin] = useState<number>()
  if (!list)
    return (
      <Notice
        tone="info"
        title={t('filter.nested_title')}
        action={<Button onPress={() => onChange({ type: 'all', filters: [] })}>{t('filter.replace')}</Button>}
      >
        {t('filter.nested_text')}
      </Notice>
    )

  // Rules have no identity but their place.
  const numbered = list.rules.map((rule, index) => ({ rule, index, key: String(index) }))
  const change = (rules: FilterRule[]) => onChange(filterOf({ ...list, rules }))
  const add = () => {
    begin(list.rules.length)
    change([...list.rules, { type: 'rule', field: 'email', op: 'is' }])
  }
  return (
    <fieldset className={styles.filter}>
      <legend className={fieldStyles.label} data-slot="field-label">
        {label}
      </legend>
      {list.rules.length === 0 && <p className="muted">{empty}</p>}
      {list.rules.length > 1 && (
        <div>
          <ChoiceBar
            label={t('filter.combine')}
            value={list.type}
            onChange={type => onChange(filterOf({ ...list, type }))}
            options={[
              { id: 'all', label: t('filter.all') },
              { id: 'any', label: t('filter.any') },
            ]}
          />
        </div>
      )}
      <ol className={styles.rules}>
        {numbered.map(({ rule, index, key }) => (
          <li key={key}>
            <QuietErrors value={index === fresh}>
              <RuleRow
                rule={rule}
                number={index + 1}
                fields={fields}
                error={errorOf?.(index)}
                onChange={next => change(list.rules.with(index, next))}
                onRemove={() => {
                  begin(undefined)
                  change(list.rules.toSpliced(index, 1))
                }}
              />
            </QuietErrors>
          </li>
        ))}
      </ol>
      <div>
        <Button icon={<Plus size={14} aria-hidden />} onPress={add}>
          {t('filter.add')}
        </Button>
      </div>
    </fieldset>
  )
}

type RuleRowProps = {
  rule: FilterRule
  number: number
  fields: FilterField[]
  error: string | undefined
  onChange: (rule: FilterRule) => void
  onRemove: () => void
}

function RuleRow({ rule, number, fields, error, onChange, onRemove }: RuleRowProps) {
  const { t } = useMessages()
  const field = fields.find(field => field.id === rule.field) ?? {
    id: rule.field,
    label: rule.field,
    type: 'text' as const,
  }
  const choices = fields.some(known => known.id === rule.field) ? fields : [...fields, field]
  const chooseField = (id: string) => {
    const type = choices.find(choice => choice.id === id)?.type ?? 'text'
    const op = opsOf[type].includes(rule.op) ? rule.op : opsOf[type][0]!
    onChange({ type: 'rule', field: id, op, value: valueFor(type, op, undefined) })
  }
  return (
    <fieldset className={styles.rule}>
      <legend className="visually-hidden">{t('filter.rule', { number })}</legend>
      <Select
        label={t('filter.field')}
        isRequired
        value={rule.field}
        onChange={chooseField}
        options={groupedFields(t, choices)}
      />
      <Select
        label={t('filter.comparison')}
        isRequired
        value={rule.op}
        onChange={id => {
          const op = opsOf[field.type].find(known => known === id) ?? rule.op
          onChange({ ...rule, op, value: valueFor(field.type, op, rule.value) })
        }}
        options={opsOf[field.type].map(op => ({ id: op, label: t(opLabels[op]) }))}
      />
      {needsValue(rule.op) && (
        <div className={styles.value}>
          <RuleValue rule={rule} field={field} error={error} onChange={value => onChange({ ...rule, value })} />
        </div>
      )}
      <div className={styles.remove}>
        <IconButton label={t('filter.remove', { number })} icon={<X size={16} aria-hidden />} onPress={onRemove} />
      </div>
    </fieldset>
  )
}
