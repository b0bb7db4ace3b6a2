/** Whether the mapped fields are at the service what they were when they were mapped. */
import type { ConnectionRow } from '../connections/rules.ts'
import { type ServiceClient, ServiceRefusal } from '../services/rules.ts'

/** Throws where one is gone or takes other values by now, so that its people wait for another mapping and are not refused one by one. */
export async function requireSameFields(
  client: Pick<ServiceClient, 'readFields'>,
  list_id: string,
  { fields }: Pick<ConnectionRow, 'fields'>,
): Promise<void> {
  if (fields.length === 0) return
  const there = new Map((await client.readFields(list_id)).map(field => [field.id, field.type]))
  for (const { service_field, service_name, service_type } of fields) {
    const type = there.get(service_field)
    if (type === service_type) continue
    const detail = type === undefined ? `${service_name} is gone.` : `${service_name}: ${service_type} → ${type}`
    throw new ServiceRefusal({ kind: 'schema_changed', detail })
  }
}
