/** Columns of a file that tell of consent: their fields, and what their values mean. */
import type { ImportColumn, ImportReadStatus, ImportRowStatus, ImportTarget, LeadImport } from '@leadwright/sdk'
import { isOfConsent } from '../../product/leads/is-of-consent.ts'

export interface ShownValue {
  /** Absent of all values that are not listed. */
  value?: string
  count?: number
  status: ImportReadStatus
}

/** Each value of the column, as it is understood or was decided. */
export function shownValues({ samples, values, otherwise }: ImportColumn, target: ImportTarget): ShownValue[] {
  const known = values ?? samples.map(value => ({ value, status: 'unknown' as const }))
  const rest = target.otherwise ?? otherwise ?? (values ? undefined : ('unknown' as const))
  const listed = known.map(({ status, ...one }) => ({ ...one, status: meaningOf(target, one.value) ?? status }))
  return rest === undefined ? listed : [...listed, { status: rest }]
}

const meaningOf = ({ meanings = [] }: ImportTarget, value: string): ImportRowStatus | undefined =>
  meanings.find(one => one.value === value)?.status

/** With another meaning of a value, or of all that are not listed. */
export function withMeaning(target: ImportTarget, value: string | undefined, status: ImportRowStatus): ImportTarget {
  if (value === undefined) return { ...target, otherwise: status }
  const others = (target.meanings ?? []).filter(one => one.value !== value)
  return { ...target, meanings: [...others, { value, status }] }
}

const says_nothing: readonly (ImportReadStatus | undefined)[] = ['subscribed', 'unstated', undefined]

/** Whether a column says of somebody that they must not be sent email. */
function forbids({ values = [], otherwise }: ImportColumn, field: string): boolean {
  if (field !== 'consent.status') return field === 'consent.withdrawn_at' || field === 'consent.suppressed_at'
  return [...values.map(({ status }) => status), otherwise].some(status => !says_nothing.includes(status))
}

/** Such columns that no field of consent is chosen for. */
export function unreadColumns(of: LeadImport, fieldOf: (column: number) => string | undefined): number[] {
  const suggested = of.suggestions.filter(({ column, field }) => {
    const found = of.columns[column]
    return found !== undefined && forbids(found, field)
  })
  const all = new Set([...of.unmapped_consent_columns, ...suggested.map(({ column }) => column)])
  return [...all].filter(column => !isOfConsent(fieldOf(column))).sort((a, b) => a - b)
}
