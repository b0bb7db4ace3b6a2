/** The page templates on a real server, each published under the host of a site of its own name. */
import type { Leadwright, PageTemplate } from '@leadwright/sdk'
import { signUp } from '../end-to-end/browser/owner.ts'
import { openServerFixture, type ServerFixture } from '../tools/server-fixture.ts'
import { freePort } from '../tools/server-process.ts'

export interface ServedTemplate {
  key: PageTemplate['key']
  url: string
  seo_score: number
}

export interface ServedTemplates {
  fixture: ServerFixture
  client: Leadwright
  site_id: string
  pages: ServedTemplate[]
  close(): Promise<void>
}

/** `count` of them; all without. */
export async function serveTemplates(count = Number.POSITIVE_INFINITY): Promise<ServedTemplates> {
  const port = await freePort()
  const fixture = await openServerFixture({ SITES_URL: `http://sites.localhost:${port}` }, ['--empty'], port)
  const client = await signUp(fixture)
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  const { id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } })
  await client.sites.publish({ site_id })
  const { data } = await client.pages.listTemplates({ site_id })
  const pages: ServedTemplate[] = []
  for (const { key } of data.slice(0, count)) {
    const { id: page_id } = await client.pages.createFromTemplate({ site_id, body: { template: key } })
    const { url, seo_score } = await client.pages.publish({ site_id, page_id })
    pages.push({ key, url, seo_score })
  }
  return { fixture, client, site_id, pages, close: () => fixture.close() }
}
