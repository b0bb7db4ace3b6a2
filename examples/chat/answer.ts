/**
 * An assistant that answers from what its owner wrote, and a visitor who asks it. Without a provider of models it quotes what it found.
 * Takes the id of a site, which has to be published, and a question; LEADWRIGHT_API_KEY needs `manage-assistants` and `create-assistant`.
 */
import { Leadwright } from '@leadwright/sdk'

const [site_id = '', question = 'Do you deliver on Sundays?'] = process.argv.slice(2)
const baseUrl = process.env.LEADWRIGHT_BASE_URL ?? 'http://localhost:8787'
const client = new Leadwright({ baseUrl })

const { id: source_id } = await client.knowledgeSources.create({
  site_id,
  body: {
    type: 'pair',
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

// From here on as a visitor does: no key but the secret of the conversation, and what is answered comes piece by piece.
const anonymous = client.withOptions({ token: null })
const { conversation_id, secret } = await anonymous.public.startConversation({
  site_id,
  assistant_id,
  body: { locale: 'en' },
})
const visitor = client.withOptions({ token: secret })
for await (const { event, data } of visitor.sendChatMessage({ site_id, conversation_id, body: { text: question } })) {
  if (event !== 'message') continue
  console.log(`${data.from}: ${data.text}`)
  for (const { number, excerpt } of data.citations ?? []) console.log(`  [${number}] ${excerpt}`)
}
