/** The reader for whom the blocks are written: a server, an account with a key that may do everything, a published site for each language. */
import { Leadwright } from '@leadwright/sdk'
import { openServerFixture, type ServerFixture, setUpToken } from '../tools/server-fixture.ts'

export interface Scene {
  fixture: ServerFixture
  /** Variables of the environment, as the quick start has its reader set them, and those that blocks take for granted. */
  environments: Record<Language, Record<string, string>>
  close(): Promise<void>
}

type Language = 'ts' | 'sh' | 'python'

export async function openScene(): Promise<Scene> {
  const fixture = await openServerFixture()
  try {
    return { fixture, environments: await prepare(fixture), close: () => fixture.close() }
  } catch (error) {
    await fixture.close()
    throw error
  }
}

async function prepare(fixture: ServerFixture): Promise<Scene['environments']> {
  const anybody = new Leadwright({ baseUrl: fixture.url, token: null })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anybody.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = anybody.withOptions({ token })
  const { account_permissions } = await owner.auth.listAbilities()
  const { key } = await owner.apiKeys.create({ body: { name: 'Docs', grants: account_permissions as ['read-lead'] } })
  const client = owner.withOptions({ token: key })
  const prepareSite = async (language: Language): Promise<Record<string, string>> => ({
    ...{ LEADWRIGHT_BASE_URL: fixture.url, LEADWRIGHT_API_KEY: key, BASE: fixture.url, KEY: key },
    ...(await openSite(client, language)),
  })
  return { ts: await prepareSite('ts'), sh: await prepareSite('sh'), python: await prepareSite('python') }
}

/** A site of its own: the languages run side by side, and write the same leads. */
async function openSite(client: Leadwright, language: Language): Promise<Record<string, string>> {
  const body = { name: 'Docs', subdomain: `casa-docs-${language}`, timezone: 'UTC' }
  const { id: site_id } = await client.sites.create({ body })
  await client.sites.publish({ site_id })
  const hook = await client.incomingHooks.create({ site_id, body: { name: 'Form' } })
  const endpoint = await client.webhooks.createEndpoint({
    site_id,
    body: { url: 'https://hooks.example.com/0', events: ['lead.created'] },
  })
  return { SITE_ID: site_id, SITE: site_id, ID: endpoint.id, HOOK_ADDRESS: hook.url }
}
