/** What comes in an overload: half of it submissions, a tenth people who unsubscribe, the rest an owner who changes things. */
import { linkToken } from '../../../api/platform/signed-link.ts'
import { post } from './load.ts'
import { prepareSites } from './sites.ts'
import { submission, submissionPath } from './submission.ts'

export const classes = ['capture', 'unsubscribe', 'owner'] as const
export type Class = (typeof classes)[number]

const order: readonly Class[] = [
  ...(['capture', 'owner', 'capture', 'owner', 'capture'] as const),
  ...(['owner', 'capture', 'owner', 'capture', 'unsubscribe'] as const),
]

export interface Mix {
  folder: string
  next(): Buffer
  classOf(request: Buffer): Class
}

/** A data folder with one site, and the requests to it. The caller removes the folder. */
export async function prepareMix(): Promise<Mix> {
  let key = ''
  let link = ''
  const { folder, forms } = await prepareSites(1, async (h, at) => {
    key = String((await h.post('/v1/api-keys', { name: 'Owner', grants: ['manage-leads'] })).body.key)
    const site_id = at.split('/')[3] ?? ''
    const lead = await h.post(`${at}/leads`, { email: 'leaves@example.com', first_name: 'Eva' })
    const of = await h.installation.databases.siteKey(site_id)
    link = `/v1/public/unsubscribe/${linkToken(of, 'unsubscribe', site_id, ['', lead.body.id])}`
  })
  const [form] = forms
  if (!form) throw new Error('There is no form to send.')
  let n = 0
  const kinds = new WeakMap<Buffer, Class>()
  const requests: Record<Class, () => Buffer> = {
    capture: () => post(submissionPath(form), submission()),
    unsubscribe: () => post(link, '{}'),
    owner: () => post(`/v1/sites/${form.site_id}/tags`, JSON.stringify({ name: `Tag ${n}` }), key),
  }
  return {
    folder,
    next() {
      const kind = order[n++ % order.length] ?? 'capture'
      const request = requests[kind]()
      kinds.set(request, kind)
      return request
    },
    classOf: request => kinds.get(request) ?? 'capture',
  }
}
