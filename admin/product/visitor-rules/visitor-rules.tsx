/** Rules about the visitor, of which all must hold: field, comparison, any of these values. */
import { limits, type VisitorRule } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import ruleListStyles from '../../ui/rule-list.module.css'
import { Select } from '../../ui/select.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { useVisitorWords } from './rule-words.ts'
import {
  kindOf,
  opsOf,
  ruleOn,
  ruleWith,
  takesValues,
  type VisitorField,
  type VisitorOp,
  visitorFields,
} from './rules.ts'
import styles from './visitor-rules.module.css'

type VisitorRulesProps = {
  site_id: string
  rules: readonly VisitorRule[]
  errorOf: (index: number) => string | undefined
  onChange: (rules: VisitorRule[], step: string) => void
}

export function VisitorRules({ site_id, rules, errorOf, onChange }: VisitorRulesProps) {
  const { t } = useMessages()
  const removal = useFocusAfter()
  const remove = (index: number) => {
    onChange(rules.toSpliced(index, 1), `remove.${index}`)
    removal.focus()
  }
  // Rules have no identity but their place.
  const numbered = rules.map((rule, index) => ({ rule, index, key: String(index) }))
  return (
    <>
      {rules.length > 0 && (
        <ol className={ruleListStyles.ruleList}>
          {numbered.map(({ rule, index, key }) => (
            <li key={key}>
              <RuleFields
                site_id={site_id}
                rule={rule}
                number={index + 1}
                error={errorOf(index)}
                onChange={(next, step) => onChange(rules.with(index, next), `${index}.${step}`)}
              />
              <IconButton
                label={t('popup_editor.remove_rule', { number: index + 1 })}
                icon={<X size={16} aria-hidden />}
                onPress={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      {rules.length < limits.popup_visitor_rules_max && (
        <div ref={removal.target}>
          <Button
            icon={<Plus size={14} aria-hidden />}
            onPress={() => onChange([...rules, ruleOn('country')], `add.${rules.length}`)}
          >
            {t('url.add')}
          </Button>
        </div>
      )}
    </>
  )
}

type RuleFieldsProps = {
  site_id: string
  rule: VisitorRule
  number: number
  error: string | undefined
  onChange: (rule: VisitorRule, step: string) => void
}

function RuleFields({ site_id, rule, number, error, onChange }: RuleFieldsProps) {
  const { t } = useMessages()
  const words = useVisitorWords(site_id)
  const type = kindOf(rule.field)
  return (
    <fieldset className={styles.visitorRule}>
      <legend className="visually-hidden">{t('url.rule', { number })}</legend>
      <Select
        label={t('popup_editor.rule_about')}
        isRequired
        value={rule.field}
        options={visitorFields.map(id => ({ id, label: words.field(id) }))}
        description={words.hint(rule.field)}
        onChange={field => onChange(ruleOn(field as VisitorField, rule.op), 'field')}
      />
      {type !== 'either' && (
        <Select
          label={t('filter.comparison')}
          isRequired
          value={rule.op}
          options={opsOf(rule.field).map(id => ({ id, label: words.op(id) }))}
          onChange={op => onChange(ruleWith(rule, op as VisitorOp), 'op')}
        />
      )}
      {takesValues(rule.op) && <Values site_id={site_id} rule={rule} error={error} onChange={onChange} />}
    </fieldset>
  )
}

function Values({ site_id, rule, error, onChange }: Omit<RuleFieldsProps, 'number'>) {
  const { t } = useMessages()
  const words = useVisitorWords(site_id)
  const values = rule.values ?? []
  const choices = words.choices(rule.field)
  const change = (values: string[]) => onChange({ ...rule, values }, 'values')
  if (kindOf(rule.field) === 'either')
    return (
      <Select
        label={t('popup_editor.rule_value')}
        isRequired
        value={values[0] ?? null}
        options={choices}
        onChange={value => change([value])}
      />
    )
  const isText = kindOf(rule.field) === 'text'
  const options = isText ? values.map(id => ({ id, label: id })) : choices
  return (
    <TagPicker
      label={t('popup_editor.rule_values')}
      isRequired
      options={options}
      value={[...values]}
      error={error}
      placeholder={isText ? t('popup_editor.type_value') : undefined}
      onChange={change}
      onCreate={isText ? async text => text : undefined}
    />
  )
}
