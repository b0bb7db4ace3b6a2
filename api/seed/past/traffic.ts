/**
 * Visitors of the site and its popups: those who did not register are only counted by day, as visitors are not kept
 * for long. Their number follows from the registrations and the popup's rate.
 */
import { insertInto } from '../../platform/database/statements.ts'
import { localDay } from '../../platform/texts/local-days.ts'
import { originalVariant } from '../../site/capture/popups/rules.ts'
import { resultCounts, resultFacts, visitCounts } from '../../site/capture/results/counts-table.ts'
import { pageFact, type ResultFact } from '../../site/capture/results/rules.ts'
import type { Business } from '../businesses/business.ts'
import { type Chance, chance } from '../chance.ts'
import type { FurnishedPopup } from '../furnish/popups.ts'
import { arrive, originOf, sharesOf, writeVisitor } from './browsers.ts'
import { day_ms, type Past, past_days, type Tx } from './past.ts'
import type { Registration } from './registrations.ts'

type CountRow = typeof resultCounts.$inferSelect
type FactRow = typeof resultFacts.$inferSelect
type VisitRow = typeof visitCounts.$inferSelect

const insertCounts = insertInto(resultCounts)
const insertFacts = insertInto(resultFacts)
const insertVisits = insertInto(visitCounts)

/** Older counts by source, device and page are grouped by week, since no screen shows single days of them. */
const daily_facts = 14

/** Unregistered visitors of the last days are stored individually. */
const kept_days = 3
const strangers = 60

export async function writeTraffic(tx: Tx, all: readonly Registration[], past: Past): Promise<void> {
  const { business, furnished, now } = past
  const today = localDay(business.site.timezone, now)
  const counts: CountRow[] = []
  const facts: FactRow[] = []
  const visitorsOf = new Map<number, number>()
  const shares = sharesOf(business)
  for (const popup of furnished.popups) {
    const by = chance(`${business.key} traffic ${popup.seed.key}`)
    const came = Map.groupBy(
      all.filter(one => one.popup === popup),
      ({ day }) => day,
    )
    const weeks = new Week()
    for (let day = today - past_days; day <= today; day++) {
      const sent = came.get(day) ?? []
      const seen = viewersOn(day, came, popup.seed.rate, by)
      if (seen === 0) continue
      const of = { source_id: popup.row.id, campaign_id: campaignOn(popup, day, today, past), day }
      counts.push(...countRows(of, seen, sent, by))
      const week = weeks.add(of, seen, sent, today - day <= daily_facts || (today - day) % 7 === 0)
      if (week) facts.push(...factRows(week, popup, business, shares))
      visitorsOf.set(day, (visitorsOf.get(day) ?? 0) + seen)
    }
  }
  const popups = new Set(furnished.popups.map(({ row }) => row.id))
  await tx.run(insertCounts, [...counts, ...siteRows(counts, popups)])
  await tx.run(insertFacts, facts)
  const by = chance(`${business.key} visits`)
  await tx.run(
    insertVisits,
    [...visitorsOf].map(([day, seen]) => visitRow(day, seen, by)),
  )
  await writeVisitors(tx, past)
}

/** As many as the rate says of this day's registrations and of those of the days around it. */
function viewersOn(day: number, came: ReadonlyMap<number, readonly unknown[]>, rate: number, by: Chance): number {
  const sent = came.get(day)?.length ?? 0
  const around = [-3, -2, -1, 1, 2, 3].reduce((sum, apart) => sum + (came.get(day + apart)?.length ?? 0), 0) / 6
  const noise = 0.88 + by.next() * 0.24
  return Math.max(sent, Math.round(((0.55 * sent + 0.45 * around) * 100 * noise) / rate))
}

/** Days count whole for the campaign that was active on their evening. */
function campaignOn({ row }: FurnishedPopup, day: number, today: number, { furnished, now }: Past): string {
  const evening = now - (today - day) * day_ms
  return furnished.campaigns.find(one => one.popup_id === row.id && evening < one.until)?.id ?? ''
}

type Place = Pick<FactRow, 'source_id' | 'campaign_id' | 'day'>

