/** A field by the values of a column: most are addresses, all are phone numbers with their country, or options of a dropdown. Pure. */

import { isPhone } from '../../../platform/schemas/schemas.ts'
import { foldCase } from '../../../platform/texts/fold.ts'
import { importLimits } from './limits.ts'
import type { Column } from './reader/rows-writer.ts'
import { readAddress } from './written-addresses.ts'
import { firstPhone } from './written-phones.ts'

interface Field {
  name: string
  /** Of a dropdown. */
  options: readonly string[]
}

/** Whether the column could be the one of addresses. */
export const holdsAddresses = ({ samples }: Pick<Column, 'samples'>): boolean =>
  samples.filter(sample => readAddress(sample) !== null).length * 2 > samples.length

export function suggestionByValues(
  { samples, filled = samples.length }: Column,
  fields: readonly Field[],
  taken: ReadonlySet<string>,
): string | undefined {
  if (samples.length === 0) return undefined
  if (holdsAddresses({ samples })) return 'email'
  if (filled < importLimits.import_guess_values_min) return undefined
  const phones = samples.map(firstPhone)
  if (phones.every(phone => phone.startsWith('+') && isPhone(phone))) return 'phone'
  const folded = samples.map(foldCase)
  const isOf = ({ options }: Field) => folded.every(sample => options.some(option => foldCase(option) === sample))
  return fields.find(field => !taken.has(field.name) && isOf(field))?.name
}
