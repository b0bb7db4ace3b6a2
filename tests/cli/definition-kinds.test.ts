/** What is pulled and pushed is what the contract lets change; what is not is named here, with the reason. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pull, push } from '../../cli/src/commands/definitions.ts'
import { journeysPull, journeysPush } from '../../cli/src/commands/journeys.ts'
import { writeDefinition } from '../../cli/src/definitions/folder.ts'
import { kinds } from '../../cli/src/definitions/kinds.ts'
import document from '../../openapi/openapi.json' with { type: 'json' }

interface Schema {
  $ref?: string
  oneOf?: Schema[]
  properties?: Record<string, unknown>
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> }
}
const schemas = document.components.schemas as unknown as Record<string, Schema>
const paths = document.paths as unknown as Record<string, Record<string, Operation>>
const site = '/v1/sites/{site_id}'

function namesIn(schema: Schema = {}): string[] {
  if (schema.$ref) return namesIn(schemas[schema.$ref.split('/').at(-1) ?? ''])
  return [...new Set([...Object.keys(schema.properties ?? {}), ...(schema.oneOf ?? []).flatMap(namesIn)])]
}
const bodyOf = (operation: Operation | undefined) =>
  namesIn(operation?.requestBody?.content['application/json']?.schema).toSorted()

/** The start of journeys is a decision of the moment. */
const momentary = new Set(['start_journeys'])

test('a thing has what the contract lets change, and what is given at its creation', () => {
  for (const { name, fields, fixed = [], has_content, of_assistant, settings } of kinds) {
    if (settings) continue
    const list = `${site}${of_assistant ? '/assistants/{assistant_id}' : ''}/${name}`
    const item = of_assistant === 'flat' ? `${site}/${name}` : list
    const one = Object.keys(paths).find(at => at.startsWith(`${item}/{`) && at.endsWith('}')) ?? ''
    expect([...fields].toSorted(), name).toEqual(bodyOf(paths[one]?.patch).filter(field => !momentary.has(field)))
    // A form with the file alone.
    if (has_content && name !== 'knowledge-sources') continue
    const given = [...fields, ...fixed].filter(field => field !== 'content_hash')
    const created = bodyOf(paths[list]?.post).filter(field => !momentary.has(field))
    expect(given.toSorted(), name).toEqual([...created, ...(of_assistant ? ['assistant_id'] : [])].toSorted())
  }
})

test('a setting has what the contract lets change, without secrets, names of the site, and what switches on', () => {
  const without: Record<string, string[]> = {
    'settings/site': ['name', 'subdomain', 'moved_to'],
    'settings/email': ['dkim'],
    'settings/tracking': ['kept_days'],
    'settings/sandbox': ['host', 'port', 'username', 'token', 'certificate', 'plan'].map(name => `panel_${name}`),
    'automated-emails/welcome': ['enabled'],
    'automated-emails/confirmation': ['enabled'],
    'automated-emails/thank_you': ['enabled'],
  }
  for (const { id, path, method = 'PATCH', fields } of kinds.flatMap(({ settings = [] }) => settings)) {
    const at = `${site}${path.replace(/^\/automated-emails\/.*/, '/automated-emails/{type}')}`
    const changeable = bodyOf(paths[at]?.[method.toLowerCase()])
    expect([...fields, ...(without[id] ?? [])].toSorted(), id).toEqual(changeable)
  }
})

test('what can be changed and is no definition is known', () => {
  const data = ['broadcasts', 'imports', 'leads', 'cart']
  const ofOneSite = [
    'connections',
    'incoming-hooks',
    'webhook-endpoints',
    'sandboxes',
    'email-transport',
    'ai-provider',
    'primary-domain',
  ]
  const others = [...data, ...ofOneSite, 'sending-limits', 'retention', 'lead-views']
  const settings = kinds.flatMap(({ settings: all = [] }) => all.map(({ path }) => path.split('/')[1] ?? ''))
  const known = new Set([...kinds.map(({ name }) => name), ...settings, ...others])
  const changeable = Object.entries(paths).flatMap(([at, methods]) => {
    const rest = at.startsWith(`${site}/`) && (methods.patch ?? methods.put) ? at.slice(site.length + 1) : undefined
    return rest === undefined ? [] : [rest.replace(/^assistants\/\{assistant_id\}\/(?=.)/, '').split('/')[0] ?? '']
  })
  expect(changeable.filter(name => !known.has(name))).toEqual([])
  expect(others.filter(name => !changeable.includes(name))).toEqual([])
})

test('the help says for whom --force decides, of journeys as of everything', () => {
  expect(journeysPush.options?.force?.text).toBe(push.options?.force?.text)
  expect(journeysPull.options?.force?.text).toBe(pull.options?.force?.text)
  expect(push.options?.force?.text).not.toBe(pull.options?.force?.text)
})

test('equal things are equal files, in whatever order a server has the names within their fields', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-definitions-'))
  const one = { name: 'Hi', document: { blocks: [{ align: 'left', id: 'a', type: 'text' }], version: 1 } }
  const other = { name: 'Hi', document: { version: 1, blocks: [{ type: 'text', align: 'left', id: 'a' }] } }
  await writeDefinition(folder, 'templates/one', one)
  await writeDefinition(folder, 'templates/other', other)
  const read = (name: string) => readFileSync(join(folder, 'templates', `${name}.json`), 'utf8')
  expect(read('one')).toBe(read('other'))
  expect(read('one').replaceAll(/\s/g, '')).toBe(
    '{"name":"Hi","document":{"blocks":[{"type":"text","id":"a","align":"left"}],"version":1}}',
  )
  rmSync(folder, { recursive: true })
})
