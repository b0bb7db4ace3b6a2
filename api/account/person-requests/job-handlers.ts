/** Goes through the sites of an account for a person: counts what there is, erases it where that was asked for, and writes down what was done. */
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import { namesOfSites } from '../sites/rules.ts'
import { answerPersonRequest, forgetPersonRequest } from './jobs.ts'
import { personRecords } from './ports.ts'
import { download_ms } from './rules.ts'
import { findRequest, forgetEmail, type RequestRow, saveRequest } from './store.ts'
import type { SiteResult } from './table.ts'

const lease_ms = 5 * 60_000

export function personRequestHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  const { databases, clock } = installation
  const { control } = databases
  const answering: JobHandler<'control'> = handle(answerPersonRequest, {
    concurrency: 1,
    lease_ms,
    async perform({ subject_id }, signal) {
      const until = clock.now() + lease_ms / 2
      for (;;) {
        const row = await control.read(db => findRequest(db, subject_id))
        if (!row?.email || row.completed_at !== null) return { done: true }
        const next = row.site_ids[row.results.length]
        if (next === undefined) return { done: true, write: tx => complete(tx, row, clock.now()) }
        if (signal.aborted || clock.now() > until) return { done: false, again_at: clock.now() }
        const result = await answerOf(installation, row, row.email, next)
        await control.write(tx => saveRequest(tx, row.id, { results: [...row.results, result] }))
      }
    },
  })
  const forgetting: JobHandler<'control'> = handle(forgetPersonRequest, {
    concurrency: 1,
    lease_ms,
    perform: async ({ subject_id }) => ({ done: true, write: tx => forgetEmail(tx, subject_id) }),
  })
  return [answering, forgetting]
}

async function complete(tx: Parameters<typeof saveRequest>[0], { id, type }: RequestRow, now: number): Promise<void> {
  await saveRequest(tx, id, { completed_at: now })
  if (type === 'erasure') await forgetEmail(tx, id)
  else await enqueue(tx, forgetPersonRequest, { subject_id: id, due_at: now + download_ms }, now)
}

/** A site whose file cannot be used throws: it is tried again until it can. */
async function answerOf(
  installation: Installation,
  { id, type }: RequestRow,
  email: string,
  site_id: string,
): Promise<SiteResult> {
  const { databases, sites, connections } = installation
  const [site] = await databases.control.read(db => namesOfSites(db, [site_id]))
  const facts = site && (await sites.find(site_id))
  const at = installation.clock.now()
  if (!site || !facts) return { site_id, site_name: '', outcome: 'site_deleted', records: {}, at }
  const database = await databases.site(site_id)
  const ofSite = connections.through(personRecords)
  const person = { request_id: id, email_key: emailKey(email) }
  const records =
    type === 'erasure'
      ? await ofSite.erase(installation, facts, person)
      : await database.readSlow(db => ofSite.count(db, person.email_key))
  return { site_id, site_name: site.name, outcome: records ? 'found' : 'nothing_found', records: records ?? {}, at }
}
