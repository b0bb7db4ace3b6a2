/** Every screen's path with ids of things that the demo has; a screen without one is left out. */
import { readFileSync } from 'node:fs'
import type { Leadwright } from '@leadwright/sdk'

const file = new URL('../../admin/dist/screens.json', import.meta.url)

export async function pathsOf(client: Leadwright): Promise<string[]> {
  const screens: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const { data: sites } = await client.sites.list()
  const site_id = sites[0]?.id ?? ''
  const first = async <T>(list: PromiseLike<{ data: T[] }>, id: (one: T) => string) => {
    const [one] = (await list).data
    return one && id(one)
  }
  const ids: Record<string, string | undefined> = {
    site_id,
    audience_id: await first(client.audiences.list({ site_id }), one => one.id),
    campaign_id: await first(client.campaigns.list({ site_id }), one => one.id),
    import_id: await first(client.imports.list({ site_id }), one => one.id),
    email_id: await first(client.emails.list({ site_id }), one => one.id),
    template_id: await first(client.templates.list({ site_id }), one => one.id),
    sender_id: await first(client.senders.list({ site_id }), one => one.id),
    journey_id: await first(client.journeys.list({ site_id }), one => one.id),
    run_id: await first(client.runs.list({ site_id }), one => one.run_id),
    lead_id: await first(client.leads.list({ site_id }), one => one.id),
    popup_id: await first(client.popups.list({ site_id }), one => one.id),
    visitor_id: await first(client.visitors.list({ site_id }), one => one.uuid),
  }
  return screens.flatMap(path => {
    const names = [...path.matchAll(/\$(\w+)/g)].map(match => match[1] ?? '')
    return names.every(name => ids[name]) ? [path.replaceAll(/\$(\w+)/g, (_, name: string) => ids[name] ?? '')] : []
  })
}
