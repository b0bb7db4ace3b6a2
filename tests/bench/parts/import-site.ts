/** The real process with a site that can import, and where popups lead to emails. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Caller, type Reply } from '../../chaos/caller.ts'
import { type ServerFixture, setUpSite } from '../../chaos/fixture.ts'
import { type Inbox, openInbox } from '../../chaos/inbox.ts'
import { randomOf } from '../../chaos/random.ts'
import { setUpToken } from '../../tools/server-fixture.ts'
import { freePort, startServer } from '../../tools/server-process.ts'
import { customFields } from './import-file.ts'

const patience_ms = 900_000
const look_ms = 25
/** From a submission to its email. */
export const delay_seconds = 1

export interface ImportSite {
  folder: string
  /** The process of the server. */
  pid: number
  api: Caller
  inbox: Inbox
  fixture: ServerFixture
  at: string
  audience_id: string
  /** A call within the site. */
  must(method: string, path: string, body?: unknown): Promise<Reply['body']>
  upload(file: Buffer, name: string): Promise<string>
  /** The operation, once it has ended. */
  ended(id: string): Promise<{ id: string; succeeded: number }>
  close(): Promise<void>
}

export async function openImportSite(): Promise<ImportSite> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-import-'))
  const inbox = await openInbox(randomOf(1))
  const port = await freePort()
  const server = await startServer({
    ...{ folder, port, args: ['--empty'] },
    environment: {
      ...{ SMTP_URL: inbox.url, PUBLIC_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'error' },
      ...{ SUBMISSIONS_PER_MINUTE: '1000000', SUBMISSIONS_BURST: '1000000' },
    },
  })
  const api = new Caller(server.url)
  const fixture = await setUpSite(api, inbox, await setUpToken(server), { seconds: [delay_seconds] })
  const at = `/v1/sites/${fixture.site_id}`
  const must: ImportSite['must'] = (method, path, body) => api.must(method, `${at}${path}`, body)
  for (const field of customFields) await must('POST', '/custom-fields', field)
  return {
    ...{ folder, api, inbox, fixture, at, must, pid: server.child.pid ?? 0 },
    audience_id: (await must('POST', '/audiences', { name: 'All' })).id,
    async upload(file, name) {
      const { status, body } = await api.upload(`${at}/imports`, new Blob([new Uint8Array(file)]), name)
      if (status !== 201) throw new Error(`The upload was answered ${status}: ${JSON.stringify(body)}`)
      return body.id
    },
    async ended(id) {
      for (const ends = performance.now() + patience_ms; performance.now() < ends; ) {
        const { ended_at, progress } = await must('GET', `/operations/${id}`)
        if (ended_at !== null) return { id, succeeded: (progress as { succeeded: number }).succeeded }
        await sleep(look_ms)
      }
      throw new Error('The operation is stuck')
    },
    async close() {
      await server.stop()
      await inbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
