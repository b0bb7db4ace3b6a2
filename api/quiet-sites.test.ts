import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectGarbage } from './platform/runtime/memory.ts'
import { restAfter, tendQuietSites } from './quiet-sites.ts'
import { siteHousekeeping } from './site-parts.ts'
import { createHarness, type Harness, until } from './testing/harness.ts'
import { openFiles } from './testing/open-files.ts'

const day_ms = 86_400_000

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

async function visited(name: string): Promise<string> {
  const site_id = await h.newSite(name)
  await h.post(`/v1/sites/${site_id}/publish`)
  await h.patch(`/v1/sites/${site_id}/tracking-settings`, { enabled: true, kept_days: 5 })
  const events = [{ type: 'page_visited', page_url: 'https://casa.example/' }]
  const body = { visitor_id: `visitor-number-${name.toLowerCase()}`, session: { timezone: 'Europe/Madrid' }, events }
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  expect((await h.post(`/v1/public/sites/${site_id}/events`, body, { token: null, headers })).status).toBe(202)
  return site_id
}
/** A closed file is given back once what had it open is collected. */
function filesOf(site_id: string): number {
  collectGarbage({ type: 'major' })
  return openFiles(path => path.includes(site_id))
}
const visitors = async (site_id: string) => (await h.get(`/v1/sites/${site_id}/visitors`)).body.data.length

test('where nothing happens old visits are forgotten too, soon after a start and again and again', async () => {
  const [quiet, awake] = [await visited('Quiet'), await visited('Awake')]
  h.clock.forward(6 * day_ms)
  const fresh = await visited('Fresh')
  const options = {
    installation: h.installation,
    isAwake: (id: string) => id === awake,
    housekeeping: siteHousekeeping,
    first_ms: 0,
    // The machine may be busy with other tests, for which it would rest.
    rest_share: 0.1,
  }
  const rounds = tendQuietSites({ ...options, every_ms: 20 })
  await until(
    () => visitors(quiet),
    count => count === 0,
  )
  expect(await visitors(awake)).toBe(1)
  h.clock.forward(6 * day_ms)
  await until(
    () => visitors(fresh),
    count => count === 0,
  )
  await rounds.stop()
  await sleep(40)
  expect(await visitors(awake)).toBe(1)
  // The next rounds close them, which were looked at above: not the first of them where a look is still under way.
  const last = tendQuietSites({ ...options, every_ms: 1_000 })
  const left = async () => {
    // A collection takes the round its time; the second site waits for a rest.
    await sleep(300)
    return Math.min(filesOf(quiet), filesOf(fresh))
  }
  await until(left, count => count === 0)
  await last.stop()
})

test('a round takes less than an hour, and never all of the time is work', () => {
  const rest_share = 19
  expect(restAfter(40, { sites: 100, rest_share })).toBe(760)
  const round_s = (sites: number, took: number) => (sites * (took + restAfter(took, { sites, rest_share }))) / 1_000
  expect(round_s(10_000, 40)).toBeLessThan(3_600)
  expect(round_s(10_000, 150)).toBeLessThan(3_600)
  expect(restAfter(40, { sites: 1_000_000, rest_share })).toBe(10)
})
