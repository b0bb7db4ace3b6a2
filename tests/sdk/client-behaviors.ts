/** What the SDK promises around calls: copies of a client, raw responses, the id of the request, logs, files. */
import { type Behaviors, equal, failure } from './behavior.ts'

export const clientBehaviors: Behaviors = {
  'makes a client with other options, and leaves the first as it is': async ({ client, sdk, site, ...w }) => {
    const site_id = site('ok')
    const request = { site_id, tag_id: 'tag_1' }
    await client.withOptions({ token: 'key_2', headers: { 'Accept-Language': 'es' } }).tags.get(request)
    await client.tags.get(request)
    const small = sdk.createClient({ baseUrl: w.baseUrl, token: 'key_3' }, { tags: sdk.TagsResource })
    await small.withOptions({ token: null }).tags.get(request)
    equal(
      (await w.arrived(site_id)).map(({ headers }) => [headers.authorization, headers['accept-language'] === 'es']),
      [
        ['Bearer key_2', true],
        ['Bearer key_1', false],
        [undefined, false],
      ],
    )
  },
  'has what belongs to a resource as a part of it, with the same settings': async ({ client, site, ...w }) => {
    const site_id = site('ok')
    await client.templates.folders.get({ site_id, template_folder_id: 'folder_1' })
    await client.withOptions({ token: 'key_2' }).leads.consents.list({ site_id, lead_id: 'lead_1' })
    equal(
      (await w.arrived(site_id)).map(({ headers }) => headers.authorization),
      ['Bearer key_1', 'Bearer key_2'],
    )
    equal(['templateFolders' in client, 'leadChanges' in client], [false, false])
  },
  'gives the response alone, with a body that nobody has read': async ({ client, sdk, site }) => {
    const response = await client.tags.get({ site_id: site('ok'), tag_id: 'tag_1' }).asResponse()
    equal([response.status, response.bodyUsed, (await response.json()).id], [200, false, 'tag_1'])
    const refused = await failure(client.tags.get({ site_id: site('status_404'), tag_id: 'tag_1' }).asResponse())
    equal(refused instanceof sdk.NotFoundError, true)
    const call = client.tags.get({ site_id: site('ok'), tag_id: 'tag_1' })
    await call
    equal((await call.asResponse()).bodyUsed, true)
  },
  'says the id of the request on a result, and not in its JSON': async ({ client, site }) => {
    const tag = await client.tags.get({ site_id: site('ok'), tag_id: 'tag_1' })
    equal([tag._request_id, JSON.stringify(tag).includes('_request_id')], ['req_ok', false])
    equal((await client.tags.list({ site_id: site('pages') }))._request_id, 'req_ok')
  },
  'says what it does to a logger, never a token, an id or a body': async ({ sdk, baseUrl, site }) => {
    const lines: string[] = []
    const note = (level: string) => (message: string) => lines.push(`${level} ${message}`)
    const logger = { debug: note('debug'), info: note('info'), warn: note('warn') }
    const client = new sdk.Leadwright({ baseUrl, token: 'lw_key_secret', logger, logLevel: 'debug' })
    await client.tags.create({ site_id: site('busy'), body: { name: 'private' } })
    await failure(client.tags.get({ site_id: site('status_404'), tag_id: 'tag_1' }))
    const said = lines.map(line => line.replace(/\d+ ms/, 'N ms')).join('\n')
    equal(said.includes('debug leadwright: POST /v1/sites/{site_id}/tags → 503 in N ms'), true)
    equal(said.includes('info leadwright: POST /v1/sites/{site_id}/tags is tried again: ServerError: Detail 503'), true)
    equal(said.includes('debug leadwright: GET /v1/sites/{site_id}/tags/{tag_id} → 404'), true)
    for (const hidden of ['secret', 'private', 'tag_1']) equal([hidden, said.includes(hidden)], [hidden, false])
    const quiet = new sdk.Leadwright({ baseUrl, logger, logLevel: 'off' })
    const before = lines.length
    await failure(quiet.tags.get({ site_id: site('status_404'), tag_id: 'tag_1' }))
    equal(lines.length, before)
  },
  'says once that the server is older, and each time that an endpoint goes': async ({ sdk, baseUrl, site }) => {
    const warnings: string[] = []
    const logger = { debug() {}, info() {}, warn: (message: string) => warnings.push(message) }
    const client = new sdk.Leadwright({ baseUrl, logger, logLevel: 'warn' })
    for (let n = 0; n < 2; n++) await client.tags.get({ site_id: site('older'), tag_id: 'tag_1' })
    equal(warnings, [
      `leadwright: the server is version 0.0.9, this package ${sdk.version}: newer endpoints answer 404.`,
    ])
    await client.tags.get({ site_id: site('going'), tag_id: 'tag_1' })
    equal(warnings[1], 'leadwright: GET /v1/sites/{site_id}/tags/{tag_id} goes away on Fri, 01 Jan 2028 00:00:00 GMT.')
  },
  'names the missing right of a key': async ({ sdk, client, site }) => {
    const error = await failure(client.tags.list({ site_id: site('rightless') }))
    if (!(error instanceof sdk.PermissionDeniedError)) throw error
    equal(
      [error.message, error.problem?.required_permissions],
      ['Not allowed. It requires `manage-leads`.', ['manage-leads']],
    )
  },
  'says that a page came from a proxy': async ({ client, site }) => {
    const error = await failure(client.tags.get({ site_id: site('proxy'), tag_id: 'tag_1' }, { maxRetries: 0 }))
    const expected = 'A proxy (edge) answered 502, not Leadwright.'
    equal((error as Error).message.startsWith(expected), true)
  },
  'uploads streams, and files with a name': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    async function* pieces() {
      yield new TextEncoder().encode('first ')
      yield 'second'
    }
    const stream = new Blob(['of a stream']).stream()
    await client.files.upload({ site_id, file: pieces() })
    await client.files.upload({ site_id, file: stream })
    await client.files.upload({ site_id, file: { name: 'plan.txt', content: new TextEncoder().encode('named') } })
    const bodies = (await arrived(site_id)).map(({ body }) => body)
    for (const [at, text] of ['first second', 'of a stream', 'named'].entries())
      equal([text, bodies[at]?.includes(text)], [text, true])
    equal(bodies[2]?.includes('filename="plan.txt"'), true)
  },
  'refuses a page where events were asked for': async ({ sdk, client, site }) => {
    const read = async (events: AsyncIterable<unknown>) => {
      for await (const _ of events) return
    }
    const site_id = site('page')
    const asked = { site_id, conversation_id: 'conv_1', body: { text: 'Hello' } }
    for (const events of [client.stream(site_id), client.sendChatMessage(asked)])
      equal((await failure(read(events))) instanceof sdk.UnexpectedAnswerError, true)
  },
  'says that an open stream stays silent': async ({ sdk, baseUrl, site }) => {
    const warnings: string[] = []
    const logger = { debug() {}, info() {}, warn: (message: string) => warnings.push(message) }
    const client = new sdk.Leadwright({ baseUrl, logger })
    const controller = new AbortController()
    const { signal } = controller
    const states: string[] = []
    const onConnection = (state: string) => {
      // A busy machine may take longer than the limit until the answer begins.
      if (state === 'lost' && states.includes('open')) controller.abort()
      states.push(state)
    }
    for await (const _ of client.stream(site('buffering'), { signal, idleTimeout: 100, onConnection })) equal(1, 2)
    equal([warnings.length, warnings[0]?.includes('does a proxy hold it back')], [1, true])
  },
}
