/** Filter fields of a lead's origin: country, device, and each fact of the first and the last arrival. */
import type { LeadField, LeadFields } from '../../../platform/features/feature.ts'
import { devices, type TouchFact, touchFacts } from './touch.ts'

export type OriginField = 'country' | 'device' | `${'first' | 'last'}_${TouchFact}`
export type OriginFacts = Partial<Record<OriginField, string>>

const facts = ['first', 'last'].flatMap(which => touchFacts.map(fact => `${which}_${fact}`))

export const originFields: LeadFields = {
  country: { type: 'text' },
  device: { type: 'choice', values: devices },
  ...Object.fromEntries(facts.map((name): [string, LeadField] => [name, { type: 'text' }])),
}
