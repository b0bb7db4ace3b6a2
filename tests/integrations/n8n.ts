/**
 * `npm run check:n8n`: the package loaded by n8n's own loader, its node run by n8n's own engine against a server, and its trigger subscribed,
 * called by a real webhook, and unsubscribed. The last line is one JSON object.
 */
import { cpSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { eventually } from '../tools/server-fixture.ts'
import { freePort } from '../tools/server-process.ts'
import { installPackages } from './registry.ts'
import { findLead, openTriedSite, type TriedSite } from './site.ts'

const packages = { 'n8n-core': '2.41.1', 'n8n-workflow': '2.41.0' }
const package_name = 'n8n-nodes-leadwright'

/** What is used of n8n, which is no dependency of ours. */
interface NodeType {
  description: { name: string }
  webhookMethods?: { default: Record<'checkExists' | 'create' | 'delete', (this: unknown) => Promise<boolean>> }
  webhook?(
    this: unknown,
  ): Promise<{ workflowData?: { json: Record<string, unknown> }[][]; noWebhookResponse?: boolean }>
}
interface Loader {
  loadAll(): Promise<void>
  nodeTypes: Record<string, { type: NodeType }>
  credentialTypes: Record<string, { type: { authenticate: { properties: { headers: Record<string, string> } } } }>
}
interface RunResult {
  data: {
    resultData: {
      error?: { message: string; description?: string }
      runData: Record<string, { data?: { main: { json: Record<string, unknown> }[][] } }[]>
    }
  }
}
interface Engine {
  PackageDirectoryLoader: new (folder: string) => Loader
  WorkflowExecute: new (additional: object, mode: string) => { run(options: object): Promise<RunResult> }
  ExecutionLifecycleHooks: new (mode: string, execution_id: string, workflow: object) => object
  HookContext: new (...given: unknown[]) => object
  WebhookContext: new (...given: unknown[]) => object
}
interface WorkflowPackage {
  Workflow: new (given: object) => { getNode(name: string): object }
  ICredentialsHelper: new () => object
}

/** Of an installation of n8n that nobody asks. */
const addresses = Object.fromEntries(
  ['restApiUrl', 'instanceBaseUrl', 'webhookWaitingBaseUrl', 'formWaitingBaseUrl'].map(name => [
    name,
    'http://n8n.example',
  ]),
)

const failures: string[] = []
function check(what: string, is_so: boolean): void {
  process.stderr.write(`${is_so ? 'ok' : 'FAILED'}: ${what}\n`)
  if (!is_so) failures.push(what)
}

/** As the community nodes of an installation: beside n8n’s own packages. */
function installNode(folder: string): string {
  const place = join(folder, 'node_modules', package_name)
  rmSync(place, { recursive: true, force: true })
  cpSync(join(import.meta.dirname, '../../integrations/n8n'), place, { recursive: true })
  return place
}

async function openEngine({ origin, key }: TriedSite) {
  const folder = installPackages('n8n', packages)
  const require = createRequire(join(folder, 'package.json'))
  const core = require('n8n-core') as Engine
  const { Workflow, ICredentialsHelper } = require('n8n-workflow') as WorkflowPackage
  const loader = new core.PackageDirectoryLoader(installNode(folder))
  await loader.loadAll()
  const typeOf = (name: string): NodeType => {
    const found = loader.nodeTypes[name.split('.').at(-1) ?? '']
    if (!found) throw new Error(`n8n did not load ${name}`)
    return found.type
  }
  const nodeTypes = { getByName: typeOf, getByNameAndVersion: typeOf, getKnownTypes: () => ({}) }
  const { headers } = loader.credentialTypes.leadwrightApi?.type.authenticate.properties ?? { headers: {} }
  const fill = (text: string) => text.replace(/^=/, '').replaceAll('{{$credentials.apiKey}}', key)
  class Credentials extends ICredentialsHelper {
    getParentTypes = () => []
    isCredentialUsableByNode = () => true
    getDecrypted = async () => ({ baseUrl: origin, apiKey: key })
    preAuthentication = async () => undefined
    getCredentialsProperties = () => []
    authenticate = async (_credentials: unknown, _type: string, options: { headers?: object }) => ({
      ...options,
      headers: {
        ...options.headers,
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
      },
    })
  }
  const additional = { credentialsHelper: new Credentials(), variables: {}, executionId: '1', ...addresses }
  const newWorkflow = (type: string, parameters: object) =>
    new Workflow({
      ...{ id: '1', name: 'Tried', active: true, connections: {}, nodeTypes, settings: { executionOrder: 'v1' } },
      staticData: {},
      nodes: [
        {
          ...{ id: 'n1', name: 'Node', type: `${package_name}.${type}`, typeVersion: 1, position: [0, 0], parameters },
          credentials: { leadwrightApi: { id: '1', name: 'Leadwright' } },
          webhookId: 'hook',
        },
      ],
    })
  return { core, loader, additional, newWorkflow, typeOf }
}
type Opened = Awaited<ReturnType<typeof openEngine>>

async function tryNode({ core, additional, newWorkflow }: Opened, tried: TriedSite): Promise<void> {
  const run = async (parameters: object) => {
    const workflow = newWorkflow('leadwright', { siteId: tried.site_id, ...parameters })
    const hooks = new core.ExecutionLifecycleHooks('manual', '1', {
      id: '1',
      name: 'Tried',
      nodes: [],
      connections: {},
    })
    const execution = new core.WorkflowExecute({ ...additional, hooks }, 'manual')
    const { data } = await execution.run({ workflow, startNode: workflow.getNode('Node') })
    const items = data.resultData.runData.Node?.[0]?.data?.main[0] ?? []
    return { error: data.resultData.error, json: items.map(one => one.json) }
  }
  const email = 'ana@casa-verde.example'
  const made = await run({ operation: 'create', email, fields: { first_name: 'Ana', consent_text: 'News, please.' } })
  const leadId = String(made.json[0]?.id)
  check('create makes a subscribed lead', (await findLead(tried, email))?.mailability === 'subscribed')
  const again = await run({ operation: 'create', email, fields: {} })
  check(
    'a refusal is what the API says of it',
    /already exists/.test(again.error?.message ?? '') && again.json.length === 0,
  )
  const upserted = await run({ operation: 'upsert', email, fields: { last_name: 'García' } })
  check('create or update finds the known one', upserted.json[0]?.lead_id === leadId)
  await run({ operation: 'update', leadId, fields: { first_name: 'Anna' } })
  const got = await run({ operation: 'get', leadId })
  check('update and get', got.json[0]?.first_name === 'Anna' && got.json[0]?.last_name === 'García')
  await run({ operation: 'tag', leadId, tags: 'n8n, Balcony' })
  const tagged = await tried.client.leads.get({ site_id: tried.site_id, lead_id: leadId })
  check('tag makes what the site lacks', tagged.tag_ids.length === 2)
  for (let i = 0; i < 3; i++) await run({ operation: 'upsert', email: `more-${i}@casa-verde.example`, fields: {} })
  const listed = await run({ operation: 'getAll', returnAll: false, limit: 2, search: '' })
  const all = await run({ operation: 'getAll', returnAll: true, search: '' })
  check('get many holds to its limit, or returns all', listed.json.length === 2 && all.json.length === 4)
}

interface Call {
  rawBody: Buffer
  headers: IncomingMessage['headers']
  body: unknown
}

async function tryTrigger(opened: Opened, tried: TriedSite): Promise<void> {
  const { core, additional, newWorkflow, typeOf } = opened
  const type = typeOf('leadwrightTrigger')
  const parameters = { siteId: tried.site_id, events: ['lead.created'], furtherEvents: '' }
  const workflow = newWorkflow('leadwrightTrigger', parameters)
  const node = workflow.getNode('Node')
  const port = await freePort()
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const rawBody = Buffer.concat(parts)
    calls.push({ rawBody, headers: request.headers, body: JSON.parse(rawBody.toString('utf8')) })
    response.end('ok')
  }).listen(port, '127.0.0.1')
  const hooked = { ...additional, webhookBaseUrl: `http://127.0.0.1:${port}/webhook` }
  const hook = () => new core.HookContext(workflow, node, hooked, 'trigger', 'activate')
  const { client, site_id } = tried
  try {
    check('no subscription is there at first', (await type.webhookMethods?.default.checkExists.call(hook())) === false)
    await type.webhookMethods?.default.create.call(hook())
    check('activating subscribes', (await client.webhooks.listEndpoints({ site_id })).data.length === 1)
    check('and is known again', (await type.webhookMethods?.default.checkExists.call(hook())) === true)
    const { id } = await client.leads.create({ site_id, body: { email: 'cai@casa-verde.example' } })
    const call = await eventually(async () => calls[0], 'a call of the webhook', 60_000)
    let status = 0
    const response = { status: (code: number) => ({ end: () => (status = code) }) }
    const receive = (request: Call) => {
      const around = { ...hooked, httpRequest: request, httpResponse: response }
      const context = new core.WebhookContext(workflow, node, around, 'webhook', {}, [], null)
      return type.webhook?.call(context)
    }
    const [item] = (await receive(call))?.workflowData?.[0] ?? []
    check('an event starts the workflow', (item?.json.data as { lead_id?: string } | undefined)?.lead_id === id)
    const forged = { ...call, rawBody: Buffer.from(call.rawBody.toString('utf8').replace(id, 'lead_0')) }
    check('a forged one does not', (await receive(forged))?.noWebhookResponse === true && Number(status) === 401)
    await type.webhookMethods?.default.delete.call(hook())
    check('deactivating unsubscribes', (await client.webhooks.listEndpoints({ site_id })).data.length === 0)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const tried = await openTriedSite()
try {
  const opened = await openEngine(tried)
  const names = Object.keys(opened.loader.nodeTypes).sort().join(' ')
  check('n8n loads both nodes and the credentials', names === 'leadwright leadwrightTrigger')
  await tryNode(opened, tried)
  await tryTrigger(opened, tried)
} finally {
  await tried.fixture.close()
}
process.stdout.write(`${JSON.stringify({ n8n: packages['n8n-core'], failures: failures.length })}\n`)
process.exit(failures.length === 0 ? 0 : 1)
