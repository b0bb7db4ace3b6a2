/**
 * A list of a million leads over HTTP of the real process: the first page by each of twenty filters, the number of leads that
 * each finds, searches, and the 10,000th page beside the first. The 95th percentile of all answers. Floors, on the same
 * file and library: a page of the newest leads with what hangs on them; counting as many entries of an index as are counted
 * exactly; looking the words up in the index alone. A last line: the frames of the admin's list while it is scrolled, and the slowest
 * answer to a key; its floor is a bare list of as many rows that is scrolled alike, beside an empty page.
 */
import { join } from 'node:path'
import Sync from 'libsql'
import { matchOf } from '../../api/site/contacts/lead-records/rules.ts'
import { leadLimits } from '../../api/site/contacts/leads/limits.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { twentyFilters, words } from './parts/leads-filters.ts'
import { frameLine, scrolledList } from './parts/leads-scroll.ts'
import { type LeadsSite, leadsSite } from './parts/leads-site.ts'
import { percentile } from './parts/load.ts'

const usual = Number(process.env.BENCH_LEADS ?? 1_000_000)
const small_count = 50_000
const usual_rounds = Number(process.env.BENCH_ROUNDS ?? 6)
const small_rounds = 3
const goals = { page: 50, count: 150, search: 50 }
const scroll_goals = { frame_ms: 17, interaction_ms: 100 }
const page_items = 25
const deep_page = 10_000

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const leads = small ? small_count : usual
  const rounds = small ? small_rounds : usual_rounds
  const site = await leadsSite(leads)
  const port = await freePort()
  const server = await startServer({
    folder: site.folder,
    port,
    args: ['--empty'],
    environment: { LOG_LEVEL: 'error' },
  })
  const ask = asking(`${server.url}/v1/sites/${site.site_id}/leads`, site.token)
  const file = openFile(site)
  try {
    const filters = Object.entries(twentyFilters(site))
    const line = (name: keyof typeof goals, asked: Asked[], floor: number) => {
      const value = percentile(
        asked.map(({ ms }) => ms),
        0.95,
      )
      const slowest = asked.toSorted((a, b) => b.ms - a.ms)[0]
      return {
        ...{ name, unit: 'ms', value: rounded(value), floor: rounded(floor), ratio: rounded(value / floor) },
        ...{
          slowest: `${slowest?.name}: ${rounded(slowest?.ms ?? 0)}`,
          errors: asked.filter(one => one.isWrong).length,
        },
        ...{ leads, goal: goals[name], reached: value <= goals[name] },
      }
    }
    const page = (filter: unknown) => ask('search', { filter, limit: page_items })
    yield line('page', await timed(filters, page, rounds), file.page())
    yield line('count', await timed(filters, filter => ask('count', { filter }), rounds), file.count())
    const search = (word: string) => ask('search', { search: word, limit: page_items })
    yield line(
      'search',
      await timed(
        words.map(word => [word, word]),
        search,
        rounds,
      ),
      file.search(),
    )
    const deep = Math.min(deep_page, Math.floor(leads / page_items / 2))
    const cursors: [string, string | undefined][] = [
      ['first', undefined],
      ['deep', cursorOf(file.idBefore(deep * page_items))],
    ]
    const asked = await timed(cursors, cursor => ask('search', { limit: page_items, cursor }), rounds * 10)
    const [first = 0, last = 0] = cursors.map(([name]) =>
      percentile(
        asked.filter(one => one.name === name).map(({ ms }) => ms),
        0.95,
      ),
    )
    yield { ...{ name: 'page_deep', unit: 'ms', value: rounded(last), floor: rounded(first) }, page: deep, errors: 0 }
    const scrolled = frameLine(await scrolledList(server.url, site, leads))
    yield {
      ...{ name: 'list_scroll', unit: 'ms', ...scrolled, value: rounded(scrolled.value) },
      ...{ floor: rounded(scrolled.floor), ratio: rounded(scrolled.value / scrolled.floor) },
      empty_page: rounded(scrolled.empty_page),
      ...{ leads, goal: scroll_goals.frame_ms, interaction_goal: scroll_goals.interaction_ms },
      reached:
        scrolled.value <= Math.max(scroll_goals.frame_ms, scrolled.floor) &&
        scrolled.interaction_ms <= scroll_goals.interaction_ms,
    }
  } finally {
    file.close()
    await server.stop()
  }
}

interface Asked {
  name: string
  ms: number
  isWrong: boolean
}

const rounded = (value: number): number => Number(value.toFixed(2))

const asking =
  (url: string, token: string) =>
  async (path: string, body: object): Promise<number> => {
    const began = performance.now()
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-encoding': 'identity' },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    const ms = performance.now() - began
    return response.status === 200 ? ms : Number.NaN
  }

/** In turns; the first round fills the caches. */
async function timed<T>(
  what: readonly [string, T][],
  ask: (one: T) => Promise<number>,
  times: number,
): Promise<Asked[]> {
  const all: Asked[] = []
  for (let round = 0; round <= times; round++) {
    for (const [name, one] of what) {
      const ms = await ask(one)
      if (round > 0) all.push({ name, ms, isWrong: Number.isNaN(ms) })
    }
  }
  return all
}

/** As the API writes it: a bench need not turn ten thousand pages to ask for the next. */
const cursorOf = (id: string): string => Buffer.from(JSON.stringify([id, id])).toString('base64url')

/** The file itself, asked bare. */
function openFile({ folder, site_id, tags }: LeadsSite) {
  const db = new Sync(join(folder, 'sites', site_id, 'site.db'))
  db.exec('PRAGMA query_only=1; PRAGMA wal_autocheckpoint=0')
  const among = '(select id from leads order by id desc limit ?)'
  const newest = db.prepare('select * from leads order by id desc limit ?')
  const sets = db.prepare(`select * from lead_sets where lead_id in ${among}`)
  const values = db.prepare(`select * from lead_values where lead_id in ${among}`)
  const some = db.prepare('select count(*) from (select 1 from lead_tags where tag_id = ? limit ?)')
  const found = db.prepare('select rowid from lead_search where lead_search match ? limit ?')
  const before = db.prepare('select id from leads order by id desc limit 1 offset ?')
  const timesOf = (work: () => void, times = 100): number => {
    const all = Array.from({ length: times }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    })
    return percentile(all, 0.95)
  }
  return {
    page: () => timesOf(() => void JSON.stringify([newest, sets, values].map(one => one.all(page_items)))),
    count: () => timesOf(() => void some.get(tags[0], leadLimits.leads_counted_exactly_max)),
    search: () =>
      timesOf(() => {
        for (const word of words) {
          found.all(matchOf([[word.toLowerCase()]]), page_items)
        }
      }) / words.length,
    idBefore: (count: number) => String((before.get(count) as { id: string }).id),
    close: () => db.close(),
  }
}
