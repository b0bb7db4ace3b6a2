/** The endpoint on when people open and click emails. */
import { query } from '../../../platform/features/endpoint.ts'
import { dateOf, periodOf, weekOf } from '../../capture/results/rules.ts'
import { listEmailHours } from './count.ts'
import * as contract from './hours-contract.ts'

export const getEmailHours = query(contract.getEmailHours, async (db, { query: q }, context) => {
  const period = periodOf(q, context)
  const rows = await listEmailHours(db, period)
  const event = q.event ?? 'opened'
  const week = weekOf(rows.map(({ weekday, hour, ...counts }) => ({ weekday, hour, count: counts[event] })))
  return { timezone: context.site.timezone, from: dateOf(period.from), to: dateOf(period.to), ...week }
})
