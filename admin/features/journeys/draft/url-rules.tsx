/** Which pages count: rules about their address, of which all must hold; those that exclude win. */
import { Plus, X } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { UrlMatch, UrlRule } from './document.ts'
import { useEditor } from './editor-context.ts'
import { problemAt } from './problems.ts'

const rulesMax = 20

type UrlRulesProps = { rules: UrlRule[]; pointer: string; onChange: (rules: UrlRule[], field?: string) => void }

export function UrlRules({ rules, pointer, onChange }: UrlRulesProps) {
  const { t } = useMessages()
  const { problems } = useEditor()
  // Rules have no identity but their place.
  const numbered = rules.map((rule, index) => ({ rule, index, key: String(index) }))
  const words: { id: UrlMatch; label: string }[] = [
    { id: 'contains', label: t('url.contains') },
    { id: 'equals', label: t('url.equals') },
    { id: 'starts_with', label: t('url.starts_with') },
    { id: 'pattern', label: t('url.pattern') },
  ]
  // One choice instead of a comparison and a tick: "does not contain".
  const options = [
    ...words.map(({ id, label }) => ({ id: `+${id}`, label })),
    { id: '-contains', label: t('url.not_contains') },
    { id: '-equals', label: t('url.not_equals') },
    { id: '-starts_with', label: t('url.not_starts_with') },
    { id: '-pattern', label: t('url.not_pattern') },
  ]
  const chosen = (id: string, rule: UrlRule): UrlRule => ({
    match: words.find(word => word.id === id.slice(1))?.id ?? rule.match,
    value: rule.value,
    ...(id.startsWith('-') ? { exclude: true } : {}),
  })
  return (
    <div className="stack">
      <ol className="answers">
        {numbered.map(({ rule, index, key }) => (
          <li key={key}>
            <div className="url-rule">
              <Select
                label={t('url.rule', { number: index + 1 })}
                isRequired
                value={`${rule.exclude ? '-' : '+'}${rule.match}`}
                options={options}
                onChange={id => onChange(rules.with(index, chosen(id, rule)))}
              />
              <TextField
                label={t('url.value')}
                isRequired
                placeholder={rule.match === 'pattern' ? '/shop/*/thanks' : '/pricing'}
                maxLength={2000}
                value={rule.value}
                error={problemAt(problems, `${pointer}/rules/${index}`)}
                onChange={value => onChange(rules.with(index, { ...rule, value }), `rule ${index}`)}
              />
            </div>
            {rules.length > 1 && (
              <IconButton
                label={t('url.remove', { number: index + 1 })}
                icon={<X size={16} aria-hidden />}
                onPress={() => onChange(rules.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
      </ol>
      {rules.length < rulesMax && (
        <div>
          <Button
            icon={<Plus size={14} aria-hidden />}
            onPress={() => onChange([...rules, { match: 'contains', value: '' }])}
          >
            {t('url.add')}
          </Button>
        </div>
      )}
      <p className="muted">{t('url.note')}</p>
    </div>
  )
}
