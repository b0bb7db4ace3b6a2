/** What endpoints on connections need before they can succeed. */
import { hashSecret, newPathSecret } from '../../api/platform/identity/secrets.ts'
import { saveConnection } from '../../api/site/integrations/connections/store.ts'
import type { Make } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

const application = { client_id: 'application', client_secret: 'secret of the application' }

/** Signed in by a key, with a list of its own, as a list has one connection. */
async function withList(w: People, site: string, make: Make) {
  const connection_id = await make('connection')
  const database = await w.installation.databases.site(site)
  await database.write(tx =>
    saveConnection(tx, connection_id, { list_id: '1', list_name: 'Newsletter', status: 'paused' }),
  )
  return { params: { connection_id } }
}

async function byOauth(w: People, site: string) {
  const body = { service: 'mailchimp', application }
  const made = expectMade(await w.post(`/v1/sites/${site}/connections`, body), 201)
  return { params: { connection_id: made.body.id } }
}

async function afterCall(w: People, site: string, make: Make, call: string) {
  const connection_id = await make('connection')
  expectMade(await w.post(`/v1/sites/${site}/connections/${connection_id}/${call}`), 200)
  return { params: { connection_id } }
}

/** The list that the body names is free. */
async function withFreeList(w: People, site: string, make: Make) {
  const connection_id = await make('connection')
  const database = await w.installation.databases.site(site)
  await database.write(tx => tx.run("update connections set list_id = null where list_id = '1'", []))
  return { params: { connection_id } }
}

async function noticeToken(w: People, site: string, make: Make) {
  const connection_id = await make('connection')
  const secret = newPathSecret()
  const database = await w.installation.databases.site(site)
  await database.write(tx => saveConnection(tx, connection_id, { webhook_hash: hashSecret(secret) }))
  return { params: { secret: site.slice('site_'.length) + secret } }
}

async function connected(w: People, site: string, make: Make) {
  const { params } = await withList(w, site, make)
  const database = await w.installation.databases.site(site)
  await database.write(tx => saveConnection(tx, params.connection_id, { status: 'connected' }))
  return { params }
}

export const connectionFixtures = {
  authorizeConnection: byOauth,
  async finishConnectionAuthorization(w: People, site: string) {
    const { params } = await byOauth(w, site)
    const path = `/v1/sites/${site}/connections/${params.connection_id}/authorize`
    const url = new URL(String(expectMade(await w.post(path), 200).body.url))
    return { body: { state: url.searchParams.get('state'), code: 'code' } }
  },
  updateConnection: withFreeList,
  resumeConnection: (w: People, site: string, make: Make) => afterCall(w, site, make, 'pause'),
  deleteConnection: (w: People, site: string, make: Make) => afterCall(w, site, make, 'disconnect'),
  listServiceTags: withList,
  listServiceFields: withList,
  createServiceField: withList,
  trialConnection: withList,
  importContacts: withList,
  syncConnection: connected,
  verifyServiceNotices: noticeToken,
  receiveServiceNotice: noticeToken,
}
