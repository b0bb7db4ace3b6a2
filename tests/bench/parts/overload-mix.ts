/** What comes in an overload: half of it submissions, a tenth people who unsubscribe, the rest an owner who changes things. */
import { linkToken } from '../../../api/platform/features/signed-link.ts'
import { get, post } from './load.ts'
import type { PacedRequest } from './paced.ts'
import { prepareSites } from './sites.ts'
import { submissionOf, submissionPath } from './submission.ts'

export const classes = ['capture', 'unsubscribe', 'owner'] as const
export type Class = (typeof classes)[number]

const order: readonly Class[] = [
  ...(['capture', 'owner', 'capture', 'owner', 'capture'] as const),
  ...(['owner', 'capture', 'owner', 'capture', 'unsubscribe'] as const),
]

/** The bytes of one request of each class, as text: another process sends them. */
export type Templates = Record<Class, string>

export interface Mix {
  folder: string
  templates: Templates
  /** A small read of the person who is signed in. */
  read: Buffer
}

/** Stands where a request has its number. */
const digits = 8
const number_mark = '9'.repeat(digits)

/** Requests that differ in a number alone: each is a copy, so that its making takes nothing from the server beside it. */
function numbered(template: Buffer): (n: number) => Buffer {
  const at = template.indexOf(number_mark)
  return n => {
    const bytes = Buffer.from(template)
    if (at >= 0) bytes.write(String(n).padStart(digits, '0'), at, 'latin1')
    return bytes
  }
}

/** A data folder with one site, and the requests to it. The caller removes the folder. */
export async function prepareMix(): Promise<Mix> {
  let key = ''
  let link = ''
  let session = ''
  const { folder, forms } = await prepareSites(1, async (h, at) => {
    key = String((await h.post('/v1/api-keys', { name: 'Owner', grants: ['manage-leads'] })).body.key)
    session = h.person.token
    const site_id = at.split('/')[3] ?? ''
    const lead = await h.post(`${at}/leads`, { email: 'leaves@example.com', first_name: 'Eva' })
    const of = await h.installation.databases.siteKey(site_id)
    link = `/v1/public/unsubscribe/${linkToken(of, 'unsubscribe', site_id, ['', lead.body.id])}`
  })
  const [form] = forms
  if (!form) throw new Error('There is no form to send.')
  const requests: Record<Class, Buffer> = {
    capture: post(submissionPath(form), submissionOf(`person.${number_mark}@example.com`)),
    unsubscribe: post(link, '{}'),
    owner: post(`/v1/sites/${form.site_id}/tags`, JSON.stringify({ name: `Tag ${number_mark}` }), key),
  }
  const templates = Object.fromEntries(classes.map(name => [name, requests[name].toString()])) as Templates
  return { folder, templates, read: get(`/v1/sites/${form.site_id}/tags?limit=1`, session) }
}

/** The requests in their order, each with a number of its own. */
export function requestsFrom(templates: Templates): () => PacedRequest<Class> {
  const requests = Object.fromEntries(classes.map(name => [name, numbered(Buffer.from(templates[name]))])) as Record<
    Class,
    (n: number) => Buffer
  >
  let n = 0
  return () => {
    const type = order[n++ % order.length] ?? 'capture'
    // Every tenth submission is of an address that is there already.
    return { type, bytes: requests[type](n % 100 === 1 ? n - 10 : n) }
  }
}
