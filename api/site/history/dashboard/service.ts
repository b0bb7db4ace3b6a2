/** The endpoint behind the dashboard. It reads only what the caller may read. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { query } from '../../../platform/features/endpoint.ts'
import { allows, type Permission } from '../../../platform/identity/permissions.ts'
import { localDay, startOfDay } from '../../../platform/texts/local-days.ts'
import * as results from '../../capture/results/rules.ts'
import { registeredByDay } from '../../contacts/leads/rules.ts'
import { emailDays } from '../../email/emails/rules.ts'
import * as contract from './contract.ts'
import { figureOf, figuresOf, periodsOf } from './figures.ts'
import { dashboardLimits } from './limits.ts'

type Db = Handle<'site'>
type May = (permission: Permission) => boolean

export const getDashboard = query(contract.getDashboard, async (db, { query: q }, context) => {
  const { site, rights, now, installation } = context
  const may: May = permission => rights !== null && allows(rights.grants, permission)
  const today = localDay(site.timezone, now())
  const extent = {
    days_default: q.days ?? dashboardLimits.dashboard_days_default,
    days_max: dashboardLimits.dashboard_days_max,
  }
  const { period, previous, both } = periodsOf(results.periodOf(q, context, extent))
  return {
    timezone: site.timezone,
    from: results.dateOf(period.from),
    to: results.dateOf(period.to),
    previous_from: results.dateOf(previous.from),
    previous_to: results.dateOf(previous.to),
    tracked: site.tracking.enabled,
    figures: {
      ...(may('read-lead') && (await peopleOf(db, both, context))),
      ...(may('manage-popups') && (await captureOf(db, both))),
      ...(may('manage-emails') && figuresOf(await emailDays(db, both), both, ['delivered', 'opened', 'clicked'])),
    },
    top: await topOf(db, period, may, installation.connections),
    attention: await attentionOf(db, today, may, context),
  }
})

async function peopleOf(db: Db, both: results.Period, { site }: Context) {
  const lastMoment = startOfDay(site.timezone, both.to + 1) - 1
  const { visitors } = figuresOf(await results.visitCountsOf(db, both), both, ['visitors'])
  const registered = await registeredByDay(db, both.to - both.from + 1, site.timezone, lastMoment)
  return { visitors, leads: figureOf(registered.map(({ count }) => count)) }
}

async function captureOf(db: Db, both: results.Period) {
  const { visitors, converted } = figuresOf(await results.siteCounts(db, both), both, ['visitors', 'converted'])
  return { popup_visitors: visitors, converted }
}

type Connections = Context['installation']['connections']

/** Best first. Deleted popups have no name. */
async function topOf(db: Db, period: results.Period, may: May, connections: Connections) {
  const most = dashboardLimits.dashboard_top_max
  const ranked = async (type: 'popup' | 'campaign') => {
    const rows = await results.mostConverting(db, type, period, most)
    const names = new Map(
      (
        await connections.namesOf(
          db,
          rows.map(({ id }) => id),
        )
      ).map(one => [one.id, one.name]),
    )
    return rows.map(({ id, visitors, converted }) => ({
      ...{ id, name: names.get(id) ?? null, visitors, converted },
      rate: visitors === 0 ? null : converted / visitors,
    }))
  }
  const facts = may('manage-popups') ? await results.siteFacts(db, period, most) : []
  const values = (fact: results.ResultFact) => facts.flatMap(({ fact: own, ...value }) => (own === fact ? [value] : []))
  return {
    ...(may('manage-popups') && {
      popups: (await ranked('popup')).map(({ id, ...row }) => ({ popup_id: id, ...row })),
      sources: values('source'),
      pages: values('page'),
    }),
    ...(may('manage-marketing') && {
      campaigns: (await ranked('campaign')).map(({ id, ...row }) => ({ campaign_id: id, ...row })),
    }),
  }
}

async function attentionOf(
  db: Db,
  today: number,
  may: May,
  { installation, site }: Pick<Context, 'installation' | 'site'>,
) {
  const waiting = []
  for (const { type, permission, count } of installation.connections.attention) {
    if (may(permission)) waiting.push({ type, count: await count(db, today, { config: installation.config, site }) })
  }
  return waiting.filter(({ count }) => count > 0)
}
