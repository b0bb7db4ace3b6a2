/** A person's data on a site, for whoever asks across sites: everything, how much it is, and its erasure. */
import { eq } from 'drizzle-orm'
import type { PersonRecords } from '../../../account/person-requests/ports.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation, SiteFacts } from '../../../platform/features/context.ts'
import { acting } from '../../../platform/features/write-context.ts'
import type { LeadRow } from '../../contacts/lead-records/rules.ts'
import { eraseLeads, leadByEmail, oneLead, withdrawAddress } from '../../contacts/leads/rules.ts'
import { without } from './readable.ts'
import { passwordNames, readSections } from './sections.ts'
import { personErasures } from './table.ts'

type Db = Handle<'site'>
type Records = Record<string, number>

/** By their present address or a former one. */
export const personOfSite = (db: Db, email_key: string): Promise<LeadRow | undefined> => leadByEmail(db, email_key)

/** Fields, and everything that happened, as `exportPerson` answers it. */
export async function personDocument(db: Db, row: LeadRow) {
  const lead = await oneLead(db, row, ['tags', 'audiences'])
  const custom_fields = without(lead.custom_fields, await passwordNames(db))
  return { lead: { ...lead, custom_fields }, ...(await readSections(db, row.id)) }
}

/** How many there are of each kind; undefined where there is nobody. */
export async function countPerson(db: Db, email_key: string): Promise<Records | undefined> {
  const lead = await personOfSite(db, email_key)
  return lead && countsOf(db, lead)
}

async function countsOf(db: Db, { id }: LeadRow): Promise<Records> {
  const sections = Object.entries(await readSections(db, id)).map(([name, rows]) => [name, rows.length] as const)
  return { lead: 1, ...Object.fromEntries(sections.filter(([, count]) => count > 0)) }
}

interface Person {
  request_id: string
  email_key: string
}

/** Erases the person, and keeps email from their address; once for each request however often it is asked. Answers what there was. */
export async function erasePersonOnce(
  installation: Installation,
  site: Pick<SiteFacts, 'id' | 'is_demo'>,
  { request_id, email_key }: Person,
): Promise<Records | undefined> {
  const { databases, connections } = installation
  const [database, key] = [await databases.site(site.id), await databases.siteKey(site.id)]
  const context = {
    ...acting(installation, installation.clockOf(site)),
    erasePeople: connections.erase.bind(connections),
  }
  return database.write(async tx => {
    const [done] = await tx.select().from(personErasures).where(eq(personErasures.request_id, request_id))
    if (done) return done.records ?? undefined
    const lead = await personOfSite(tx, email_key)
    const records = lead && (await countsOf(tx, lead))
    if (lead) await eraseLeads(tx, [lead], key, context, 'own_wish')
    await withdrawAddress(tx, email_key, key, context.now())
    await tx.insert(personErasures).values({ request_id, records: records ?? null, at: context.now() })
    return records
  })
}

/** What requests about a person across sites ask for. */
export const recordsOfSite: PersonRecords = {
  count: countPerson,
  async document(db, email_key) {
    const lead = await personOfSite(db, email_key)
    return lead && { id: lead.id, data: await personDocument(db, lead) }
  },
  erase: erasePersonOnce,
}
