/** `doctor`: whether server, clock, version, key and rights are as this program needs them. */
import type { Command, Run } from '../command.ts'
import { apiKeyOf, baseUrlOf, connect, parseBaseUrl } from '../connection.ts'
import { exitCodes } from '../exit-codes.ts'
import { describeFailure, Failure, networkReason } from '../failure.ts'
import { toArray } from '../rows.ts'
import { version } from '../version.ts'

/** Webhook signatures are refused beyond five minutes. */
const CLOCK_SECONDS = { warn: 30, fail: 300 } as const
const ANSWER_MS = 60_000

interface Finding {
  name: string
  status: 'ok' | 'warning' | 'failed'
  text: string
}

export const doctor: Command = {
  name: 'doctor',
  summary: 'Check the server, its version, the clock, and the API key with its rights',
  notes:
    'Exits with 1 if something fails. The server’s own configuration is checked by `npm run doctor` where it runs.',
  examples: ['leadwright doctor', 'leadwright doctor --json'],
  async run(run) {
    const findings: Finding[] = []
    for await (const finding of examine(run)) findings.push(finding)
    const marks = { ok: '✓', warning: '!', failed: '✗' }
    run.output.result(findings, () => findings.map(one => `${marks[one.status]} ${one.name}: ${one.text}`))
    return findings.some(({ status }) => status === 'failed') ? exitCodes.failed : exitCodes.success
  },
}

async function* examine({ values, profile }: Run): AsyncGenerator<Finding> {
  const given = baseUrlOf(values, profile)
  if (!given) return yield { name: 'server', status: 'failed', text: 'No address is known: run `leadwright login`.' }
  const base_url = parseBaseUrl(given)
  let server: ServerFacts & { version: string }
  try {
    server = { ...(await readServer(base_url)), version: await readVersion(base_url) }
  } catch (error) {
    return yield { name: 'server', status: 'failed', text: describeFailure(error).message }
  }
  yield { name: 'server', status: 'ok', text: `${base_url} answers in ${server.milliseconds} ms` }
  yield judgeVersion(server.version)
  yield judgeClock(server.seconds_ahead)
  const key = apiKeyOf(values, profile)
  if (!key) return yield { name: 'API key', status: 'failed', text: 'None is known: run `leadwright login`.' }
  yield* judgeKey(base_url, key)
}

interface ServerFacts {
  milliseconds: number
  /** Of the server’s clock before this one; its answer has whole seconds. */
  seconds_ahead: number
}

async function readServer(base_url: string): Promise<ServerFacts> {
  const begin = Date.now()
  const response = await load(`${base_url}/healthz`)
  const end = Date.now()
  const health: unknown = await response.json().catch(() => undefined)
  if (!response.ok || typeof health !== 'object' || health === null || !('status' in health))
    throw isNoLeadwright(response)
  const date = Date.parse(response.headers.get('date') ?? '')
  const seconds_ahead = Number.isNaN(date) ? 0 : Math.round((date - (begin + end) / 2) / 1_000)
  return { milliseconds: end - begin, seconds_ahead }
}

async function readVersion(base_url: string): Promise<string> {
  const response = await load(`${base_url}/openapi.json`)
  const document: unknown = await response.json().catch(() => undefined)
  const info = typeof document === 'object' && document !== null && 'info' in document ? document.info : undefined
  if (!response.ok || typeof info !== 'object' || info === null || !('version' in info)) throw isNoLeadwright(response)
  return String(info.version)
}

const isNoLeadwright = ({ url, status }: Response): Failure =>
  new Failure(`${url} answers ${status}, but not as Leadwright does: check the address, and any proxy before it.`)

async function load(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
  } catch (error) {
    throw new Failure(
      `${new URL(url).origin} could not be reached (${networkReason(error)}): check the address, and that the server runs.`,
    )
  }
}

function judgeVersion(server: string): Finding {
  const same = server.split('.').slice(0, 2).join('.') === version.split('.').slice(0, 2).join('.')
  if (same) return { name: 'version', status: 'ok', text: `server ${server}, this program ${version}` }
  const text = `The server is ${server}, this program ${version}: install the version of the server, or commands may fail.`
  return { name: 'version', status: 'warning', text }
}

function judgeClock(seconds: number): Finding {
  const off = Math.abs(seconds)
  if (off < CLOCK_SECONDS.warn) return { name: 'clock', status: 'ok', text: 'as the server’s' }
  const status = off < CLOCK_SECONDS.fail ? 'warning' : 'failed'
  const text = `This machine is ${off} seconds ${seconds > 0 ? 'behind' : 'ahead of'} the server: set its clock, or signatures of webhooks are refused.`
  return { name: 'clock', status, text }
}

async function* judgeKey(base_url: string, key: string): AsyncGenerator<Finding> {
  try {
    const client = connect(base_url, key)
    const { rules, account_permissions } = await client.auth.listAbilities()
    const sites = await toArray(client.sites.list())
    yield {
      name: 'API key',
      status: 'ok',
      text: `accepted; it can enter ${sites.map(one => one.subdomain).join(', ') || 'no site'}`,
    }
    const rights = [...new Set([...rules.map(({ action }) => action), ...account_permissions])].toSorted()
    yield { name: 'rights', status: rights.length > 0 ? 'ok' : 'warning', text: rights.join(' ') || 'none' }
  } catch (error) {
    yield { name: 'API key', status: 'failed', text: describeFailure(error, { base_url }).message }
  }
}
