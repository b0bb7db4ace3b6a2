/**
 * An assistant that answers from what its owner wrote, and a visitor who asks it. Without a provider of models it quotes what it found.
 * Takes the id of a site, which has to be published, and a question; LEADWRIGHT_KEY needs `manage-assistants` and `create-assistant`.
 */
import { Leadwright } from '@leadwright/sdk'

const [site_id = '', question = 'Do you deliver on Sundays?'] = process.argv.slice(2)
const baseUrl = process.env.LEADWRIGHT_URL ?? 'http://localhost:8787'
const client = new Leadwright({ baseUrl, token: process.env.LEADWRIGHT_KEY })

const { id: source_id } = await client.knowledgeSources.create({
  site_id,
  body: {
    kind: 'pair',
    question: 'On which days do you deliver?',
    answer: 'From Monday to Saturday, never on Sundays.',
  },
})
const { id: assistant_id } = await client.assistants.create({
  site_id,
  body: { name: 'Shop assistant', source_ids: [source_id] },
})
const { page_url } = await client.assistants.publish({ site_id, assistant_id })
console.log(`Visitors find it on every page with the snippet, and at ${page_url}`)

// From here on as a visitor does: no key, and what is answered comes piece by piece.
const site = `${baseUrl}/v1/public/sites/${site_id}`
const post = (path: string, body: object, secret?: string) =>
  fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify(body),
  })
const begun = await post(`/chats/${assistant_id}/conversations`, { locale: 'en' })
const { conversation_id, secret } = (await begun.json()) as { conversation_id: string; secret: string }
const stream = await (await post(`/conversations/${conversation_id}/messages`, { text: question }, secret)).text()
for (const event of stream.split('\n\n')) {
  const [, name, data] = /^event: (\w+)\ndata: (.*)$/m.exec(event) ?? []
  if (name !== 'message') continue
  const message = JSON.parse(data ?? '') as {
    from: string
    text: string
    citations: { number: number; excerpt: string }[]
  }
  console.log(`${message.from}: ${message.text}`)
  for (const { number, excerpt } of message.citations) console.log(`  [${number}] ${excerpt}`)
}
