/**
 * A site with many leads, as the product writes them: 20 tags of very different sizes, four audiences, 30 custom fields of
 * which five are filled for each lead, and the index of searches. It is built once for each shape of the database and kept.
 */

import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insertOfRows } from '../../../api/platform/database/statements.ts'
import { newId } from '../../../api/platform/runtime/ids.ts'
import { putValueRows, toStored, type ValueRow } from '../../../api/site/contacts/custom-fields/rules.ts'
import { indexAll } from '../../../api/site/contacts/lead-records/housekeeping.ts'
import { type LeadRow, leadRows } from '../../../api/site/contacts/lead-records/rules.ts'
import { freshLead } from '../../../api/site/contacts/leads/rules.ts'
import { createHarness, type Harness, type Reply } from '../../../api/testing/harness.ts'

export interface LeadsSite {
  folder: string
  site_id: string
  token: string
  /** Of a person, for the admin. */
  session: string
  tags: string[]
  audiences: string[]
}

const root = join(import.meta.dirname, '../../..')
const kept = process.env.LEADWRIGHT_BENCH ?? join(root, '.cache/bench')
const batch = 1_000
const year_ms = 365 * 86_400_000
const span_ms = 3 * year_ms

/** The share of leads that have each tag: from half of them to a handful. */
const tagShares = Array.from({ length: 20 }, (_, n) => 0.5 ** (n + 1) + (n > 12 ? 1e-5 : 0))
/** Only the first leads have it, so that a list of the newest looks in vain. */
export const old_tag = 3
const audienceShares = [0.6, 0.1, 0.01, 0.001]
const firstNames = 'Ana,José,María,Łukasz,Chloé,Noah,Zoë,Jürgen,Søren,Inés,Mateo,Aiko,Omar,Fatima,Liam,Emma'.split(',')
const lastNames = 'García,Nowak,Müller,Øster,Dubois,Rossi,Silva,Kovács,Novák,Smith,Jones,O’Brien,Ivanov,Sato'.split(',')
const syllables = 'ka,lo,mi,ra,to,ve,su,ne,di,po,ga,be'.split(',')
export const cities = 'Madrid,Kraków,Berlin,Aarhus,Paris,Roma,Porto,Győr,Brno,Leeds'.split(',')
const countries = ['ES', 'PL', 'DE', 'FR', 'PT', 'IT']

/** Numbers that are the same in each building. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Random = ReturnType<typeof numbers>

const fieldTypes = ['text', 'number', 'date', 'checkbox', 'dropdown'] as const
type FieldType = (typeof fieldTypes)[number]
const typeOfField = (n: number): FieldType => fieldTypes[n % fieldTypes.length] ?? 'text'
const fields_count = 30
const filled_count = 5

export async function leadsSite(count: number): Promise<LeadsSite> {
  const folder = join(kept, `leads-${count}-${await shapeOfDatabase()}`)
  const there = await readFile(join(folder, 'site.json'), 'utf8').catch(() => undefined)
  if (there) return { ...(JSON.parse(there) as LeadsSite), folder }
  const h = await createHarness()
  const site = await build(h, count)
  await h.installation.close()
  await mkdir(kept, { recursive: true })
  await forgetOthers(count)
  await move(h.folder, folder)
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
  return { ...site, folder }
}

/** Of the migrations and of this file: with another it is built anew. */
async function shapeOfDatabase(): Promise<string> {
  const hash = createHash('sha256')
  const migrations = join(root, 'api/migrations')
  for (const type of ['control', 'site']) {
    for (const file of (await readdir(join(migrations, type))).filter(name => name.endsWith('.sql'))) {
      hash.update(await readFile(join(migrations, type, file)))
    }
  }
  hash.update(await readFile(import.meta.filename))
  return hash.digest('hex').slice(0, 12)
}

async function forgetOthers(count: number): Promise<void> {
  const old = (await readdir(kept)).filter(name => name.startsWith(`leads-${count}-`))
  for (const name of old) await rm(join(kept, name), { recursive: true, force: true })
}

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async () => {
    await cp(from, to, { recursive: true })
    await rm(from, { recursive: true, force: true })
  })
}

