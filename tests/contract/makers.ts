/** How objects are made that no single POST makes: a verified sender, a run, a submission, an email. */
import { eq } from 'drizzle-orm'
import { membershipsOf } from '../../api/account/memberships/rules.ts'
import { operations } from '../../api/platform/features/operations/table.ts'
import type { IdKind } from '../../api/platform/runtime/ids.ts'
import { queueDrafts } from '../../api/site/automation/ai-drafts/rules.ts'
import { queueSend } from '../../api/site/email/emails/rules.ts'
import { senders } from '../../api/site/email/senders/table.ts'
import type { Reply } from '../../api/testing/harness.ts'
import { golden, goldenRun, restingResearch, sentFile, talk } from './assistants.ts'
import { forgetCausedMail } from './caused-mail.ts'
import type { Make } from './fixtures.ts'
import { colored, form } from './forms.ts'
import { calledHook } from './incoming-hooks.ts'
import type { People } from './people.ts'
import { answeredRequest } from './person-requests.ts'
import { newAccess } from './sandboxes.ts'
import { newInvoice, newNotice, newSubscription } from './shop.ts'

type Maker = (w: People, site: string, make: Make) => Promise<string>

export function expectMade(reply: Reply, status: number): Reply {
  if (reply.status === status) return reply
  throw new Error(`The walk could not prepare an object: ${JSON.stringify(reply.body)}`)
}

/** A sender that is not verified yet. */
export async function newSender(w: People, site: string): Promise<{ id: string; email: string }> {
  const email = `sender-${w.next()}@example.com`
  const body = { first_name: 'Ana', last_name: 'García', email, reply_to: email, signature: 'Ana' }
  const { id } = expectMade(await w.post(`/v1/sites/${site}/senders`, body), 201).body
  await forgetCausedMail(w, site)
  return { id, email }
}

/** Uploads a form with a small image, or another file. */
export async function uploaded(w: People, path: string, bytes: Uint8Array = colored(w.next())): Promise<string> {
  const { body, headers } = form(['file', bytes])
  const response = await w.app.request(path, {
    method: 'POST',
    body,
    headers: { ...headers, authorization: `Bearer ${w.person.token}` },
  })
  const made = (await response.json()) as { id: string }
  if (response.status !== 201) throw new Error(`The walk could not upload: ${JSON.stringify(made)}`)
  return made.id
}

/** Somebody's picture. */
async function newPicture(w: People): Promise<string> {
  const { body, headers } = form(['file', colored(w.next())])
  const { token } = await w.newPerson(`seen-${w.next()}@example.com`)
  const init = { method: 'PUT', body, headers: { ...headers, authorization: `Bearer ${token}` } }
  const { picture_url } = (await (await w.app.request('/v1/auth/profile/picture', init)).json()) as {
    picture_url: string
  }
  return picture_url.split('/').at(-1) ?? ''
}

/** An operation that has done something, so that it can be undone. */
export async function doneOperation(w: People, site: string, make: Make, more: object = {}): Promise<string> {
  const id = await make('operation')
  const done = { status: 'completed', succeeded: 1, ended_at: w.clock.now(), ...more } as const
  const database = await w.installation.databases.site(site)
  await database.write(async tx => {
    await tx.update(operations).set(done).where(eq(operations.id, id))
  })
  return id
}

/** An audience that every lead is on. */
export async function dynamicAudience(w: People, site: string): Promise<string> {
  const body = { name: `Everyone ${w.next()}`, filter: { type: 'all', filters: [] } }
  return expectMade(await w.post(`/v1/sites/${site}/audiences`, body), 201).body.id
}

/** Another lead to merge. */
export const toMerge = async (_w: People, _site: string, make: Make) => ({
  body: { merged_lead_id: await make('lead') },
})

/** A merge that can be undone. */
export async function mergedLeads(w: People, site: string, make: Make) {
  const lead_id = await make('lead')
  const body = { merged_lead_id: await make('lead') }
  const merged = expectMade(await w.post(`/v1/sites/${site}/leads/${lead_id}/merges`, body), 201)
  return { lead_id, lead_merge_id: merged.body.id }
}

/** An import whose rows can be worked on. */
async function mappedImport(w: People, site: string): Promise<string> {
  const table = Buffer.from(`email\nlead-${w.next()}@example.com\n`)
  const id = await uploaded(w, `/v1/sites/${site}/imports`, table)
  const mapping = [{ column: 0, field: 'email' }]
  expectMade(await w.patch(`/v1/sites/${site}/imports/${id}`, { mapping }), 200)
  return id
}

/** Somebody's account. */
async function newAccount(w: People): Promise<string> {
  const { user_id } = await w.newPerson(`account-${w.next()}@example.com`)
  const of = await w.installation.databases.control.read(db => membershipsOf(db, user_id))
  return of[0]?.account_id ?? ''
}

