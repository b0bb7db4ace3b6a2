/** What the SDK promises of asking an assistant. */
import { type Behaviors, equal, failure } from './behavior.ts'

const body = { text: 'Which days?' }

export const askingBehaviors: Behaviors = {
  'tells an answer as it is written': async ({ client, site, arrived }) => {
    const site_id = site('telling')
    const told: unknown[] = []
    for await (const { event, data } of client.ask({ site_id, assistant_id: 'asst_1', body })) told.push([event, data])
    equal(told, [
      ['conversation', { conversation_id: 'conv_1' }],
      ['text', { text: 'From' }],
      ['message', { id: 'cmsg_1', text: 'From Monday' }],
    ])
    const [call] = await arrived(site_id)
    equal(
      [call!.method, call!.url, call!.body],
      ['POST', `/v1/sites/${site_id}/assistants/asst_1/ask`, JSON.stringify(body)],
    )
    equal(call!.headers.authorization, 'Bearer key_1')
  },
  'throws what refuses the question, and once, where the answer broke off': async ({ sdk, client, site, arrived }) => {
    const refused = await failure(client.ask({ site_id: site('status_409'), assistant_id: 'asst_1', body }).next())
    equal(refused instanceof sdk.ConflictError, true)
    const site_id = site('broken')
    const answer = client.ask({ site_id, assistant_id: 'asst_1', body })
    equal((await answer.next()).value?.data, { text: 'From' })
    equal((await failure(answer.next())) instanceof sdk.ConnectionError, true)
    equal((await arrived(site_id)).length, 1)
  },
  'tells the answer to a message of a chat, and what a person writes': async ({ sdk, baseUrl, site, arrived }) => {
    const client = new sdk.Leadwright({ baseUrl, token: 'secret_1' })
    const [sent, followed] = [site('telling'), site('telling')]
    const told: string[] = []
    const request = { conversation_id: 'conv_1', body }
    for await (const { event } of client.sendChatMessage({ site_id: sent, ...request })) told.push(event)
    for await (const { event } of client.followChat({ site_id: followed, conversation_id: 'conv_1', after: '3' }))
      told.push(event)
    equal(told, ['conversation', 'text', 'message', 'conversation', 'text', 'message'])
    const [post, get] = [(await arrived(sent))[0]!, (await arrived(followed))[0]!]
    const at = (site_id: string) => `/v1/public/sites/${site_id}/conversations/conv_1`
    equal([post.method, post.url, post.headers.authorization], ['POST', `${at(sent)}/messages`, 'Bearer secret_1'])
    equal([post.body, post.headers['content-type']], [JSON.stringify(body), 'application/json'])
    equal([get.method, get.url, get.headers['content-type']], ['GET', `${at(followed)}/stream?after=3`, undefined])
    const chosen = sdk.createClient({ baseUrl }, { chat: sdk.ChatResource })
    for await (const { event } of chosen.chat.send({ site_id: site('telling'), ...request })) told.push(event)
    equal(told.length, 9)
  },
  'ends an answer that nobody waits for any more': async ({ client, site }) => {
    const controller = new AbortController()
    const request = { site_id: site('hush'), assistant_id: 'asst_1', body }
    const answer = client.ask(request, { signal: controller.signal })
    await answer.next()
    const next = answer.next()
    controller.abort()
    equal((await next).done, true)
  },
}
