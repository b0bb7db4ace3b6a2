/** What a database server is sent of submissions, and how fast it takes the same by the client of libSQL, which has nothing else to do. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { InStatement } from '@libsql/client/http'
import { createApp } from '../../../api/app.ts'
import { openInstallation } from '../../../api/installation.ts'
import { readConfig } from '../../../api/platform/config/config.ts'
import { copyFromFile } from '../../../api/platform/database/recorded/local-file.ts'
import { DatabaseServer, ServerDatabase } from '../../../api/platform/database/recorded/server.ts'
import { siteFile } from '../../../api/platform/database/site-file.ts'
import { createLog } from '../../../api/platform/runtime/log.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../../../api/testing/database-server.ts'
import type { Sites } from './sites.ts'
import { raisedLimits, submission, submissionPath } from './submission.ts'

export interface RecordedFloor {
  /** The next share of the groups: how many submissions, and how long they took. */
  round(share: number): Promise<{ submissions: number; milliseconds: number }>
  close(): Promise<void>
}

/** Of so many submissions, `at_once` of which share a group as they do in the product. */
export async function recordedFloor({ folder, forms }: Sites, count: number, at_once: number): Promise<RecordedFloor> {
  const server = await startDatabaseServer()
  const copy = await mkdtemp(join(tmpdir(), 'leadwright-floor-'))
  await cp(folder, copy, { recursive: true })
  const file = join(copy, 'before.db')
  await cp(siteFile(folder, forms[0]?.site_id ?? ''), file)
  const groups = await groupsOf({ folder: copy, forms }, server, { count, at_once })
  const database = new DatabaseServer(server.address).database('floor')
  await database.create()
  await copyFromFile(file, { run: async statements => void (await database.migrate(statements)) })
  const each = count / groups.length
  let done = 0
  return {
    async round(share) {
      const begun = performance.now()
      const some = groups.slice(done, done + Math.floor(groups.length * share))
      for (const group of some) await database.batch(group)
      done += some.length
      return { submissions: each * some.length, milliseconds: performance.now() - begun }
    },
    async close() {
      database.close()
      await server.close()
      await rm(copy, { recursive: true, force: true })
    },
  }
}

/** The groups of so many submissions as they are recorded, without the mark of who writes. */
async function groupsOf(
  { folder, forms }: Sites,
  server: TestDatabaseServer,
  { count, at_once }: { count: number; at_once: number },
): Promise<InStatement[][]> {
  const [form] = forms
  if (!form) throw new Error('There is no form to send.')
  const groups: InStatement[][] = []
  const { record } = ServerDatabase.prototype
  ServerDatabase.prototype.record = function (statements) {
    if (this.name === form.site_id) groups.push(statements.slice(1) as InStatement[])
    return record.call(this, statements)
  }
  const config = readConfig({ ...raisedLimits, DATA_DIR: folder, DATABASE_URL: server.url })
  const installation = await openInstallation(config, { log: createLog('silent') })
  try {
    const app = createApp(installation)
    const headers = { 'content-type': 'application/json' }
    const send = () => app.request(submissionPath(form), { method: 'POST', headers, body: submission() })
    /** On a busy machine it is told to come again. */
    const right = async () => {
      while ((await send()).status !== 201) await pause(50)
    }
    for (let sent = 0; sent < count; sent += at_once) await Promise.all(Array.from({ length: at_once }, right))
  } finally {
    ServerDatabase.prototype.record = record
    await installation.close()
  }
  return groups
}
