/** `check:access`: makes the sites, the callers, and walks. */
import { Writable } from 'node:stream'
import { endpoints } from '../../api/features.ts'
import { FixedClock } from '../../api/platform/runtime/clock.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { startOfTest } from '../../api/testing/harness.ts'
import type { People } from '../contract/people.ts'
import { walkAllowed } from './allowed.ts'
import { bearer } from './ask.ts'
import { Callers } from './callers.ts'
import { walkChannels } from './channels.ts'
import { walkEscalation } from './escalation.ts'
import { deleteGround, type Grounds, makeGrounds } from './grounds.ts'
import { Leaks } from './leaks.ts'
import { type Findings, isTaken, type Walking, walk } from './walk.ts'

/** A mistake before the app: another path or another caller than those that were asked for. */
export type Plant = (asked: { grounds: Grounds; path: string; token: string | null }) => {
  path?: string
  token?: string | null
}

export interface Options {
  /** One of so many cells, and of so many endpoints: for each of them things are made on four sites. */
  share?: number
  endpointShare?: number
  operations?: readonly string[]
  plant?: Plant
  say?: (line: string) => void
}

export async function checkAccess({
  share = 1,
  endpointShare = 1,
  operations: wanted,
  plant,
  say = () => undefined,
}: Options = {}): Promise<Findings> {
  const operations = wanted ?? operationsOf(endpointShare)
  const logged: string[] = []
  const to = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  const steady = new FixedClock(startOfTest)
  const posted: { url: string; body: string }[] = []
  const { w, grounds } = await makeGrounds({
    operations,
    steadyClock: steady,
    log: createLog('trace', to),
    post: async (url, { body }) => {
      posted.push({ url, body: String(body) })
      return { status: 204, headers: new Headers(), body: Buffer.alloc(0) }
    },
  })
  try {
    say('made the sites')
    const leaks = await Leaks.of(grounds)
    await deleteGround(grounds.deleted)
    const callers = await Callers.make(w, grounds)
    const findings: Findings = { cells: 0, wrong: [], canaries: [] }
    const walking: Walking = { grounds, callers, leaks, findings, share, operations, steady, w }
    if (plant) planted(w, grounds, plant)
    say('made the callers')
    await walk(walking)
    say(`walked ${findings.cells} cells`)
    await walkAllowed(walking)
    say(`changed what may be changed: ${findings.cells}`)
    if (wanted === undefined) {
      await walkEscalation(walking)
      say(`tried to have more: ${findings.cells}`)
      await walkChannels(walking, { logged, posted })
      say(`looked at what leaves a site: ${findings.cells}`)
    }
    return findings
  } finally {
    await w.close()
  }
}

const operationsOf = (share: number): string[] =>
  endpoints.map(({ contract }) => contract.operationId).filter(operationId => isTaken(share, operationId))

function planted({ app }: People, grounds: Grounds, plant: Plant): void {
  const answer = app.fetch
  app.fetch = (request, ...others) => {
    const url = new URL(request.url)
    const path = url.pathname + url.search
    const token = bearer(request.headers)
    const changed = { path, token, ...plant({ grounds, path, token }) }
    const headers = new Headers(request.headers)
    headers.delete('authorization')
    if (changed.token !== null) headers.set('authorization', `Bearer ${changed.token}`)
    const { method, body } = request
    const init = { method, headers, ...(body && { body, duplex: 'half' as const }) }
    return answer(new Request(new URL(changed.path, url), init), ...others)
  }
}
