/**
 * Every named point once: the process is killed before and after each commit, SMTP command and call of a provider that one
 * person's way needs, and everybody arrives all the same. Which points there are is found by letting one person through.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFakeOpenAi } from '../../api/testing/fake-openai.ts'
import { setUpToken } from '../tools/server-fixture.ts'
import { freePort, type Launched, launch, type ServerProcess, startServer } from '../tools/server-process.ts'
import { startTemporalServer } from '../tools/temporal.ts'
import { cameAgain, type Kill } from './again.ts'
import { Caller } from './caller.ts'
import { killOf } from './disk.ts'
import { look } from './findings.ts'
import { setUpSite } from './fixture.ts'
import { httpGate, smtpGate } from './gates.ts'
import { openInbox } from './inbox.ts'
import { quiet } from './pass.ts'
import { submit } from './people.ts'
import { randomOf } from './random.ts'

/** A point that one person's way did not reach within this is never reached. */
const PATIENCE_MS = 15_000
/** An ending process may exit before its last output is read. */
const TRIES_MAX = 3
/** Kinds of points without which the list has been made wrongly. */
const NEEDED = [
  /^before commit /,
  /^after commit /,
  /^before smtp message$/,
  /^after smtp message$/,
  /^before http call$/,
]

export async function visitPoints(runner: 'embedded' | 'temporal'): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-points-'))
  const inbox = await openInbox(randomOf(1))
  const provider = await openFakeOpenAi()
  const temporal = runner === 'temporal' ? await startTemporalServer(folder) : null
  const seen = new Set<string>()
  const visited = new Set<string>()
  const kills: Kill[] = []
  let server: Launched | undefined
  let armed: string | undefined

  const atPoint = async (name: string) => {
    seen.add(name)
    if (name !== armed || !server) return false
    armed = undefined
    // A process that sends QUIT last may have exited by itself.
    visited.add(name)
    server.child.kill('SIGKILL')
    await server.ended
    return true
  }
  const gates = [await smtpGate(inbox.url, atPoint), await httpGate(provider.url, atPoint)] as const
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const optionsWith = (environment: Record<string, string>) => ({
    folder,
    port,
    args: ['--empty'],
    environment: {
      SMTP_URL: gates[0].url,
      AI_MODEL: 'letters',
      AI_BASE_URL: `${gates[1].url}/v1`,
      PUBLIC_URL: url,
      SUBMISSIONS_PER_MINUTE: '1000000',
      SUBMISSIONS_BURST: '1000000',
      ...(temporal && { TEMPORAL_ADDRESS: temporal.address }),
      ...environment,
    },
  })
  const start = async (environment: Record<string, string> = {}): Promise<ServerProcess> => {
    const started = await startServer(optionsWith(environment))
    server = started
    return started
  }

  try {
    const first = await start()
    const api = new Caller(url)
    const fixture = await setUpSite(api, inbox, await setUpToken(first), { seconds: [1], ai: true })
    await first.stop()

    const came: Promise<string>[] = []
    const comes = () => {
      const email = `person-${came.length}@casa-verde.example`
      came.push(submit(api, fixture, email, fixture.popup_ids[0] ?? '').then(() => email))
    }
    const list = join(folder, 'points')
    const listing = await start({ LEADWRIGHT_FAULT_POINT: `list:${list}` })
    seen.clear()
    comes()
    await quiet(api, inbox, fixture.site_id, came.length)
    const reached = () => (existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [])
    const underWay = new Set([...reached(), ...seen])
    await listing.stop()
    const points = [...new Set([...reached(), ...seen])].toSorted()
    console.log(`${points.length} points, ${runner}`)

    const visit = async (point: string) => {
      armed = point
      const running = launch(optionsWith(/ commit /.test(point) ? { LEADWRIGHT_FAULT_POINT: point } : {}))
      server = running
      comes()
      const ended = running.ended.then(({ signal }) => signal)
      // Points that are reached only on shutdown: ends the process once it is ready.
      if (!underWay.has(point)) await Promise.race([ended, isReady(url)])
      const patience = underWay.has(point) ? PATIENCE_MS : 0
      let signal = await Promise.race([ended, sleep(patience).then(() => undefined)])
      if (signal === undefined) {
        running.child.kill('SIGTERM')
        signal = await ended
      }
      armed = undefined
      if (signal !== 'SIGKILL') return
      visited.add(point)
      kills.push(killOf(folder, fixture.site_id, performance.now()))
    }
    for (const point of points) {
      for (let tries = 0; tries < TRIES_MAX && !visited.has(point); tries++) await visit(point)
      console.log(`${visited.has(point) ? '✓' : '✗ not reached:'} ${point}`)
    }

    await start()
    const acknowledged = await Promise.all(came)
    await quiet(api, inbox, fixture.site_id, came.length)
    const found = await look(api, inbox, fixture, acknowledged, mails => cameAgain(mails, kills))
    for (const line of [...found.lost, ...found.duplicated, ...found.stuck]) console.log(`✗ ${line}`)
    const absent = NEEDED.filter(type => !points.some(point => type.test(point)))
    for (const type of absent) console.log(`✗ no point like ${type}`)
    const wrong = found.lost.length + found.duplicated.length + found.stuck.length + absent.length
    console.log(
      JSON.stringify({
        points: points.length,
        visited: visited.size,
        visited_percent: Math.round((visited.size / points.length) * 100),
        lost: found.lost.length,
        duplicated: found.duplicated.length,
        stuck: found.stuck.length,
        extra_sends_in_window: found.extra.length,
      }),
    )
    return wrong === 0 && visited.size === points.length ? 0 : 1
  } finally {
    server?.child.kill('SIGKILL')
    await temporal?.stop()
    await Promise.all(gates.map(gate => gate.close()))
    await provider.close()
    await inbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isReady(url: string): Promise<undefined> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.status === 200) return undefined
    await sleep(50)
  }
}
