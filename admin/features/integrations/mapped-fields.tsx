/** Each field that calls had, with some of its values, and the field of a lead that it fills. */
import type { IncomingHook, IncomingTarget } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import fieldStyles from '../../ui/field.module.css'
import type { Option } from '../../ui/option.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './mapped-fields.module.css'

type Props = {
  hook: IncomingHook
  mapping: readonly IncomingTarget[]
  choices: { fields: Option[]; consent: Option[] }
  onChange: (source: string, field: string | undefined) => void
}

const nothing = '-'
const samples_shown = 3

export function MappedFields({ hook, mapping, choices, onChange }: Props) {
  const { t } = useMessages()
  const seen = new Map(hook.fields.map(({ source, samples }) => [source, samples]))
  // Fields that no stored call has any more stay mapped.
  const sources = [...new Set([...seen.keys(), ...mapping.map(({ source }) => source)])]
  const isMapped = mapping.some(({ field }) => field === 'email')
  return (
    <>
      <ol className={styles.fields}>
        {sources.map(source => {
          const field = mapping.find(one => one.source === source)?.field
          const samples = seen.get(source) ?? []
          return (
            <li key={source}>
              <div>
                <strong>{source}</strong>
                <span className="muted">
                  {samples.slice(0, samples_shown).join(' · ') || t('integrations.no_values')}
                </span>
              </div>
              <Select
                label={t('imports.field_of', { column: source })}
                isRequired
                value={field ?? nothing}
                onChange={id => onChange(source, id === nothing ? undefined : id)}
                options={[{ id: nothing, label: t('imports.leave_out') }, ...choices.fields, ...choices.consent]}
              />
            </li>
          )
        })}
      </ol>
      {!isMapped && (
        <p className={fieldStyles.error} data-slot="field-error">
          {t('integrations.email_needed')}
        </p>
      )}
    </>
  )
}
