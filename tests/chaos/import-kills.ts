/**
 * An import and its undoing, each killed at its points: afterwards every row is there exactly once, and what was there
 * before is there again, value for value.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import { Caller } from './caller.ts'

/** Around the commit of a batch, and between its writes. */
const commits = [
  'before commit platform/features/operations/worker #apply',
  'after commit platform/features/operations/worker #apply',
]
export const importPoints = ['between the writes of an import', ...commits]
export const undoPoints = ['between the writes of an undone import', ...commits]

const known = 40
const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }

interface Points {
  import: readonly string[]
  undo: readonly string[]
}

/** What is wrong at the end; `log` hears of each point. */
export async function importThroughKills(
  points: Points,
  rows = 6_000,
  log: (line: string) => void = () => undefined,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-import-kills-'))
  const site = new KilledSite(folder, rows, log)
  try {
    await site.setUp()
    return await site.pass(points)
  } finally {
    await site.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

const cellsOf = (n: number): string => `lead${n}@example.com,Name ${String.fromCharCode(97 + (n % 26))},Town ${n % 50}`
const fileOf = (rows: number): string =>
  `email,first_name,town\n${Array.from({ length: rows }, (_, n) => cellsOf(n)).join('\n')}\n`

/** People, as the file of the site has them: what undoing has to bring back. */
const stored = [
  'select id, email, first_name, last_name, search_key, mailability, unsubscribed_at, source from leads order by id',
  'select * from lead_values order by lead_id, field_id',
  'select * from lead_sets order by lead_id, type, member_id',
]

const counted = `select
  (select count(*) from import_rows where operation_id = o.id) as results,
  (select count(distinct lead_id) from import_rows where operation_id = o.id) as touched,
  (select count(*) from leads) as leads,
  (select count(*) from lead_values where text_key like 'town %') as towns,
  (select count(*) from lead_sets where type = 'audience') as members,
  (select count(*) from events where name = 'lead.created') as created,
  (select count(*) from events where name = 'lead.audience_joined') as joined,
  o.succeeded from operations o where o.id = ?`
const expectedOf = (rows: number) => ({
  ...{ results: rows, touched: rows, leads: rows, towns: rows, members: rows },
  ...{ created: rows, joined: rows, succeeded: rows },
})

class KilledSite {
  readonly #folder: string
  readonly #rows: number
  readonly #log: (line: string) => void
  #server!: ServerProcess
  #api!: Caller
  #at = ''
  #id = ''

  constructor(folder: string, rows: number, log: (line: string) => void) {
    this.#folder = folder
    this.#rows = rows
    this.#log = log
  }

  async #start(point = ''): Promise<void> {
    const port = this.#api ? Number(new URL(this.#api.url).port) : await freePort()
    const environment: Record<string, string> = point === '' ? {} : { LEADWRIGHT_FAULT_POINT: point }
    this.#server = await startServer({ folder: this.#folder, port, args: ['--empty'], environment })
    this.#api ??= new Caller(this.#server.url)
  }

  async setUp(): Promise<void> {
    await this.#start()
    const api = this.#api
    const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(this.#server) })
    api.token = String(session.token)
    this.#id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
    this.#at = `/v1/sites/${this.#id}`
    await api.must('POST', `${this.#at}/custom-fields`, { name: 'town', type: 'text', label: 'Town' })
    for (let n = 0; n < known; n++) {
      const lead = { email: `lead${n * 7}@example.com`, first_name: 'Kim', custom_fields: { town: 'Elsewhere' } }
      await api.must('POST', `${this.#at}/leads`, n % 2 === 0 ? lead : { email: lead.email })
    }
  }

  end = (): Promise<void> => this.#server.kill()

  async pass(points: Points): Promise<string[]> {
    const api = this.#api
    const audience = (await api.must('POST', `${this.#at}/audiences`, { name: 'All' })).id
    const created = await this.#upload()
    const mapping = ['email', 'first_name', 'town'].map((field, column) => ({ column, field }))
    await api.must('PATCH', `${this.#at}/imports/${created}`, { mapping, audience_ids: [audience] })
    await this.#server.stop()
    const before = this.#read(file => stored.map(sql => JSON.stringify(file.prepare(sql).all())))
    await this.#start()
    const { id } = await api.must('POST', `${this.#at}/imports/${created}/start`)
    const wrong = await this.#killedAt('import', points.import, id)
    await this.#server.stop()
    const counts = this.#read(file => ({ ...file.prepare(counted).get(id) }))
    if (JSON.stringify(counts) !== JSON.stringify(expectedOf(this.#rows)))
      wrong.push(`imported: ${JSON.stringify(counts)}`)
    await this.#start()
    const undo = (await api.must('POST', `${this.#at}/operations/${id}/undo`)).id
    wrong.push(...(await this.#killedAt('undo', points.undo, undo)))
    await this.#server.stop()
    const after = this.#read(file => stored.map(sql => JSON.stringify(file.prepare(sql).all())))
    for (const [at, sql] of stored.entries()) {
      if (after[at] !== before[at]) wrong.push(`undone, but not as before: ${sql}`)
    }
    return wrong
  }

  async #upload(): Promise<string> {
    const { status, body } = await this.#api.upload(
      `${this.#at}/imports`,
      new Blob([fileOf(this.#rows)]),
      'contacts.csv',
    )
    if (status !== 201) throw new Error(`The upload was answered ${status}: ${JSON.stringify(body)}`)
    return body.id
  }

  /** Of a site whose server does not run. */
  #read<T>(work: (file: DatabaseSync) => T): T {
    const file = new DatabaseSync(join(this.#folder, 'sites', this.#id, 'site.db'))
    try {
      return work(file)
    } finally {
      file.close()
    }
  }

  /** Kills at each of the points, each time further on, and lets it end. */
  async #killedAt(what: string, points: readonly string[], id: string): Promise<string[]> {
    const wrong: string[] = []
    await this.#server.kill()
    for (const point of points) {
      let dead = false
      // It may die before it is ready.
      await this.#start(point).catch(() => {
        dead = true
      })
      void this.#server.ended.then(() => {
        dead = true
      })
      const reached = await eventually(async () => dead, `an end at “${point}”`).catch(() => false)
      this.#log(`${reached ? '✓' : '✗ not reached:'} ${what}: ${point}`)
      if (!reached) wrong.push(`${what}: ${point} was not reached`)
      await this.#server.kill()
    }
    await this.#start()
    const operation = await eventually(async () => {
      const found = await this.#api.must('GET', `${this.#at}/operations/${id}`)
      return found.ended_at === null ? undefined : found
    }, `an end of the ${what}`)
    if (operation.status !== 'completed') wrong.push(`${what}: ${operation.status}`)
    return wrong
  }
}
