/** The endpoints on what the emails of templates came to. */
import { query } from '../../../platform/features/endpoint.ts'
import { localDay } from '../../../platform/texts/local-days.ts'
import { resultLimits } from '../../capture/results/limits.ts'
import { dateOf } from '../../capture/results/rules.ts'
import { existingTemplate } from '../templates/rules.ts'
import { templateDays } from './count.ts'
import * as contract from './counts-contract.ts'
import { countsOfTemplate } from './store.ts'

export const listEmailCounts = query(contract.listEmailCounts, async (db, _input, { site, now }) => {
  const to = localDay(site.timezone, now())
  const from = to - resultLimits.results_recent_days + 1
  const byTemplate = Map.groupBy(await templateDays(db, { from, to }), row => row.template_id)
  const data = [...byTemplate].map(([template_id, rows]) => {
    const sum = (name: 'delivered' | 'opened' | 'clicked') => rows.reduce((total, row) => total + row[name], 0)
    const days = Array<number>(resultLimits.results_recent_days).fill(0)
    for (const { day, delivered } of rows) days[day - from] = delivered
    return { template_id, delivered: sum('delivered'), opened: sum('opened'), clicked: sum('clicked'), days }
  })
  return { from: dateOf(from), to: dateOf(to), data }
})

/** Looks at each email of the template, and must not keep others waiting. */
export const getEmailCounts = query(contract.getEmailCounts, async (db, { params }, { installation, site }) => {
  await existingTemplate(db, params.template_id)
  const database = await installation.databases.site(site.id)
  return database.readSlow(slow => countsOfTemplate(slow, params.template_id))
})
