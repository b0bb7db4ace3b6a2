/** The name of a model: one that the provider offers, or one that it does not tell of. */
import { constraints } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { modelsQuery } from '../../../product/assistants/provider-queries.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type ModelFieldProps = {
  site_id: string
  value: string
  /** The site's model, which is asked where none is chosen. */
  usual: string | null
  error: string | undefined
  onChange: (model: string) => void
}

export function ModelField({ site_id, value, usual, error, onChange }: ModelFieldProps) {
  const { t } = useMessages()
  const { data } = useQuery({ ...modelsQuery(site_id), enabled: useCan()('manage-assistants', site_id) })
  const shared = {
    label: t('assistants.model_name'),
    description: t('assistants.model_note'),
    ...(error && { error }),
  }
  const known = data?.data ?? []
  if (known.length === 0) {
    return (
      <TextField
        {...shared}
        placeholder={usual ?? 'gpt-5-mini'}
        maxLength={constraints.AssistantChanges.model.maxLength}
        value={value}
        onChange={model => onChange(model.trim())}
      />
    )
  }
  const names = new Set([...known.map(({ name }) => name), ...(value ? [value] : [])])
  return (
    <Select
      {...shared}
      isRequired
      value={value}
      onChange={onChange}
      options={[
        { id: '', label: usual ? t('assistants.model_usual_named', { name: usual }) : t('assistants.model_usual') },
        ...[...names].map(id => ({ id, label: id })),
      ]}
    />
  )
}
