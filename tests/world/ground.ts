/** The site on which a world is played: an owner with a key, a verified sender, tags, audiences, templates and topics. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPerson, openSession } from '../../api/account/auth/rules.ts'
import { FixedClock } from '../../api/platform/runtime/clock.ts'
import { newId } from '../../api/platform/runtime/ids.ts'
import { audienceKeys, tagKeys, templateKeys, topics } from './model/world.ts'
import { ProductAlone } from './product/alone.ts'
import { type Answer, Client } from './product/client.ts'
import { linksIn } from './product/mail-text.ts'
import { Mailbox } from './product/mailbox.ts'
import { type Mailchimp, openMailchimp } from './product/mailchimp.ts'
import type { ProductOptions } from './product/process.ts'
import type { Product } from './product/product.ts'
import { beginIds } from './product/same-ids.ts'

/** Mondays, 08:00 UTC: the clocks change within the month. */
export const starts = { spring: Date.parse('2027-03-01T08:00:00Z'), autumn: Date.parse('2027-10-04T08:00:00Z') }
export type Season = keyof typeof starts
const HIDDEN = 'zqfremd'
const GRANTS = [
  ...['read-site', 'manage-leads', 'manage-audiences', 'manage-marketing', 'manage-popups', 'manage-emails'],
  ...['manage-integrations', 'manage-account', 'manage-sites', 'manage-managers', 'manage-pages'],
  ...['manage-assistants', 'create-assistant'],
]

export interface Ground {
  product: Product
  client: Client
  mailbox: Mailbox
  mailchimp: Mailchimp
  clock: FixedClock
  folder: string
  site: string
  /** Ids of the product, by the world's keys. */
  ids: Map<string, string>
  errors: string[]
  close(): Promise<void>
}

/** In memory where the machine has such a folder: nothing here is about the disk. */
const scratch = process.platform === 'linux' ? '/dev/shm' : tmpdir()

/** A site that is ready, made once for this process; each world begins with a copy of its folder. */
interface Prepared {
  folder: string
  site: string
  token: string
  ids: Map<string, string>
}

const prepared = new Map<Season, Promise<Prepared>>()

let openProduct: (options: ProductOptions) => Promise<Product> = ProductAlone.open
/** What is outside of its folder is made anew for each world. */
let isInFolder = true

/** For every world of this process that begins from now on. */
export function chooseNodes(open: typeof openProduct): void {
  openProduct = open
  isInFolder = false
}

/** `onReady`: once the site is made, and before anything happens at it. */
export async function makeGround(season: Season, onReady: () => void): Promise<Ground> {
  if (!isInFolder) return makeAnew(season, onReady)
  const ready = prepared.get(season) ?? prepare(season)
  prepared.set(season, ready)
  const { folder: origin, site, token, ids } = await ready
  const folder = await mkdtemp(join(scratch, 'leadwright-world-'))
  await cp(origin, folder, { recursive: true, filter: isLasting })
  onReady()
  const ground = await open(folder, season)
  Object.assign(ground.client, { token, hidden: HIDDEN })
  await ground.product.work(site)
  await ground.product.settle()
  return { ...ground, site, ids: new Map(ids) }
}

async function makeAnew(season: Season, onReady: () => void): Promise<Ground> {
  const folder = await mkdtemp(join(scratch, 'leadwright-world-'))
  const ground = await open(folder, season)
  const furnished = await furnish(ground)
  ground.mailbox.received.length = 0
  onReady()
  Object.assign(ground.client, { token: furnished.token, hidden: HIDDEN })
  return { ...ground, ...furnished }
}

/** Logs of a closed database are empty, and the driver may remove them at any moment. */
const isLasting = (path: string): boolean => !/-(wal|shm)$/.test(path)

/** Removes what `makeGround` copies. */
export async function forgetGround(): Promise<void> {
  for (const ready of prepared.values()) await rm((await ready).folder, { recursive: true, force: true })
  prepared.clear()
}