async function build(h: Harness, count: number): Promise<Omit<LeadsSite, 'folder'>> {
  const right = (answer: Reply): Reply['body'] => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const site_id = await h.newSite('Casa Verde')
  const at = `/v1/sites/${site_id}`
  const idsOf = async (path: string, bodies: object[]) => {
    const ids: string[] = []
    for (const body of bodies) ids.push(right(await h.post(`${at}/${path}`, body)).id)
    return ids
  }
  const tags = await idsOf(
    'tags',
    tagShares.map((_, n) => ({ name: `Tag ${n}` })),
  )
  const audiences = await idsOf(
    'audiences',
    audienceShares.map((_, n) => ({ name: `Audience ${n}` })),
  )
  const fields = await idsOf(
    'custom-fields',
    Array.from({ length: fields_count }, (_, n) => fieldOf(n)),
  )
  const key = right(await h.post('/v1/api-keys', { name: 'Bench', grants: ['manage-leads'], site_ids: [site_id] }))
  const database = await h.installation.databases.site(site_id)
  const random = numbers(7)
  const ends = h.clock.now()
  for (let done = 0; done < count; done += batch) {
    const leads = Array.from({ length: Math.min(batch, count - done) }, (_, n) => {
      const share = (done + n) / count
      return { lead: leadOf(done + n, Math.floor(ends - span_ms * (1 - share)), ends, random), share }
    })
    await database.write(async tx => {
      await leadRows.insert(
        tx,
        leads.map(({ lead }) => lead),
      )
      await putValueRows(
        tx,
        leads.flatMap(({ lead }) => valuesOf(lead.id, fields, random)),
      )
      await tx.run(
        insertSets,
        leads.flatMap(({ lead, share }) => setsOf(lead, share, tags, audiences, random)),
      )
    })
  }
  await indexAll({ database }, new AbortController().signal)
  return { site_id, token: String(key.key), session: h.person.token, tags, audiences }
}

const fieldOf = (n: number) => ({
  name: `field_${n}`,
  label: `Field ${n}`,
  type: typeOfField(n),
  ...(typeOfField(n) === 'dropdown' && { options: cities }),
})

const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)] as T

function leadOf(n: number, at: number, ends: number, random: Random): LeadRow {
  const own = {
    first_name: random(10) < 8 ? pick(firstNames, random) : null,
    middle_name: null,
    last_name:
      random(10) < 7 ? `${pick(lastNames, random)}-${pick(syllables, random)}${pick(syllables, random)}` : null,
    phone: random(10) < 3 ? `+34 6${String(random(1e8)).padStart(8, '0')}` : null,
    timezone: random(2) ? 'Europe/Madrid' : null,
    language: random(2) ? ('es' as const) : null,
  }
  const word = Array.from({ length: 3 }, () => pick(syllables, random)).join('')
  const isSubscribed = random(100) < 85
  const row = freshLead({
    ...{
      id: newId('lead'),
      email: `${word}.${n}@${pick(['example.com', 'mail.example', 'acme.example'], random)}`,
      own,
    },
    ...{ mailability: isSubscribed ? 'subscribed' : 'unsubscribed', unsubscribed_at: isSubscribed ? null : at },
    ...{ source: random(5) ? 'form' : 'import', confirmation: 'none', quality: undefined, at },
  })
  const validity = random(100)
  const opens = random(3) ? 0 : random(40)
  return {
    ...row,
    last_activity_at: at + random(ends - at + 1),
    country: pick(countries, random),
    email_validity: validity < 70 ? 'valid' : validity < 94 ? 'risky' : validity < 96 ? 'invalid' : 'unknown',
    email_score: validity,
    opens,
    clicks: Math.floor(opens / 4),
  }
}

function valuesOf(lead_id: string, fields: readonly string[], random: Random): ValueRow[] {
  const first = random(fields.length)
  return Array.from({ length: filled_count }, (_, n) => {
    const at = (first + n * 7) % fields.length
    const type = typeOfField(at)
    return { lead_id, field_id: fields[at] as string, ...toStored(type, worth(type, random)) }
  })
}

function worth(type: FieldType, random: Random): string | number | boolean {
  if (type === 'number') return random(1_000)
  if (type === 'checkbox') return random(2) === 0
  if (type === 'date') return new Date(Date.UTC(2025, 0, 1 + random(700))).toISOString().slice(0, 10)
  return type === 'dropdown' ? pick(cities, random) : `${pick(cities, random)} ${random(5_000)}`
}

const insertSets = insertOfRows('lead_sets', ['lead_id', 'type', 'member_id', 'at', 'source', 'source_id'])

function setsOf(
  { id, registered_at: at }: LeadRow,
  share: number,
  tags: readonly string[],
  audiences: readonly string[],
  random: Random,
): unknown[][] {
  const hits = (wanted: number) => random(1e6) < wanted * 1e6
  const tagged = tags.filter((_, n) => (n === old_tag ? share < (tagShares[n] ?? 0) : hits(tagShares[n] ?? 0)))
  const joined = audiences.filter((_, n) => hits(audienceShares[n] ?? 0))
  return [
    ...tagged.map(member => [id, 'tag', member, at, 'form', null]),
    ...joined.map(member => [id, 'audience', member, at, null, null]),
  ]
}
