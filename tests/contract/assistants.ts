/** What the walk over the contract needs of assistants and of conversations with them. */
import type { Fixture, Make } from './fixtures.ts'
import { colored, form } from './forms.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>

async function published(w: People, site: string, make: Make): Promise<string> {
  const assistant_id = await make('assistant')
  expectMade(await w.post(`/v1/sites/${site}/assistants/${assistant_id}/publish`), 200)
  return assistant_id
}

/** One that was published, so that there are settings to bring back, and visitors meet it. */
const publishedAssistant: MakeFixture = async (w, site, make) => ({
  params: { assistant_id: await published(w, site, make) },
})

interface Talk {
  conversation_id: string
  message_id: string
  secret: string
}

/** A conversation in which something was asked and answered. */
export async function talk(w: People, site: string, make: Make): Promise<Talk> {
  const base = `/v1/public/sites/${site}`
  const path = `${base}/chats/${await published(w, site, make)}/conversations`
  // From an address of its own: where few may be begun from one, another has begun them.
  const bindings = { incoming: { socket: { remoteAddress: `198.51.100.${w.next() % 250}` } } }
  const begin = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const started = (await (await w.app.request(path, begin, bindings)).json()) as Record<string, unknown>
  const [conversation_id, secret] = [String(started.conversation_id), String(started.secret)]
  const messages = `${base}/conversations/${conversation_id}/messages`
  const answer = await w.app.request(messages, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Do you deliver on Saturdays?' }),
  })
  await answer.text()
  const { data } = expectMade(await w.get(messages, { token: secret }), 200).body
  return { conversation_id, secret, message_id: String(data.at(-1)?.id) }
}

/** As the owner reads it. */
const read: MakeFixture = async (w, site, make) => {
  const { conversation_id, message_id } = await talk(w, site, make)
  return { params: { conversation_id, message_id } }
}

/** An answer of which the visitor said what they think. */
const rated: MakeFixture = async (w, site, make) => {
  const { conversation_id, message_id, secret: token } = await talk(w, site, make)
  const path = `/v1/public/sites/${site}/conversations/${conversation_id}/messages/${message_id}/rating`
  expectMade(await w.post(path, { rating: 'bad' }, { token }), 204)
  return { params: { feedback_id: message_id } }
}

/** As the visitor continues it. */
const continued: MakeFixture = async (w, site, make) => {
  const { conversation_id, message_id, secret } = await talk(w, site, make)
  return { params: { conversation_id, message_id }, token: secret }
}

/** An assistant to which files may be sent, in a conversation of which this is the secret. */
async function talkWithFiles(w: People, site: string, make: Make): Promise<Talk> {
  const one = await talk(w, site, make)
  const { body } = await w.get(`/v1/sites/${site}/conversations/${one.conversation_id}`)
  const path = `/v1/sites/${site}/assistants/${body.assistant_id}`
  expectMade(await w.patch(path, { takes_files: true }), 200)
  expectMade(await w.post(`${path}/publish`), 200)
  return one
}

const filesToSend: MakeFixture = async (w, site, make) => {
  const { conversation_id, secret } = await talkWithFiles(w, site, make)
  return {
    params: { conversation_id },
    token: secret,
    ...form(['file', Buffer.from(`<!doctype html><p>File ${w.next()}.</p>`)]),
  }
}

/** A file that was sent. */
export async function sentFile(w: People, site: string, make: Make) {
  const { conversation_id, secret } = await talkWithFiles(w, site, make)
  const path = `/v1/public/sites/${site}/conversations/${conversation_id}`
  const { body, headers } = form(['file', Buffer.from(`<!doctype html><p>File ${w.next()}.</p>`)])
  const authorization = `Bearer ${secret}`
  const uploaded = await w.app.request(`${path}/files`, {
    method: 'POST',
    body,
    headers: { ...headers, authorization },
  })
  const { data } = (await uploaded.json()) as { data: { id: string }[] }
  const file_id = data[0]?.id ?? ''
  const said = await w.app.request(`${path}/messages`, {
    ...{ method: 'POST', body: JSON.stringify({ text: 'See?', file_ids: [file_id] }) },
    headers: { authorization, 'content-type': 'application/json' },
  })
  await said.text()
  return { conversation_id, file_id }
}