export const makers: Partial<Record<IdKind, Maker>> = {
  account: w => newAccount(w),
  subscription: w => newSubscription(w),
  invoice: w => newInvoice(w),
  billing_notice: w => newNotice(w),
  payment_event: w => w.shop.newEvent(`evt_${w.next()}`),
  import: mappedImport,
  incoming_call: async (w, site, make) => (await calledHook(w, site, make)).params.incoming_call_id,
  person_request: w => answeredRequest(w),
  sandbox_access: (w, site, make) => newAccess(w, site, make),
  picture: w => newPicture(w),
  image: (w, site) => uploaded(w, `/v1/sites/${site}/images`),
  file: (w, site) => uploaded(w, `/v1/sites/${site}/files`),
  sender: async (w, site) => {
    const { id } = await newSender(w, site)
    const database = await w.installation.databases.site(site)
    await database.write(async tx => {
      await tx.update(senders).set({ verified_at: w.clock.now() }).where(eq(senders.id, id))
    })
    return id
  },
  domain: async (w, site) => {
    const body = { host: `site-${w.next()}.example` }
    return expectMade(await w.post(`/v1/sites/${site}/domains`, body), 201).body.id
  },
  sending_domain: async (w, site) => {
    const body = { domain: `site-${w.next()}.example` }
    return expectMade(await w.post(`/v1/sites/${site}/sending-domains`, body), 201).body.id
  },
  run: async (w, site, make) => {
    const journey = `/v1/sites/${site}/journeys/${await make('journey')}`
    expectMade(await w.post(`${journey}/publish`, { enroll: 'new' }), 200)
    const enrolled = expectMade(await w.post(`${journey}/runs`, { lead_ids: [await make('lead')] }), 201)
    return String(enrolled.body.data[0]?.run_id)
  },
  /** Under way: nothing works in the world of the walk. */
  operation: async (w, site, make) => {
    const journey = `/v1/sites/${site}/journeys/${await make('journey')}`
    expectMade(await w.post(`${journey}/publish`, { enroll: 'new' }), 200)
    return expectMade(await w.post(`${journey}/enrollments`, {}), 202).body.id
  },
  research: async (w, site, make) => (await restingResearch(w, site, make)).research_id,
  golden_question: async (w, site, make) => (await golden(w, site, make)).question_id,
  golden_run: async (w, site, make) => (await goldenRun(w, site, make)).run_id,
  conversation_file: async (w, site, make) => (await sentFile(w, site, make)).file_id,
  conversation: async (w, site, make) => (await talk(w, site, make)).conversation_id,
  keyword: async (w, site, make) => {
    const path = `/v1/sites/${site}/assistants/${await make('assistant')}/keywords`
    return expectMade(await w.post(path, { language: 'en', keyword: `plants ${w.next()}` }), 201).body.id
  },
  submission: async (w, site, make) => {
    const popup_id = await make('popup')
    expectMade(await w.post(`/v1/sites/${site}/popups/${popup_id}/publish`), 200)
    const email = `visitor-${w.next()}@example.com`
    const body = { values: { email }, page_url: 'https://casa-verde.example/', shown_for_ms: 4000 }
    const path = `/v1/public/sites/${site}/popups/${popup_id}/submissions`
    expectMade(await w.post(path, body, { token: null }), 201)
    const { data } = (await w.get(`/v1/sites/${site}/submissions?popup_id=${popup_id}`)).body
    return String(data[0]?.id)
  },
  ai_draft: async (w, site, make) => {
    const ids = { run_id: await make('run'), journey_id: await make('journey'), lead_id: await make('lead') }
    const { newId, databases } = w.installation
    const sequence = w.next()
    const writing = { ...ids, sequence, step_id: 'write', prompt: 'Thank them.', model: 'm', needs_approval: true }
    const database = await databases.site(site)
    await database.write(tx => queueDrafts(tx, [writing], { newId, now: w.clock.now() }))
    const { data } = (await w.get(`/v1/sites/${site}/ai-drafts?run_id=${ids.run_id}`)).body
    return String(data[0]?.id)
  },
  email: async (w, site, make) => {
    const ids = {
      run_id: await make('run'),
      journey_id: await make('journey'),
      lead_id: await make('lead'),
      template_id: await make('template'),
      sender_id: await make('sender'),
    }
    const { newId, databases } = w.installation
    const database = await databases.site(site)
    const context = { newId, now: w.clock.now() }
    return database.write(tx => queueSend(tx, { ...ids, step_id: 'welcome', sequence: w.next() }, context))
  },
}

/** One that can be restored. */
export const deletedField: Maker = async (w, site, make) => {
  const field_id = await make('field')
  expectMade(await w.delete(`/v1/sites/${site}/custom-fields/${field_id}`), 204)
  return field_id
}
