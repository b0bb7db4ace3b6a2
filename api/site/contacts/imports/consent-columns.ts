/** Which columns of a file tell of consent, by their names and values. Pure. */
import { isIP } from 'node:net'
import { bare, consentType, namesEmail } from './consent-heads.ts'
import type { ConsentField } from './consent-statuses.ts'
import { type ConsentColumn, isOfEmail, readStatus } from './consent-words.ts'
import { isMoment } from './moments.ts'
import type { Column } from './reader/rows-writer.ts'
import type { Target } from './statuses.ts'
import { isNo, isYes } from './yes-no.ts'

/** Its distinct values, or some of them where there are more. */
export const valuesOfColumn = ({ values, samples }: Column): readonly string[] =>
  values?.map(({ value }) => value) ?? samples

export function consentFieldOf(column: Column): ConsentField | null {
  const { name } = column
  const type = consentType(name)
  const values = valuesOfColumn(column)
  if (type === null || values.length === 0) return null
  if (type === 'ip') return values.every(value => isIP(value.trim()) !== 0) ? 'consent.given_ip' : null
  if (type === 'source') return 'consent.source'
  if (values.every(isMoment)) {
    if (type === 'opt_out') return 'consent.withdrawn_at'
    if (type === 'suppression') return 'consent.suppressed_at'
    if (type === 'acceptance') return 'consent.given_at'
    return type === 'bounce' || type === 'complaint' ? 'consent.status' : null
  }
  return isOfStatuses({ name, type, has_withdrawals: false }, values) ? 'consent.status' : null
}

function isOfStatuses(column: ConsentColumn, values: readonly string[]): boolean {
  // Numbers of something, and addresses of pages.
  if (values.some(value => /^\d+([.,]\d+)?$/.test(value.trim()) && !/^[01]$/.test(value.trim()))) return false
  if (values.some(value => /^https?:\/\//i.test(value.trim()))) return false
  const understood = values.filter(value => readStatus(column, value) !== 'unknown')
  if (column.type === 'status') return values.some(isOfEmail)
  const tells = (value: string) =>
    isYes(value) || isNo(value) || isMoment(value) || isOfEmail(value) || bare(value) === 'baja'
  if (column.type === 'acceptance' && !namesEmail(column.name) && !values.some(tells)) return false
  return understood.length * 2 >= values.length
}

/** The column as its cells are read by a mapping. */
export const consentColumn = ({ name }: Pick<Column, 'name'>, mapping: readonly Target[]): ConsentColumn => ({
  name,
  type: consentType(name),
  has_withdrawals: mapping.some(({ field }) => field === 'consent.withdrawn_at'),
})

/** Whether leaving the column out could mail somebody who should not be: a value of it says more than that all agreed. */
export function forbidsEmail(column: Column): boolean {
  const field = consentFieldOf(column)
  if (field === 'consent.withdrawn_at' || field === 'consent.suppressed_at') return true
  if (field !== 'consent.status') return false
  const read = { name: column.name, type: consentType(column.name), has_withdrawals: false }
  const stated = valuesOfColumn(column).map(value => readStatus(read, value))
  return stated.some(status => status !== 'subscribed' && status !== 'unstated')
}
