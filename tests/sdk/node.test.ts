/** The SDK's promises under Node, imported and required, and its types as a user's compiler sees them. */
import { spawnSync } from 'node:child_process'
import { createReadStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import * as imported from '@leadwright/sdk'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { behaviors, runBehavior } from './behaviors.ts'
import { startServer, type TestServer } from './server.ts'

const required: typeof imported = createRequire(import.meta.url)('@leadwright/sdk')
const root = fileURLToPath(new URL('../..', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

describe.each([
  ['import', imported],
  ['require', required],
])('%s', (_, sdk) => {
  test.concurrent.for(Object.keys(behaviors))('%s', name =>
    runBehavior(name, { sdk, baseUrl: `http://127.0.0.1:${server.port}` }),
  )
})

test('names itself to the server', async () => {
  const client = new imported.Leadwright({ baseUrl: `http://127.0.0.1:${server.port}` })
  await client.tags.get({ site_id: 'ok_agent', tag_id: 'tag_1' })
  const [call] = await (await fetch(`http://127.0.0.1:${server.port}/recorded/ok_agent`)).json()
  const { version } = createRequire(import.meta.url)('@leadwright/sdk/package.json')
  expect(call.headers['user-agent']).toBe(`leadwright-sdk/${version}`)
  expect(imported.version).toBe(version)
})

test('takes its address and its key of the environment, where none is given', async () => {
  vi.stubEnv('LEADWRIGHT_BASE_URL', `http://127.0.0.1:${server.port}`)
  vi.stubEnv('LEADWRIGHT_API_KEY', 'lw_key_env')
  const request = { site_id: 'ok_env', tag_id: 'tag_1' }
  await new imported.Leadwright().tags.get(request)
  await new imported.Leadwright({ token: 'other' }).tags.get(request)
  await new imported.Leadwright({ token: null }).tags.get(request)
  const calls = await (await fetch(`http://127.0.0.1:${server.port}/recorded/ok_env`)).json()
  const sent = calls.map((call: { headers: Record<string, string> }) => call.headers.authorization)
  expect(sent).toEqual(['Bearer lw_key_env', 'Bearer other', undefined])
  vi.unstubAllEnvs()
  expect(() => new imported.Leadwright()).toThrow('LEADWRIGHT_BASE_URL')
})

test('sends which try a call is, and the name of a file that is streamed', async () => {
  const client = new imported.Leadwright({ baseUrl: `http://127.0.0.1:${server.port}` })
  await client.files.upload({ site_id: 'busy_try', file: createReadStream(`${root}package.json`) })
  const calls = await (await fetch(`http://127.0.0.1:${server.port}/recorded/busy_try`)).json()
  const counts = calls.map((call: { headers: Record<string, string> }) => call.headers['leadwright-retry-count'])
  expect(counts).toEqual([undefined, '1', '2'])
  expect(calls[2].body).toContain('filename="package.json"')
})

test('typechecks for users of both module systems, and refuses what is wrong', () => {
  const folder = `${root}.cache/sdk-consumer`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const values = 'createClient, Leadwright, LeadwrightError, RateLimitError, TagsResource'
  const use = `
    const client = new Leadwright({ baseUrl: '' })
    async function run(): Promise<void> {
      const page = await client.tags.list({ site_id: 's', limit: 10 }, { timeout: 5 })
      const cursor: string | null = page.next_cursor
      for await (const tag of client.tags.list({ site_id: 's' })) { const name: string = tag.name }
      const { data, response } = await client.tags.get({ site_id: 's', tag_id: 't' }).withResponse()
      const at: string = data.created_at
      try { await client.tags.create({ site_id: 's', body: { name: 'n' } }) } catch (e) {
        if (e instanceof RateLimitError) { const status: number | undefined = e.status; const code: string = e.code }
        if (e instanceof LeadwrightError && e.code === 'not_found') { const known: ErrorCode = 'tenant_mismatch', later: ErrorCode = 'of_2030' }
      }
      const image: Blob = await client.public.showImage({ site_id: 's', image_id: 'i' })
      const lead = await client.leads.create({ site_id: 's', body: { email: 'a@b.c', custom_fields: { size: 'M', old: null } } })
      const size: string | number | boolean | undefined = lead.custom_fields.size
      await client.leads.update({ site_id: 's', lead_id: 'l', body: { custom_fields: { size: null } } })
      await client.files.upload({ site_id: 's', file: new Uint8Array(1) })
      // @ts-expect-error an object is no value of a field
      await client.leads.update({ site_id: 's', lead_id: 'l', body: { custom_fields: { size: {} } } })
      await client.files.upload({ site_id: 's', file: { name: 'a.txt', content: new Uint8Array(1) } })
      const raw: Response = await client.tags.get({ site_id: 's', tag_id: 't' }).asResponse()
      const some: Tag[] = await client.tags.list({ site_id: 's' }).toArray({ limit: 5 })
      const request_id: string | undefined = (await client.tags.get({ site_id: 's', tag_id: 't' }))._request_id
      const csv: string = await client.runs.export({ site_id: 's' })
      const small = createClient({ baseUrl: '' }, { tags: TagsResource })
      const first: Tag | undefined = (await small.tags.list({ site_id: 's' })).data[0]
      // @ts-expect-error leads were not chosen
      small.leads
      // @ts-expect-error the site is missing
      await client.tags.list({})
      // @ts-expect-error there is no such field
      await client.tags.create({ site_id: 's', body: { nam: 'n' } })
      // @ts-expect-error a tag has no such field
      data.nothing
    }`
  writeFileSync(`${folder}/esm.mts`, `import { type ErrorCode, type Tag, ${values} } from '@leadwright/sdk'${use}`)
  writeFileSync(
    `${folder}/cjs.cts`,
    `import sdk = require('@leadwright/sdk')\ntype ErrorCode = sdk.ErrorCode\ntype Tag = sdk.Tag\nconst { ${values} } = sdk${use}`,
  )
  const compilerOptions = {
    module: 'node16',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    strict: true,
    noEmit: true,
    types: [],
  }
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ['*.mts', '*.cts'] }))
  const compiler = `${root}node_modules/typescript/bin/tsc`
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
})
