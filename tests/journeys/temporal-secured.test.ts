/** Temporal behind TLS, keys and certificates: who is let in works as ever, and who is not is told why in one sentence. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Connection } from '@temporalio/client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { proofTest } from '../../api/testing/proof-test.ts'
import { type Authority, createAuthority, type Pair, readPair } from '../tools/certificates.ts'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { type Gateway, type GatewayOptions, openGateway } from '../tools/temporal-gateway.ts'
import { HOUR, journey, START, tag, wait } from './scenes.ts'
import { type SiteRecordHarness, siteRecordHarness } from './site-record-harness.ts'
import { type TemporalDriver, type TemporalDriverOptions, temporalDriver } from './temporal-driver.ts'

const program = join(import.meta.dirname, '../../api/workflow-worker.ts')
const KEY = 'a key of many words'

let folder: string
let server: TemporalServer
let ours: Authority
let others: Authority
let pair: Pair
const open: { close(): Promise<unknown> }[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
  ours = createAuthority(folder, 'ours')
  others = createAuthority(folder, 'others')
  pair = ours.issue('server')
  server = await startTemporalServer(folder)
}, 600_000)
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function gateway(given: Partial<GatewayOptions> = {}): Promise<Gateway> {
  const made = await openGateway({ address: server.address, pair, ...given })
  open.push(made)
  return made
}

/** What a process that runs workflows says first, in an empty folder with these variables. */
async function saidBy(environment: Record<string, string>): Promise<string> {
  const compiled = process.env.NODE_COMPILE_CACHE ?? ''
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: compiled,
    TEMPORAL_INSTALLATION: '0f3a5c7e9b1d',
    LOG_LEVEL: 'info',
    ...environment,
  }
  const child: ChildProcess = spawn(process.execPath, [program], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let said = ''
  const heard = new Promise<void>(resolve => {
    const hear = (text: Buffer) => {
      said += text.toString()
      if (said.includes('\n')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('close', () => resolve())
  })
  await heard
  child.kill('SIGKILL')
  await ended
  return said
}

/** Said once, where a server is reached for the first time. */
const ANSWERS = 'Temporal answers; journeys run there'

interface Driven {
  driver: TemporalDriver
  harness: SiteRecordHarness
  said: string[]
}

async function driven(reach: TemporalDriverOptions['reach']): Promise<Driven> {
  const said: string[] = []
  const say = (_fields: object, text: string) => void said.push(text)
  const driver = temporalDriver(server, { ...(reach && { reach }), log: { info: say, warn: say, error: say } })
  open.push({ close: () => driver.stop() })
  const harness = await siteRecordHarness(START, driver.drive)
  open.push(harness)
  return { driver, harness, said }
}

const definition = journey([tag('a', 'tag_1'), wait('b', 2), tag('c', 'tag_2')])

async function carriesARun({ harness, said }: Driven, run_id: string): Promise<void> {
  await harness.enroll({ run_id, definition })
  expect(harness.state(run_id).status).toBe('delayed')
  await harness.moveTo(START + 2 * HOUR)
  expect(harness.state(run_id).status).toBe('completed')
  expect(said).toEqual([ANSWERS])
}

test('a run is carried through a server that speaks TLS and asks for a key', { timeout: 60_000 }, async () => {
  const { address } = await gateway({ api_key: KEY })
  await carriesARun(await driven({ address, tls: { ca: readFileSync(ours.cert) }, api_key: KEY }), 'run_keyed')
})

proofTest('a run is carried through a server that asks for a client’s certificate', { timeout: 60_000 }, async () => {
  const { address } = await gateway({ clients: ours.cert })
  const tls = { ca: readFileSync(ours.cert), ...readPair(ours.issue('client')) }
  await carriesARun(await driven({ address, tls }), 'run_mutual')
})

test('the variables reach it: key, authority and certificate', { timeout: 60_000 }, async () => {
  const keyed = await gateway({ api_key: KEY })
  const mutual = await gateway({ clients: ours.cert })
  const client = ours.issue('client')
  const works = { TEMPORAL_TLS_CA: ours.cert }
  expect(await saidBy({ ...works, TEMPORAL_ADDRESS: keyed.address, TEMPORAL_API_KEY: KEY })).toContain(
    'workflows run here',
  )
  const certificate = { TEMPORAL_TLS_CERT: client.cert, TEMPORAL_TLS_KEY: client.key }
  expect(await saidBy({ ...works, TEMPORAL_ADDRESS: mutual.address, ...certificate })).toContain('workflows run here')
})

proofTest('who is not let in is told why, without the key', { timeout: 240_000 }, async () => {
  const keyed = (await gateway({ api_key: KEY })).address
  const mutual = (await gateway({ clients: ours.cert })).address
  const stranger = others.issue('stranger')
  const ca = { TEMPORAL_TLS_CA: ours.cert }
  const strange = { TEMPORAL_TLS_CERT: stranger.cert, TEMPORAL_TLS_KEY: stranger.key }
  const cases: [environment: Record<string, string>, told: string][] = [
    [{ TEMPORAL_ADDRESS: keyed, ...ca, TEMPORAL_API_KEY: 'wrong' }, `${keyed} refuses the key in TEMPORAL_API_KEY.`],
    [{ TEMPORAL_ADDRESS: keyed, ...ca }, `${keyed} asks for a key. TEMPORAL_API_KEY holds it.`],
    [{ TEMPORAL_ADDRESS: keyed, TEMPORAL_TLS: 'true' }, `${keyed} has a certificate of an unknown authority.`],
    [{ TEMPORAL_ADDRESS: keyed, TEMPORAL_TLS_CA: others.cert }, `${keyed} has a certificate of an unknown authority.`],
    [{ TEMPORAL_ADDRESS: keyed }, `${keyed} hangs up. If it speaks TLS, set TEMPORAL_TLS=true.`],
    [{ TEMPORAL_ADDRESS: mutual, ...ca }, `TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY name its files.`],
    [{ TEMPORAL_ADDRESS: mutual, ...ca, ...strange }, `${mutual} hangs up on the certificate in TEMPORAL_TLS_CERT.`],
    [{ TEMPORAL_ADDRESS: server.address, TEMPORAL_TLS: 'true' }, `${server.address} does not speak TLS`],
    [{ TEMPORAL_ADDRESS: server.address, TEMPORAL_NAMESPACE: 'nobodys' }, 'has no namespace nobodys.'],
    [{ TEMPORAL_ADDRESS: '127.0.0.1:1' }, '127.0.0.1:1 does not answer. Runs wait in the record.'],
  ]
  for (const [environment, told] of cases) {
    const said = await saidBy(environment)
    expect(said).toContain(told)
    expect(said).toContain('Runs wait in the record.')
    expect(said).not.toContain('wrong')
  }
})

proofTest(
  'a key that is withdrawn in the middle keeps runs waiting and is told; given back, they go on',
  {
    timeout: 120_000,
  },
  async () => {
    const way = await gateway({ api_key: KEY })
    const { harness, said } = await driven({ address: way.address, tls: { ca: readFileSync(ours.cert) }, api_key: KEY })
    await harness.enroll({ run_id: 'run_before', definition })
    way.changeKey('another')
    const coming = harness.enrollAll([{ run_id: 'run_meanwhile', definition }])
    await vi.waitFor(() => expect(said.join()).toContain('refuses the key in TEMPORAL_API_KEY.'), 60_000)
    expect(harness.state('run_meanwhile').status).toBe('pending')
    way.changeKey(KEY)
    await coming
    await harness.moveTo(START + 2 * HOUR)
    for (const run_id of ['run_before', 'run_meanwhile']) expect(harness.state(run_id).status).toBe('completed')
    expect(said.filter(text => text.includes('refuses the key'))).toHaveLength(1)
  },
)

proofTest(
  'a file that is no certificate, and a key of another one, are refused at the start',
  {
    timeout: 60_000,
  },
  async () => {
    const rubbish = join(folder, 'rubbish.pem')
    writeFileSync(rubbish, 'rubbish')
    const client = ours.issue('client')
    const at = { TEMPORAL_ADDRESS: server.address }
    const cases: [environment: Record<string, string>, told: string][] = [
      [{ TEMPORAL_TLS_CA: rubbish }, `${rubbish}, which a TEMPORAL_TLS variable names, cannot be used:`],
      [{ TEMPORAL_TLS_CA: `${rubbish}.no` }, 'ENOENT'],
      [{ TEMPORAL_TLS_CERT: rubbish, TEMPORAL_TLS_KEY: client.key }, `${rubbish}, which`],
      [{ TEMPORAL_TLS_CERT: client.cert, TEMPORAL_TLS_KEY: rubbish }, `${rubbish}, which`],
      [{ TEMPORAL_TLS_CERT: client.cert, TEMPORAL_TLS_KEY: pair.key }, `${pair.key} is not the key of the certificate`],
    ]
    for (const [environment, told] of cases) {
      const said = await saidBy({ ...at, ...environment })
      expect(said).toContain(told)
      expect(said.trim().split('\n')).toHaveLength(1)
    }
  },
)

async function withOperator<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address: server.address })
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}
const removeAttributes = () =>
  withOperator(async connection => {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace: 'default' })
    const searchAttributes = Object.keys(customAttributes).filter(name => name.startsWith('Leadwright'))
    await connection.operatorService.removeSearchAttributes({ namespace: 'default', searchAttributes })
  })

