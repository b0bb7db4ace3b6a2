/** What the packages for n8n and WordPress name is there: files, endpoints, ids. They run in the real thing by `check:n8n` and `check:wordpress`. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../../api/platform/runtime/ids.ts'
import { createHarness } from '../../api/testing/harness.ts'
import document from '../../openapi/openapi.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../../integrations')
const text = (name: string): string => readFileSync(join(folder, name), 'utf8')

const stub = pathToFileURL(join(import.meta.dirname, 'n8n-error.cjs')).href
const hooks = registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'n8n-workflow' ? { url: stub, shortCircuit: true, format: 'commonjs' } : next(specifier, context),
})
const h = await createHarness()
afterAll(async () => {
  hooks.deregister()
  await h.close()
})

interface NodeClass {
  description: { name: string; properties: { name: string }[]; icon: string }
  execute(this: object): Promise<{ json: Record<string, unknown> }[][]>
}

const manifest = JSON.parse(text('n8n/package.json')) as { n8n: { nodes: string[]; credentials: string[] } }
const require = createRequire(import.meta.url)
const load = (file: string): NodeClass => {
  const [Only] = Object.values(require(join(folder, 'n8n', file)) as Record<string, new () => NodeClass>)
  if (!Only) throw new Error(`${file} exports nothing`)
  return new Only()
}

test('the package for n8n has what it names', () => {
  for (const file of [...manifest.n8n.nodes, ...manifest.n8n.credentials]) {
    expect(existsSync(join(folder, 'n8n', file)), file).toBe(true)
  }
  for (const file of manifest.n8n.nodes) {
    const { icon } = load(file).description
    expect(existsSync(join(folder, 'n8n', file, '..', icon.replace('file:', ''))), icon).toBe(true)
  }
})

test('each operation of the node does what it says, against the API', async () => {
  const site = await h.newSite('Casa Verde')
  const node = load('nodes/Leadwright/Leadwright.node.js')
  const run = async (parameters: Record<string, unknown>) => {
    const given: Record<string, unknown> = { siteId: site, fields: {}, ...parameters }
    const context = {
      getInputData: () => [{ json: {} }],
      getNode: () => ({}),
      continueOnFail: () => false,
      getNodeParameter: (name: string, _at: number, otherwise: unknown) => given[name] ?? otherwise,
      getCredentials: async () => ({ baseUrl: 'https://leads.example.com/' }),
      helpers: {
        httpRequestWithAuthentication: async (_type: string, asked: Asked) => {
          const url = new URL(asked.url)
          for (const [name, value] of Object.entries(asked.qs ?? {})) url.searchParams.set(name, String(value))
          const reply = await h.call(asked.method, `${url.pathname}${url.search}`, { body: asked.body })
          if (reply.status >= 400) throw Object.assign(new Error('refused'), { response: { data: reply.body } })
          return reply.body
        },
      },
    }
    return (await node.execute.call(context))[0]?.map(({ json }) => json) ?? []
  }
  const email = 'ana@casa.example'
  const [made] = await run({ operation: 'create', email, fields: { first_name: 'Ana', consent_text: 'News' } })
  expect(made).toMatchObject({ email, mailability: 'subscribed' })
  await expect(run({ operation: 'create', email })).rejects.toThrow('already exists')
  expect(await run({ operation: 'upsert', email, fields: { last_name: 'García' } })).toMatchObject([
    { status: 'updated', lead_id: made?.id },
  ])
  await run({ operation: 'tag', leadId: made?.id, tags: 'One, Two' })
  expect(await run({ operation: 'get', leadId: made?.id })).toMatchObject([
    { last_name: 'García', tag_ids: [expect.any(String), expect.any(String)] },
  ])
  expect(await run({ operation: 'update', leadId: made?.id, fields: { first_name: 'Anna' } })).toMatchObject([
    { first_name: 'Anna' },
  ])
  expect(await run({ operation: 'getAll', limit: 1 })).toHaveLength(1)
})

interface Asked {
  method: string
  url: string
  body?: unknown
  qs?: Record<string, unknown>
}

test('the plugin for WordPress names addresses and ids that there are', () => {
  const php = text('wordpress/leadwright.php')
  for (const [type, prefix] of [
    ['site', 'site'],
    ['popup', 'popup'],
  ] as const) {
    expect(newId(type)).toMatch(new RegExp(`^${prefix}_[0-9a-f]{32}$`))
    expect(php).toContain(`'${prefix}' )`)
  }
  const paths = Object.keys(document.paths)
  expect(paths).toContain('/v1/sites/{site_id}/leads/upsert')
  expect(paths).toContain('/v1/public/sites/{site_id}/popups/{popup_id}/form')
  expect(php).toContain("'/leads/upsert'")
  expect(php).toContain("'/form'")
  expect(php).toMatch(/^<\?php\n\/\*\*\n \* Plugin Name: Leadwright\n/)
})
