/** The MCP server with the official client, over input and output and over HTTP. */
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofTest } from '../../api/testing/proof-test.ts'
import { drafting, readingPosts } from '../../mcp/src/effects.ts'
import document from '../../openapi/openapi.json' with { type: 'json' }
import { eventually } from '../tools/server-fixture.ts'
import { type CliSite, openCliSite } from './cli-site.ts'

/** Milliseconds for tests that start processes, on a busy machine too. */
const slow = { timeout: 240_000 }
const program = join(import.meta.dirname, '../../cli/src/main.ts')

let cli: CliSite
beforeAll(async () => {
  cli = await openCliSite()
}, slow.timeout)
afterAll(() => cli?.close())

async function open(key: string, ...args: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const env = { PATH: process.env.PATH ?? '', HOME: cli.folder, LEADWRIGHT_BASE_URL: cli.url, LEADWRIGHT_API_KEY: key }
  const transport = new StdioClientTransport({ command: process.execPath, args: [program, 'mcp', ...args], env })
  await client.connect(transport, slow)
  return client
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: input }, undefined, slow)
  const [content] = result.content as { text: string }[]
  return { isError: result.isError === true, text: content?.text ?? '' }
}

test('what is said to read or draft exists, and none of it is more than that', () => {
  const ids = Object.values(document.paths).flatMap(methods =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  for (const id of [...readingPosts, ...drafting]) expect(ids).toContain(id)
  for (const id of drafting) expect(id).toMatch(/^(create|duplicate|import|update)[A-Z]/)
  for (const id of readingPosts) expect(id).toMatch(/^(check|count|explain|preview|search|simulate|whatIf)/)
})

test('an agent reads and drafts at once; what acts waits until a person approves it', slow, async () => {
  const client = await open(cli.key)
  try {
    const { tools } = await client.listTools(undefined, slow)
    const named = (name: string) => tools.find(tool => tool.name === name)
    expect(named('list_leads')?.annotations).toMatchObject({ readOnlyHint: true })
    expect(named('delete_tag')?.description).toContain('a request that a person approves or rejects')
    expect(named('approve_approval')).toBeUndefined()
    expect(named('simulate_journey')?.inputSchema.required).toEqual(['journey_id', 'body'])
    const drafted = await call(client, 'create_tag', { body: { name: 'From an agent' } })
    const tag = JSON.parse(drafted.text)
    expect(JSON.parse((await call(client, 'list_tags', { limit: 5 })).text).data).toMatchObject([{ id: tag.id }])
    expect(await call(client, 'delete_tag', { tag_id: tag.id })).toEqual({
      isError: true,
      text: '`reason` is missing.',
    })
    const asked = await call(client, 'delete_tag', { tag_id: tag.id, reason: 'It is not used.' })
    expect(asked.text).toContain('Not carried out yet')
    const { site_id, owner } = cli
    expect((await owner.tags.get({ site_id, tag_id: tag.id })).name).toBe('From an agent')
    const {
      data: [waiting],
    } = await owner.approvals.list({ site_id, status: 'pending' })
    expect(waiting).toMatchObject({ operation_id: 'deleteTag', reason: 'It is not used.', may_approve: true })
    await owner.approvals.approve({ site_id, approval_id: waiting?.id ?? '' })
    expect((await owner.tags.list({ site_id })).data).toEqual([])
    expect((await call(client, 'list_approvals')).text).toContain('"approved"')
    expect(await call(client, 'get_tag', { tag_id: tag.id })).toMatchObject({
      isError: true,
      text: expect.stringContaining('(not_found)'),
    })
    expect(await call(client, 'create_tag', { body: {} })).toMatchObject({
      isError: true,
      text: expect.stringContaining('/name'),
    })
    expect(await call(client, 'nothing')).toMatchObject({ isError: true })
    expect((await call(client, 'describe_schema', { name: 'JourneyDocument' })).text).toContain('"triggers"')
  } finally {
    await client.close()
  }
})

proofTest('a key that reads has the tools that read, and those that ask', slow, async () => {
  const client = await open(await cli.keyWith('read-site', 'read-lead'), '--group', 'leads')
  try {
    const { tools } = await client.listTools(undefined, slow)
    const names = tools.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['list_leads', 'delete_lead']))
    expect(names).not.toContain('list_tags')
  } finally {
    await client.close()
  }
})

test('over HTTP each client signs in with its own key', slow, async () => {
  const server = cli.start(['mcp', '--http', '--port', '0', '--read-only'], { environment: { LEADWRIGHT_API_KEY: '' } })
  try {
    const url = await eventually(async () => /http:\/\/\S+\/mcp/.exec(server.said.err)?.[0], 'an address', slow.timeout)
    const post = (authorization: string) =>
      fetch(url, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: '{}' })
    expect((await post('')).status).toBe(401)
    expect((await post('Bearer lw_key_wrong')).status).toBe(401)
    const client = new Client({ name: 'test', version: '1.0.0' })
    const requestInit = { headers: { authorization: `Bearer ${cli.key}` } }
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }), slow)
    const { tools } = await client.listTools(undefined, slow)
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    expect((await call(client, 'list_leads')).text).toContain('"data"')
    await client.close()
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
  }
})