async function open(folder: string, season: Season): Promise<Omit<Ground, 'site' | 'ids'>> {
  const clock = new FixedClock(starts[season])
  const mailbox = new Mailbox(() => clock.now())
  const errors: string[] = []
  const mailchimp: Mailchimp = await openMailchimp(clock, (path, request) => product.request('POST', path, request))
  const { services } = mailchimp
  const product = await openProduct({ folder, clock, mailbox, services, onError: text => errors.push(text) })
  return {
    ...{ product, client: new Client(product), mailbox, mailchimp, clock, folder, errors },
    async close() {
      await product.close()
      await mailchimp.fake.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function prepare(season: Season): Promise<Prepared> {
  beginIds()
  const folder = await mkdtemp(join(scratch, 'leadwright-world-'))
  const made = await open(folder, season)
  const furnished = await furnish(made)
  await made.product.close()
  await made.mailchimp.fake.close()
  return { folder, ...furnished }
}

type Furnished = Omit<Prepared, 'folder'>

async function furnish({ product, client, mailbox }: Omit<Ground, 'site' | 'ids'>): Promise<Furnished> {
  const ids = new Map<string, string>()
  client.token = await newSession(product)
  const site = made(
    await client.post('/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde', timezone: 'Europe/Madrid' }),
  ).id
  ids.set('elsewhere', await addCanary(client, 'zqazul'))
  const own = client.token
  client.token = await newSession(product, 'stranger')
  ids.set('foreign', await addCanary(client, HIDDEN))
  client.token = own
  client.token = String(made(await client.post('/v1/api-keys', { name: 'World', grants: GRANTS })).key)
  const at = (rest: string) => `/v1/sites/${site}/${rest}`
  made(await client.patch(`/v1/sites/${site}`, { postal_address: 'Calle Mayor 1, Madrid' }))
  made(await client.post(`/v1/sites/${site}/publish`))
  made(await client.patch(at('tracking-settings'), { enabled: true }))
  await product.work(site)
  const sender = { first_name: 'Ana', last_name: 'García', signature: 'Ana', email: 'ana@casaverde.example' }
  ids.set('sender', made(await client.post(at('senders'), { ...sender, reply_to: sender.email })).id)
  await product.settle()
  const [link = ''] = linksIn(mailbox.received.at(-1)?.text ?? '')
  made(
    await client.press(link.replace('/senders/', '/v1/public/senders/').replace('/v1/public/v1/public', '/v1/public')),
  )
  for (const key of tagKeys) ids.set(key, made(await client.post(at('tags'), { name: key })).id)
  for (const key of audienceKeys) ids.set(key, made(await client.post(at('audiences'), { name: key })).id)
  for (const key of templateKeys) {
    const body_text = `Hello {{ lead.first_name }}, [more](https://shop.example/${key}). [Unsubscribe]({{ unsubscribe_url }})`
    ids.set(key, made(await client.post(at('templates'), { name: key, subject: key, body_text })).id)
  }
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'From Monday to Saturday.' }
  const source_ids = [made(await client.post(at('knowledge-sources'), pair)).id]
  const quick_form = { moment: 'first', form: { fields: [{ name: 'email', required: true }, { name: 'first_name' }] } }
  const { id: assistant } = made(await client.post(at('assistants'), { name: 'Helper', source_ids, quick_form }))
  made(await client.post(at(`assistants/${assistant}/publish`)))
  ids.set('assistant', assistant)
  const named = Object.entries(topics).map(([name, of]) => ({
    texts: { en: { name, description: '' } },
    template_ids: of.map(key => ids.get(key)),
  }))
  const page = made(await client.patch(at('unsubscribe-page'), { topics: named, audience_ids: [] }))
  const saved = page.topics as { id: string }[]
  for (const [place, name] of Object.keys(topics).entries()) ids.set(name, saved[place]?.id ?? '')
  await product.settle()
  return { site, token: client.token, ids }
}

/** The body of an answer that something was made or done. */
export function made({ status, body, text }: Answer): Answer['body'] {
  if (status < 300) return body
  throw new Error(`Not made: ${status} ${text}`)
}

/** Another site, with a text of its own in each of its things. */
async function addCanary(client: Client, text: string): Promise<string> {
  const { id } = made(
    await client.post('/v1/sites', { name: `Casa ${text}`, subdomain: text, timezone: 'Europe/Madrid' }),
  )
  const at = (rest: string) => `/v1/sites/${id}/${rest}`
  made(await client.post(at('leads'), { email: `${text}@people.example`, first_name: text }))
  for (const things of ['tags', 'audiences']) made(await client.post(at(things), { name: text }))
  made(await client.post(at('templates'), { name: text, subject: text, body_text: text }))
  return id
}

/** The owner is there already, as after a registration. */
const newSession = ({ installation, clock }: Product, name = 'owner'): Promise<string> =>
  installation.databases.control.write(async tx => {
    const named = {
      email: `${name}@casaverde.example`,
      first_name: 'Ana',
      last_name: 'García',
      language: 'en' as const,
    }
    const options = { newId, now: clock.now(), confirmed: true, super_administrator: name === 'owner' }
    const user = await createPerson(tx, { ...named, password_hash: '-' }, options)
    return (await openSession(tx, user.id, { newId, now: () => clock.now() })).token
  })
