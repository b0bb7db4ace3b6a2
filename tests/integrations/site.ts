/** A server with a published site, an embedded form, and a key, for what is tried against it. */
import { type Grant, Leadwright } from '@leadwright/sdk'
import { signUp } from '../end-to-end/browser/owner.ts'
import { openServerFixture, type ServerFixture } from '../tools/server-fixture.ts'

export interface TriedSite {
  fixture: ServerFixture
  client: Leadwright
  key: string
  /** As pages elsewhere have the address. */
  origin: string
  site_id: string
  popup_id: string
}

export const consent = 'Send me news by email.'

export async function openTriedSite(): Promise<TriedSite> {
  const fixture = await openServerFixture()
  const person = await signUp(fixture)
  const { id: site_id } = await person.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } })
  await person.sites.publish({ site_id })
  const grants: Grant[] = ['manage-leads', 'read-lead', 'manage-integrations', 'read-site']
  const { key } = await person.apiKeys.create({ body: { name: 'Tried', site_ids: [site_id], grants } })
  const { id: popup_id } = await person.popups.create({
    site_id,
    body: {
      name: 'Form',
      type: 'embedded',
      content: { heading: 'Plants by post', button_text: 'Subscribe', thank_you_heading: 'Thank you' },
      form: {
        fields: [{ name: 'email', label: 'Email', required: true }],
        consent: { type: 'checkbox', text: consent },
      },
    },
  })
  await person.popups.publish({ site_id, popup_id })
  const client = new Leadwright({ baseUrl: fixture.url, token: key })
  return { fixture, client, key, origin: fixture.url.replace('localhost', '127.0.0.1'), site_id, popup_id }
}

export async function findLead({ client, site_id }: TriedSite, email: string) {
  const { data } = await client.leads.list({ site_id, search: email })
  return data.find(lead => lead.email === email)
}