/** Everybody saw one popup in one variant under one campaign, so that all that counts it has the same numbers. */
function countRows({ source_id, campaign_id, day }: Place, seen: number, sent: readonly Registration[], by: Chance) {
  const counted = {
    day,
    shown: Math.round(seen * (1.12 + by.next() * 0.1)),
    shown_daily: Math.round(seen * 1.06),
    closed: Math.round((seen - sent.length) * (0.74 + by.next() * 0.16)),
    submitted: sent.length,
    leads: sent.length,
    visitors: seen,
    converted: sent.length,
    shown_robots: Math.round(seen * 0.03),
  }
  return [source_id, ...(campaign_id === '' ? [] : [campaign_id])].flatMap((thing_id): CountRow[] => [
    { thing_id, source_id: '', variant: '', ...counted },
    { thing_id, source_id, variant: originalVariant, ...counted },
  ])
}

/** Visitors who saw any popup of the site. */
function siteRows(counts: readonly CountRow[], popups: ReadonlySet<string>): CountRow[] {
  const none = { shown: 0, closed: 0, submitted: 0, leads: 0, shown_robots: 0 }
  const ofPopups = counts.filter(({ thing_id, variant }) => popups.has(thing_id) && variant === '')
  return [...Map.groupBy(ofPopups, ({ day }) => day)].map(([day, rows]) => {
    const sum = (name: 'visitors' | 'converted' | 'shown_daily') => rows.reduce((total, row) => total + row[name], 0)
    const own = { visitors: sum('visitors'), converted: sum('converted'), shown_daily: sum('shown_daily') }
    return { thing_id: '', source_id: '', variant: '', day, ...none, ...own }
  })
}

/** Days of one campaign that are grouped. */
class Week {
  #seen = 0
  #sent: Registration[] = []

  add(of: Place, seen: number, sent: readonly Registration[], ends: boolean): PlaceTraffic | undefined {
    this.#seen += seen
    this.#sent.push(...sent)
    if (!ends) return undefined
    const told = { of, seen: this.#seen, sent: this.#sent }
    this.#seen = 0
    this.#sent = []
    return told
  }
}

interface PlaceTraffic {
  of: Place
  seen: number
  sent: readonly Registration[]
}

function factRows(
  { of, seen, sent }: PlaceTraffic,
  popup: FurnishedPopup,
  business: Business,
  common: ReturnType<typeof sharesOf>,
): FactRow[] {
  const page = pageFact(`${originOf(business)}${popup.seed.page}`) ?? ''
  const shares: Record<ResultFact, [string, number][]> = { ...common, page: [[page, 100]] }
  const valueIn = (fact: ResultFact, { browser }: Registration): string =>
    fact === 'page' ? page : (browser[fact] ?? '')
  return (Object.keys(shares) as ResultFact[]).flatMap(fact => {
    const all = shares[fact].reduce((sum, [, weight]) => sum + weight, 0)
    return shares[fact].flatMap(([value, weight]) => {
      const submitted = sent.filter(one => valueIn(fact, one) === value).length
      const shown = Math.max(submitted, Math.round((seen * weight) / all))
      return shown > 0 ? [{ ...of, fact, value, shown, submitted }] : []
    })
  })
}

function visitRow(day: number, seen: number, by: Chance): VisitRow {
  const visitors = Math.round(seen * (1.5 + by.next() * 0.3))
  const pages = Math.round(visitors * (1.9 + by.next() * 0.4))
  const visits = Math.round(visitors * 1.18)
  return {
    day,
    visitors,
    visits,
    pages,
    visible_ms: pages * by.between(24_000, 34_000),
    robot_pages: Math.round(pages * 0.06),
  }
}

async function writeVisitors(tx: Tx, { business, now }: Past): Promise<void> {
  const { key, popups } = business
  for (let i = 0; i < strangers; i++) {
    const by = chance(`${key} stranger ${i}`)
    const at = now - Math.round((kept_days * day_ms * (i + by.next())) / strangers) - 60_000
    await writeVisitor(tx, arrive(business, popups[i % popups.length]?.page, at, by))
  }
}
