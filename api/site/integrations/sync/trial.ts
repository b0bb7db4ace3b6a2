/** What would be sent of a lead, and what the service would refuse of it: by its published limits, without a call. Pure. */

import type { SyncReason } from '../connections/ports.ts'
import { serviceLimits } from '../services/limits.ts'
import type { FieldValue } from '../services/rules.ts'
import type { Plan } from './plan.ts'
import type { Mapping } from './statuses.ts'

export interface Refusal {
  field?: string
  reason: SyncReason
}

const ADDRESS_MAX = { constant_contact: serviceLimits.constant_contact_address_length_max } as const
const TAG_MAX = {
  constant_contact: serviceLimits.constant_contact_tag_length_max,
  activecampaign: serviceLimits.activecampaign_tag_length_max,
} as const

export function findRefusals(plan: Plan, { connection, fields }: Mapping): Refusal[] {
  if (plan.kind !== 'send') return []
  const { change } = plan
  const refusals: Refusal[] = []
  const service = connection.service as keyof typeof ADDRESS_MAX
  if (change.email.length > (ADDRESS_MAX[service] ?? Number.POSITIVE_INFINITY))
    refusals.push({ reason: 'address_too_long' })
  for (const { mapped } of fields) {
    const value = change.fields[mapped.service_field]
    if (value === undefined || value === null) continue
    const isLong = mapped.length_max !== null && toShown(value).length > mapped.length_max
    const isUnknown =
      mapped.service_type === 'choice' && mapped.options.length > 0 && !mapped.options.includes(toShown(value))
    if (isLong || isUnknown) refusals.push({ field: mapped.service_field, reason: 'value_invalid' })
  }
  const tag_max = TAG_MAX[connection.service as keyof typeof TAG_MAX] ?? Number.POSITIVE_INFINITY
  if (change.tags_to_add.some(name => name.length > tag_max)) refusals.push({ field: 'tags', reason: 'value_invalid' })
  return refusals
}

export const toShown = (value: FieldValue): string =>
  value === null ? '' : typeof value === 'object' ? value.join(', ') : String(value)
