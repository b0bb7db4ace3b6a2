/** Every screen's path with ids of things that a site has; a screen without one is left out. */
import { readFileSync } from 'node:fs'
import type { Leadwright } from '@leadwright/sdk'

const file = new URL('../../admin/dist/screens.json', import.meta.url)
/** Screens that are there for who is not signed in. */
const guests =
  /^\/($|login|register|forgot-password|change-password|unauthorized|maintenance|email-confirmation|set-up)/

export interface Screen {
  /** Its path as it is declared. */
  name: string
  path: string
  isForGuests: boolean
}

/** `of`: the site; absent: the first one, and what the demo has. */
export async function screensOf(client: Leadwright, of?: string): Promise<Screen[]> {
  const declared = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
  const ids = await idsOf(client, of)
  return declared.flatMap(name => {
    const isForGuests = guests.test(name)
    if (of !== undefined && !name.includes('$site_id')) return []
    const names = [...name.matchAll(/\$(\w+)/g)].map(match => match[1] ?? '')
    const path = name.replaceAll(/\$(\w+)/g, (_, id: string) => ids[id] ?? '')
    return names.every(id => ids[id]) ? [{ name, path, isForGuests }] : []
  })
}

async function idsOf(client: Leadwright, of?: string): Promise<Record<string, string | undefined>> {
  const { data: sites } = await client.sites.list()
  const demo = sites.find(({ name }) => name === 'Juniper & Clay') ?? sites[0]
  const site_id = of ?? demo?.id ?? ''
  const first = async <T>(list: PromiseLike<{ data: T[] }>, id: (one: T) => string) => {
    const [one] = (await list).data
    return one && id(one)
  }
  return {
    site_id,
    ...(await assistantOf(client, site_id)),
    feedback_id: await first(client.conversations.listAnswerFeedback({ site_id }), one => one.id),
    audience_id: await first(client.audiences.list({ site_id }), one => one.id),
    broadcast_id: await first(client.broadcasts.list({ site_id, status: 'sent' }), one => one.id),
    campaign_id: await first(client.campaigns.list({ site_id }), one => one.id),
    import_id: await first(client.imports.list({ site_id }), one => one.id),
    email_id: await first(client.emails.list({ site_id, status: 'delivered' }), one => one.id),
    template_id: await first(client.templates.list({ site_id }), one => one.id),
    domain_id: (await client.domains.list({ site_id })).data[0]?.id,
    sending_domain_id: await first(client.sendingDomains.list({ site_id }), one => one.id),
    sender_id: await first(client.senders.list({ site_id }), one => one.id),
    journey_id: await first(client.journeys.list({ site_id }), one => one.id),
    run_id: await first(client.runs.list({ site_id }), one => one.run_id),
    lead_id: await first(client.leads.list({ site_id }), one => one.id),
    popup_id: await first(client.popups.list({ site_id }), one => one.id),
    page_id: await first(client.pages.list({ site_id }), one => one.id),
    sandbox_id: await first(client.sandboxes.list({ site_id }), one => one.id),
    saved_block_id: await first(client.savedBlocks.list({ site_id }), one => one.id),
    webhook_endpoint_id: await first(client.webhooks.listEndpoints({ site_id }), one => one.id),
    visitor_id: await first(client.visitors.list({ site_id }), one => one.uuid),
    // What is mailed: the screens say that it is no longer valid.
    token: 'lw_once_none',
  }
}

/** The demo has none of its own: one that answers from a question written by hand. */
async function assistantOf(client: Leadwright, site_id: string) {
  const [present] = (await client.assistants.list({ site_id })).data
  if (present) {
    const conversation_id = await conversationWith(client, site_id, present.id)
    return { assistant_id: present.id, source_id: present.source_ids[0], conversation_id }
  }
  const { id: source_id } = await client.knowledgeSources.create({
    site_id,
    body: {
      ...{ type: 'pair', question: 'Do you deliver on Sundays?' },
      answer: 'Yes, in Madrid and Barcelona, until 14:00. Orders placed before Saturday at noon arrive on Sunday.',
    },
  })
  const { id: assistant_id } = await client.assistants.create({
    site_id,
    body: { name: 'Studio assistant', type: 'support', source_ids: [source_id] },
  })
  await client.assistants.publish({ site_id, assistant_id })
  return { assistant_id, source_id, conversation_id: await conversationWith(client, site_id, assistant_id) }
}

/** What a visitor asked and was told; on a site that answers no visitors yet, what its owner asked. */
async function conversationWith(client: Leadwright, site_id: string, assistant_id: string) {
  const [present] = (await client.conversations.list({ site_id, assistant_id, with_tests: true })).data
  if (present) return present.id
  const question = { text: 'Do you deliver on Sundays?' }
  const page = { page_url: 'https://juniper-and-clay.example/delivery', locale: 'en' }
  const begun = await client.public.startConversation({ site_id, assistant_id, body: page }).catch(() => undefined)
  if (begun) {
    const { conversation_id, secret } = begun
    const headers = { Authorization: `Bearer ${secret}` }
    const path = `/v1/public/sites/${site_id}/conversations/${conversation_id}/messages`
    for (const body of [question, { text: 'Can I bring my dog to a course?' }])
      await client.request('POST', path, { body, headers })
    return conversation_id
  }
  for await (const told of client.ask({ site_id, assistant_id, body: question }))
    if (told.event === 'conversation') return told.data.conversation_id
  return undefined
}
