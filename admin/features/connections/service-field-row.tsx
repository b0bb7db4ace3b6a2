/** A field at the service, the field of leads that fills it, and the rule for conflicts. */
import type { ServiceField, SyncConflictRule } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import type { Option } from '../../ui/option.tsx'
import { Select } from '../../ui/select.tsx'
import { conflictRules, conflictWords, fieldTypeWords } from './connection-words.ts'
import type { Mapping } from './mapping.ts'

type Props = {
  of: ServiceField
  service: string
  ours: readonly Option[]
  mapped: Mapping[number] | undefined
  /** The values of the mapped field do not fit any more. */
  isWrong: boolean
  onField: (field: string | undefined) => void
  onConflict: (rule: SyncConflictRule) => void
}

const nothing = '-'

export function ServiceFieldRow({ of, service, ours, mapped, isWrong, onField, onConflict }: Props) {
  const { t } = useMessages()
  const fitting = ours.filter(({ id }) => of.fits.includes(id) || id === mapped?.field)
  return (
    <li>
      <div>
        <strong>{of.name}</strong>
        <span className="muted">{useFieldNotes(of)}</span>
      </div>
      {fitting.length === 0 ? (
        <p className="muted">{t('connections.nothing_fits')}</p>
      ) : (
        <Select
          label={t('connections.field_of')}
          isRequired
          value={mapped?.field ?? nothing}
          onChange={id => onField(id === nothing ? undefined : id)}
          options={[{ id: nothing, label: t('connections.not_synced') }, ...fitting]}
          {...(isWrong && { error: t('connections.type_differs', { type: t(fieldTypeWords[of.type]) }) })}
        />
      )}
      {mapped && (
        <Select
          label={t('connections.conflict')}
          isRequired
          value={mapped.conflict}
          onChange={id => onConflict(conflictRules.find(rule => rule === id) ?? 'newest')}
          options={conflictRules.map(id => ({ id, label: t(conflictWords[id], { service }) }))}
        />
      )}
    </li>
  )
}

/** "Text · up to 255 characters · required there". */
function useFieldNotes({ type, length_max, options, required }: ServiceField): string {
  const { t, number } = useMessages()
  return [
    t(fieldTypeWords[type]),
    length_max !== null && t('connections.up_to', { count: length_max, shown: number(length_max) }),
    options.length > 0 && options.join(', '),
    required && t('connections.required_there'),
  ]
    .filter(Boolean)
    .join(' · ')
}
