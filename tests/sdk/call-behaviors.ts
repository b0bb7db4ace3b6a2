/** Behaviors of successful calls: what is sent, and what is returned. */
import { type Behaviors, equal, failure } from './behavior.ts'

export const callBehaviors: Behaviors = {
  'sends the token, the parameters and the body': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    const tag = await client.tags.create({ site_id, body: { name: 'vip' } })
    equal([tag.name, tag.id], ['vip', 'tag_1'])
    const [call] = await arrived(site_id)
    equal([call!.method, call!.url, call!.body], ['POST', `/v1/sites/${site_id}/tags`, '{"name":"vip"}'])
    equal([call!.headers.authorization, call!.headers['content-type']], ['Bearer key_1', 'application/json'])
  },
  'asks a token function before each call': async ({ sdk, baseUrl, site, arrived }) => {
    const tokens = ['first', 'second', undefined]
    const client = new sdk.Leadwright({ baseUrl, token: async () => tokens.shift() })
    const site_id = site('ok')
    for (let n = 0; n < 3; n++) await client.tags.get({ site_id, tag_id: 'tag_1' })
    equal(
      (await arrived(site_id)).map(call => call.headers.authorization),
      ['Bearer first', 'Bearer second', undefined],
    )
  },
  'keeps fields and nulls that the contract does not know': async ({ client, site }) => {
    const tag: object = await client.tags.get({ site_id: site('ok'), tag_id: 'tag_1' })
    equal('later_field' in tag && tag.later_field, null)
  },
  'answers nothing to a deletion': async ({ client, site }) => {
    equal(await client.tags.delete({ site_id: site('ok'), tag_id: 'tag_1' }), undefined)
  },
  'refuses a call that lacks a parameter before anything is sent': async ({ client, site, arrived }) => {
    const lacking: { site_id: string; tag_id: string; body: { name: string }; file: Blob } = JSON.parse('{}')
    const site_id = site('ok')
    const asked = {
      '`site_id`': [() => client.tags.list(lacking), () => client.tags.list(JSON.parse('null'))],
      '`tag_id`': [() => client.tags.get({ ...lacking, site_id }), () => client.tags.get({ site_id, tag_id: '' })],
      '`body`': [() => client.tags.create({ ...lacking, site_id })],
      '`file`': [() => client.images.upload({ ...lacking, site_id })],
    }
    for (const [name, calls] of Object.entries(asked)) {
      for (const error of await Promise.all(calls.map(call => failure(call())))) {
        equal([error instanceof TypeError, (error as Error).message.endsWith(` needs ${name}.`)], [true, true])
      }
    }
    equal((await arrived(site_id)).length, 0)
  },
  'answers bytes as a Blob and text as text': async ({ client, site }) => {
    const image = await client.public.showImage({ site_id: site('image'), image_id: 'img_1' })
    equal([image instanceof Blob, image.size, image.type], [true, 3, 'image/webp'])
    equal(await client.runs.export({ site_id: site('csv') }), 'name\nvip\n')
  },
  'uploads bytes as well as a file': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    await client.files.upload({ site_id, file: new TextEncoder().encode('plain bytes') })
    const [call] = await arrived(site_id)
    equal([call!.body.includes('plain bytes'), call!.body.includes('filename="blob"')], [true, true])
  },
  'sends each value of a list and nothing of what was not given': async ({ client, site, arrived }) => {
    const site_id = site('pages')
    const without = { lead_id: undefined }
    await client.leads.list({ site_id, ...without, search: 'a & b', expand: ['tags', 'audiences'] })
    const [call] = await arrived(site_id)
    equal(call!.url, `/v1/sites/${site_id}/leads?search=a+%26+b&expand=tags&expand=audiences`)
  },
  'makes a client of chosen resources': async ({ sdk, baseUrl, site, arrived }) => {
    const chosen = { tags: sdk.TagsResource, live: sdk.StreamResource }
    const client = sdk.createClient({ baseUrl, token: 'key_1' }, chosen)
    equal(Object.keys(client).sort(), ['live', 'request', 'tags', 'withOptions'])
    const [site_id, stream] = [site('ok'), site('follow')]
    equal((await client.tags.get({ site_id, tag_id: 'tag_1' })).id, 'tag_1')
    equal((await client.request<{ id: string }>('GET', `/v1/sites/${site_id}/x`)).id, 'tag_1')
    for await (const event of client.live.follow(stream)) {
      equal(event.event, 'lead.created')
      break
    }
    equal(
      (await arrived(site_id)).map(call => call.headers.authorization),
      ['Bearer key_1', 'Bearer key_1'],
    )
  },
  'takes headers for the client and the call': async ({ sdk, baseUrl, site, arrived }) => {
    const headers = { 'Accept-Language': 'es', 'X-Requested-With': 'XMLHttpRequest' }
    const client = new sdk.Leadwright({ baseUrl, headers })
    const site_id = site('ok')
    const request = { site_id, tag_id: 'tag_1', body: { name: 'vip' } }
    await client.tags.update(request, {
      headers: { 'accept-language': 'en', 'x-requested-with': null },
      ifMatch: '"1"',
    })
    const [call] = await arrived(site_id)
    equal([call!.headers['accept-language'], call!.headers['if-match']], ['en', '"1"'])
    equal(call!.headers['x-requested-with'], undefined)
  },
  'names the account of the client, of the call, or none': async ({ sdk, baseUrl, site, arrived }) => {
    const accounts = ['acct_1', undefined]
    const client = new sdk.Leadwright({ baseUrl, account: () => accounts.shift() })
    const fixed = new sdk.Leadwright({ baseUrl, account: 'acct_2' })
    const site_id = site('ok')
    const request = { site_id, tag_id: 'tag_1' }
    for (let n = 0; n < 2; n++) await client.tags.get(request)
    await fixed.tags.get(request)
    await fixed.tags.get(request, { account: 'acct_3' })
    await fixed.tags.get(request, { account: null })
    equal(
      (await arrived(site_id)).map(call => call.headers['x-account']),
      ['acct_1', undefined, 'acct_2', 'acct_3', undefined],
    )
  },
  'takes the version or the ETag that must still hold': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    const request = { site_id, tag_id: 'tag_1', body: { name: 'vip' } }
    await client.tags.update(request, { ifMatch: 7 })
    await client.tags.update(request, { ifMatch: 'W/"7"' })
    equal(
      (await arrived(site_id)).map(call => call.headers['if-match']),
      ['"7"', 'W/"7"'],
    )
  },
  'sends a file as a form, each time it is tried': async ({ client, site, arrived }) => {
    const site_id = site('busy')
    await client.images.upload({ site_id, file: new Blob(['bytes of a picture']) })
    const calls = await arrived(site_id)
    equal(calls.length, 3)
    for (const { url, headers, body } of calls) {
      equal(url, `/v1/sites/${site_id}/images`)
      equal(headers['content-type']?.startsWith('multipart/form-data; boundary='), true)
      equal([body.includes('name="file"'), body.includes('bytes of a picture')], [true, true])
    }
    equal(new Set(calls.map(call => call.headers['idempotency-key'])).size, 1)
  },
  'gives the response beside the data': async ({ client, site }) => {
    const { data, response, requestId } = await client.tags.get({ site_id: site('ok'), tag_id: 'tag_1' }).withResponse()
    equal([data.id, response.status, response.headers.get('etag'), requestId], ['tag_1', 200, '"1"', 'req_ok'])
    const failed = client.tags.get({ site_id: site('status_404'), tag_id: 'tag_1' }).withResponse()
    equal((await failure(failed)) instanceof Error, true)
  },
  'calls paths that have no method': async ({ client, site, arrived }) => {
    const site_id = site('ok')
    const query = { expand: ['a', 'b'], empty: undefined, flag: true }
    const { response } = await client
      .request('post', `/v1/sites/${site_id}/new`, { query, body: { x: null } })
      .withResponse()
    equal(response.status, 201)
    const [call] = await arrived(site_id)
    equal([call!.url, call!.body], [`/v1/sites/${site_id}/new?expand=a&expand=b&flag=true`, '{"x":null}'])
    equal([call!.headers.authorization, typeof call!.headers['idempotency-key']], ['Bearer key_1', 'string'])
    equal(await client.request('GET', `/v1/sites/${site('csv')}/export`), 'name\nvip\n')
  },
}