const registered = () =>
  withOperator(async connection => {
    const names = ['LeadwrightSite', 'LeadwrightJourney', 'LeadwrightLead', 'LeadwrightStatus']
    const searchAttributes = Object.fromEntries(names.map(name => [name, 2]))
    await connection.operatorService
      .addSearchAttributes({ namespace: 'default', searchAttributes })
      .catch(() => undefined)
  })

proofTest(
  'without the right to add search attributes runs go on, and the command is told once',
  {
    timeout: 120_000,
  },
  async () => {
    await removeAttributes()
    const { address, refused } = await gateway({ refuses: path => path.endsWith('/AddSearchAttributes') })
    const { harness, said } = await driven({ address, tls: { ca: readFileSync(ours.cert) } })
    await harness.enroll({ run_id: 'run_bare', definition })
    expect(harness.state('run_bare').status).toBe('delayed')
    await harness.restart()
    await harness.moveTo(START + 2 * HOUR)
    expect(harness.state('run_bare').status).toBe('completed')
    expect(refused.length).toBeGreaterThan(0)
    expect(said.filter(text => text.includes('search attributes are missing'))).toHaveLength(2)
  },
)

proofTest('who may not ask the operator uses the attributes that are there', { timeout: 120_000 }, async () => {
  await registered()
  const { address, refused } = await gateway({ refuses: path => path.includes('.OperatorService/') })
  const reached = await driven({ address, tls: { ca: readFileSync(ours.cert) } })
  await reached.harness.enroll({ run_id: 'run_found', definition })
  await vi.waitFor(async () => {
    const { count } = await withOperator(connection =>
      connection.workflowService.countWorkflowExecutions({
        namespace: 'default',
        query: `LeadwrightStatus = 'delayed' and WorkflowId = 'run_found'`,
      }),
    )
    expect(Number(count)).toBe(1)
  }, 20_000)
  expect(refused.length).toBeGreaterThan(0)
  expect(reached.said).toEqual([ANSWERS])
})

proofTest('attributes that are taken away keep nobody from a journey', { timeout: 120_000 }, async () => {
  const { harness, said } = await driven({})
  await harness.enroll({ run_id: 'run_before', definition: journey([tag('a', 'tag_1')]) })
  await removeAttributes()
  await harness.enroll({ run_id: 'run_after', definition })
  await harness.enroll({ run_id: 'run_later', definition })
  expect(harness.state('run_after').status).toBe('delayed')
  expect(said.filter(text => text.includes('no longer takes the search attributes'))).toHaveLength(1)
})
