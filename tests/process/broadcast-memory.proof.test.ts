/**
 * A broadcast takes as much memory for a million recipients as for few: leads are written set-based, gathered and queued by
 * the job itself, and what is queued is taken as delivered by one statement in place of a mail server.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { JobWorker } from '../../api/platform/jobs/worker.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { broadcastHandler } from '../../api/site/email/broadcasts/job-handlers.ts'
import { createMailFixture, type MailFixture } from '../../api/testing/fixtures/mail.ts'

vi.setConfig({ testTimeout: 30 * 60_000, hookTimeout: 10 * 60_000 })

const leads = 1_000_000
const growth_mb_max = 24

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

let w: MailFixture
beforeAll(async () => {
  w = await createMailFixture()
  await w.stop()
  await w.newLead('first@example.com')
  const id = "'lead_' || printf('%032x', n)"
  const email = "'lead' || n || '@example.com'"
  await copied('leads', { id, email, email_key: email })
  await copied('consents', { id: "'cons_' || printf('%032x', n)", lead_id: id })
}, 10 * 60_000)
afterAll(() => w.close())

/** Many rows like the first of a table, a part at a time; `made` are the columns that differ, from `n`. */
async function copied(table: string, made: Record<string, string>): Promise<void> {
  const columns = await w.database.read(db => db.all<[string]>(sql`select name from pragma_table_info(${table})`))
  const names = columns.map(([name]) => name)
  const values = names.map(name => made[name] ?? `f."${name}"`).join(', ')
  const some = 50_000
  for (let from = 1; from < leads; from += some) {
    const to = Math.min(leads - 1, from + some - 1)
    await w.database.write(tx =>
      tx.run(
        sql.raw(`with recursive c(n) as (select ${from} union all select n + 1 from c where n < ${to})
          insert into ${table} (${names.map(name => `"${name}"`).join(', ')})
          select ${values} from (select * from ${table} order by id desc limit 1) f, c`),
      ),
    )
  }
}

/** What is queued counts as delivered. */
const deliver = () =>
  w.database.write(async tx => {
    await tx.run(sql`update emails set status = 'delivered', attempts = 1, ended_at = ${w.clock.now()}
      where id in (select subject_id from jobs where type = 'send_broadcast_email')`)
    await tx.run(sql`delete from jobs where type = 'send_broadcast_email'`)
  })

const megabytes = (): number => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

test('memory stays flat from the first tenth of the recipients to the last', async () => {
  const body = { name: 'To all', template_id: w.template_id, sender_id: w.sender_id, late_policy: 'send' }
  const { id } = (await w.post(w.path('broadcasts'), body)).body
  expect((await w.post(w.path(`broadcasts/${id}/schedule`))).status).toBe(200)
  const [database, clock] = [w.database, w.clock]
  const handlers = [broadcastHandler(w.scope)]
  const worker = new JobWorker<'site'>({ database, handlers, clock, log: createLog('silent') })
  await worker.start()
  const progress = async () => {
    const rows = await database.read(db =>
      db.all<[string, number, number]>(sql`select status, recipient_count, queued_count from broadcasts`),
    )
    const [status = '', recipients = 0, queued = 0] = rows[0] ?? []
    return { status, done: recipients + queued }
  }
  const seen: number[] = []
  let first: number | undefined
  for (;;) {
    worker.wake()
    while (!worker.idle) await new Promise(resolve => setTimeout(resolve, 5))
    const { status, done } = await progress()
    if (status === 'sent') break
    if (done >= leads / 5) {
      first ??= megabytes()
      if (seen.length * (leads / 5) < done) seen.push(megabytes())
    }
    await deliver()
    clock.forward(60_000)
  }
  await worker.stop()
  const last = megabytes()
  console.log(JSON.stringify({ recipients: leads, first_mb: first, most_mb: Math.max(...seen, last), last_mb: last }))
  expect(Math.max(...seen, last) - (first ?? 0)).toBeLessThan(growth_mb_max)
  const { counts } = (await w.get(w.path(`broadcasts/${id}`))).body as unknown as { counts: Record<string, number> }
  expect(counts).toMatchObject({ recipients: leads, waiting: 0, delivered: leads })
})