/** A source that is read by nobody at the moment. */
const restingSource: MakeFixture = async (w, site) => {
  const body = { type: 'url', url: `https://source-${w.next()}.example/` }
  const { id, operation_id } = expectMade(await w.post(`/v1/sites/${site}/knowledge-sources`, body), 201).body
  expectMade(await w.post(`/v1/sites/${site}/operations/${operation_id}/cancel`), 200)
  return { params: { source_id: id } }
}

/** Captions that were uploaded. */
const captions: MakeFixture = async (w, site) => {
  const text = `WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nPassage ${w.next()}\n`
  const { body, headers } = form(['file', Buffer.from(text)])
  const response = await w.app.request(`/v1/sites/${site}/knowledge-sources/files`, {
    ...{ method: 'POST', body },
    headers: { ...headers, authorization: `Bearer ${w.person.token}` },
  })
  const { data } = (await response.json()) as { data: { id: string }[] }
  return { params: { source_id: data[0]?.id ?? '' } }
}

/** Research that nobody carries on at the moment, with the assistant that it is of. */
export async function restingResearch(w: People, site: string, make: Make) {
  const assistant_id = await make('assistant')
  const body = { type: 'topic', prompt: `Plants ${w.next()}`, urls: [`https://plants-${w.next()}.example/`] }
  const made = await w.post(`/v1/sites/${site}/assistants/${assistant_id}/researches`, body)
  const { id: research_id, operation_id } = expectMade(made, 201).body
  expectMade(await w.post(`/v1/sites/${site}/operations/${operation_id}/cancel`), 200)
  return { assistant_id, research_id: String(research_id) }
}
const researched: MakeFixture = async (w, site, make) => ({ params: await restingResearch(w, site, make) })

/** A golden question of an assistant. */
export async function golden(w: People, site: string, make: Make) {
  const assistant_id = await make('assistant')
  const path = `/v1/sites/${site}/assistants/${assistant_id}/golden-questions`
  const body = { question: `Question ${w.next()}?`, expected: [] }
  return { path, assistant_id, question_id: expectMade(await w.post(path, body), 201).body.id }
}

/** And a run, in which it is not asked: nothing works in the world of the walk. */
export async function goldenRun(w: People, site: string, make: Make) {
  const { path, assistant_id } = await golden(w, site, make)
  // The assistant may be one of whom an earlier request asks.
  await endRuns(w, site, path)
  expectMade(await w.post(`${path}/runs`, { target: 'draft' }), 202)
  return { assistant_id, run_id: String((await w.get(`${path}/runs`)).body.data[0]?.id) }
}

async function endRuns(w: People, site: string, path: string): Promise<void> {
  const { data } = (await w.get(`${path}/runs`)).body
  for (const { status, operation_id } of data)
    if (status === 'running') expectMade(await w.post(`/v1/sites/${site}/operations/${operation_id}/cancel`), 200)
}

const ofGolden: MakeFixture = async (w, site, make) => {
  const { path, assistant_id, question_id } = await golden(w, site, make)
  await endRuns(w, site, path)
  return { params: { assistant_id, question_id } }
}

export const assistantFixtures: Record<string, MakeFixture> = {
  startGoldenRun: ofGolden,
  updateGoldenQuestion: ofGolden,
  deleteGoldenQuestion: ofGolden,
  getGoldenRun: async (w, site, make) => ({ params: await goldenRun(w, site, make) }),
  uploadKnowledgeFiles: async w => form(['file', colored(w.next())]),
  startKnowledgeUpdate: restingSource,
  downloadKnowledgeTranscript: captions,
  getKnowledgeSourceContent: captions,
  restoreAssistant: publishedAssistant,
  getChat: publishedAssistant,
  startConversation: publishedAssistant,
  getResearch: researched,
  listResearchSources: researched,
  proceedWithResearch: researched,
  deleteResearch: researched,
  explainConversationMessage: read,
  correctConversationMessage: read,
  getAnswerFeedback: rated,
  uploadChatFiles: filesToSend,
  downloadConversationFile: async (w, site, make) => ({ params: await sentFile(w, site, make) }),
  sendChatMessage: async (w, site, make) => ({
    ...(await continued(w, site, make)),
    body: { text: 'Do you deliver?' },
  }),
  listChatMessages: continued,
  followChat: async (w, site, make) => ({ ...(await continued(w, site, make)), query: '?after=0' }),
  rateChatMessage: continued,
  askForPerson: continued,
  submitChatForm: continued,
  forgetConversation: continued,
}
