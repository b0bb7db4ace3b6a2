/** Makes a field at the service for a field of leads that has none there, and maps it. */
import type { Connection } from '@leadwright/sdk'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { serviceNames } from '../../product/connections/paths.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import type { Option } from '../../ui/option.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './new-service-field.module.css'

type Props = {
  site_id: string
  connection: Connection
  /** Fields of leads that are not mapped. */
  options: Option[]
  onCreated: (service_field: string, field: string) => void
}

export function NewServiceField({ site_id, connection, options, onCreated }: Props) {
  const { t } = useMessages()
  const [field, setField] = useState<string>()
  const service = serviceNames[connection.service]
  const create = useChange({
    run: (chosen: string) =>
      connections.createServiceField({ site_id, connection_id: connection.id, body: { field: chosen } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'service_fields'),
    done: ({ id, name }, chosen) => {
      onCreated(id, chosen)
      setField(undefined)
      return { text: t('connections.field_created', { field: name, service }) }
    },
  })
  if (options.length === 0) return null
  return (
    <div className={styles.row}>
      <Select
        label={t('connections.new_field', { service })}
        placeholder={t('connections.choose_field')}
        value={field ?? null}
        onChange={setField}
        options={options}
      />
      <Button
        icon={<Plus size={16} aria-hidden />}
        isDisabled={field === undefined}
        isPending={create.isPending}
        onPress={() => field !== undefined && create.mutate(field)}
      >
        {t('connections.create_field')}
      </Button>
    </div>
  )
}
