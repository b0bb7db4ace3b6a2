/** Which pages count: rules about their address, of which all must hold; those that exclude win. For journeys and popups. */
import { constraints } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import ruleListStyles from '../../ui/rule-list.module.css'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import styles from './url-rules.module.css'
import { type UrlMatch, type UrlRule, useUrlWords } from './url-words.ts'

export type { UrlMatch, UrlRule }

type UrlRulesProps = {
  rules: readonly UrlRule[]
  /** Fewer than these cannot be left over. */
  least: number
  most: number
  errorOf: (index: number) => string | undefined
  onChange: (rules: UrlRule[], field?: string) => void
}

const examples: Record<UrlMatch, string> = {
  contains: '/pricing',
  equals: '/pricing',
  starts_with: '/blog',
  pattern: '/shop/*/thanks',
  query: 'utm_campaign=spring',
}

export function UrlRules({ rules, least, most, errorOf, onChange }: UrlRulesProps) {
  const { t } = useMessages()
  const removal = useFocusAfter()
  const remove = (index: number) => {
    onChange(rules.toSpliced(index, 1))
    removal.focus()
  }
  // Rules have no identity but their place.
  const numbered = rules.map((rule, index) => ({ rule, index, key: String(index) }))
  return (
    <div className="stack">
      {rules.length > 0 && (
        <ol className={ruleListStyles.ruleList}>
          {numbered.map(({ rule, index, key }) => (
            <li key={key}>
              <UrlRuleFields
                rule={rule}
                number={index + 1}
                error={errorOf(index)}
                onChange={(next, field) => onChange(rules.with(index, next), field && `rule ${index}`)}
              />
              {rules.length > least && (
                <IconButton
                  label={t('url.remove', { number: index + 1 })}
                  icon={<X size={16} aria-hidden />}
                  onPress={() => remove(index)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {rules.length < most && (
        <div ref={removal.target}>
          <Button
            icon={<Plus size={14} aria-hidden />}
            onPress={() => onChange([...rules, { match: 'contains', value: '' }])}
          >
            {t('url.add')}
          </Button>
        </div>
      )}
      {rules.length > 0 && <p className="muted">{t('url.note')}</p>}
    </div>
  )
}

type UrlRuleFieldsProps = {
  rule: UrlRule
  number: number
  error: string | undefined
  onChange: (rule: UrlRule, field?: 'value') => void
}

function UrlRuleFields({ rule, number, error, onChange }: UrlRuleFieldsProps) {
  const { t } = useMessages()
  const matches: UrlMatch[] = ['contains', 'equals', 'starts_with', 'pattern', 'query']
  const words = useUrlWords()
  // One choice instead of a comparison and a tick: "does not contain".
  const options = [
    ...matches.map(match => ({ id: `+${match}`, label: words(match) })),
    ...matches.map(match => ({ id: `-${match}`, label: words(match, true) })),
  ]
  const choose = (id: string) =>
    onChange({
      match: matches.find(match => match === id.slice(1)) ?? rule.match,
      value: rule.value,
      ...(id.startsWith('-') ? { exclude: true } : {}),
    })
  return (
    <div className={styles.urlRule}>
      <Select
        label={t('url.rule', { number })}
        isRequired
        value={`${rule.exclude ? '-' : '+'}${rule.match}`}
        options={options}
        onChange={choose}
      />
      <TextArea
        label={t(rule.match === 'query' ? 'url.query_value' : 'url.value')}
        isRequired
        validationBehavior="aria"
        rows={1}
        placeholder={examples[rule.match]}
        maxLength={constraints.UrlRule.value.maxLength}
        value={rule.value}
        error={error}
        onChange={value => onChange({ ...rule, value }, 'value')}
      />
    </div>
  )
}
