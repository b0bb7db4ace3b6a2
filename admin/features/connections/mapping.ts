/** The mapping of a connection as it is edited. Knows no screen. */
import type { ConnectionFieldChoice, ServiceField, SyncConflictRule } from '@leadwright/sdk'

export type Mapping = (ConnectionFieldChoice & { conflict: SyncConflictRule })[]

/** With another field of leads for a field there; what filled that one before fills it no longer. */
export function withField(mapping: Mapping, service_field: string, field: string | undefined): Mapping {
  const former = mapping.find(one => one.service_field === service_field)
  const others = mapping.filter(one => one.service_field !== service_field && one.field !== field)
  return field === undefined ? others : [...others, { service_field, field, conflict: former?.conflict ?? 'newest' }]
}

export const withConflict = (mapping: Mapping, service_field: string, conflict: SyncConflictRule): Mapping =>
  mapping.map(one => (one.service_field === service_field ? { ...one, conflict } : one))

/** The mapping with what is suggested, where neither side is mapped yet. */
export const withSuggestions = (mapping: Mapping, there: readonly ServiceField[]): Mapping =>
  there.reduce((all, { id, suggested }) => {
    const isTaken = all.some(one => one.service_field === id || one.field === suggested)
    return suggested === undefined || isTaken ? all : withField(all, id, suggested)
  }, mapping)

/** Mapped fields that are not there any more, or whose type takes the values no longer. */
export const misfits = (mapping: Mapping, there: readonly ServiceField[]): Mapping =>
  mapping.filter(({ field, service_field }) => !there.find(({ id }) => id === service_field)?.fits.includes(field))
