/** `keys`: API keys of the account. */
import { constraints, type Grant } from '@leadwright/sdk'
import { type Command, flag, text, texts, type Values } from '../command.ts'
import { confirm } from '../confirm.ts'
import { UsageError } from '../failure.ts'
import { integer } from '../options.ts'
import { table } from '../output.ts'
import { toArray } from '../rows.ts'
import { findSite } from '../site.ts'

const needs = ['manage-account']

export const keysList: Command = {
  name: 'keys',
  summary: 'List API keys',
  needs,
  examples: ['leadwright keys'],
  async run({ client, output }) {
    const keys = await toArray(client().apiKeys.list())
    output.result(keys, () =>
      table(
        ['NAME', 'ENDING', 'SITES', 'GRANTS', 'EXPIRES', 'LAST USED', 'ID'],
        keys.map(key => [
          key.name,
          `…${key.ending}`,
          key.all_sites ? 'all' : key.site_ids.length,
          grantsText(key),
          key.expires_at,
          key.last_used_at,
          key.id,
        ]),
      ),
    )
  },
}

/** As many as a line of a terminal takes. */
const GRANTS_SHOWN = 3

function grantsText({ grants, read_only }: { grants: readonly string[]; read_only: boolean }): string {
  const rest = grants.length - GRANTS_SHOWN
  const names = rest > 1 ? [...grants.slice(0, GRANTS_SHOWN), `and ${rest} more`] : grants
  return `${names.join(' ')}${read_only ? ' (only to read)' : ''}`
}

export const keysCreate: Command = {
  name: 'keys create',
  summary: 'Create an API key, which is shown once',
  usage: 'NAME',
  args_max: 1,
  needs,
  options: {
    grant: {
      type: 'string',
      multiple: true,
      value: 'PERMISSION',
      text: 'Permission, such as manage-leads; repeat it for several.',
    },
    'for-site': {
      type: 'string',
      multiple: true,
      value: 'SITE',
      text: 'Site that the key can enter; all sites without it.',
    },
    'read-only': { type: 'boolean', text: 'It may only read, whatever its permissions.' },
    expires: { type: 'string', value: 'DATE', text: 'Day at whose beginning (UTC) it ends, or a moment.' },
    address: {
      type: 'string',
      multiple: true,
      value: 'IP',
      text: 'Address or network from which it works; repeat it for several. Any without it.',
    },
    'per-minute': { type: 'string', value: 'COUNT', text: 'Requests that it may make in a minute.' },
  },
  examples: [
    'leadwright keys create Website --grant manage-leads --for-site casa',
    'leadwright keys create Report --grant read-lead --read-only --expires 2027-12-31 --address 203.0.113.0/24 --per-minute 60',
  ],
  async run({ args: [name], values, client, output }) {
    const grants = texts(values, 'grant')
    if (!name || grants.length === 0)
      throw new UsageError('Name the key and its permissions: leadwright keys create Website --grant manage-leads.')
    const site_ids: string[] = []
    for (const site of texts(values, 'for-site')) site_ids.push(await findSite(client(), site))
    // The server knows which names are permissions, and lists them where one is not.
    const body = { name, grants: grants as Grant[], ...(site_ids.length > 0 && { site_ids }), ...limitsOf(values) }
    const key = await client().apiKeys.create({ body })
    output.result(key, () => [key.key, `Created ${key.id}. The key is not shown again.`])
  },
}

function limitsOf(values: Values) {
  const [addresses, expires] = [texts(values, 'address'), text(values, 'expires')]
  const { minimum, maximum } = constraints.NewApiKey.requests_per_minute
  const per_minute = integer(values, 'per-minute', { min: minimum, max: maximum })
  return {
    ...(flag(values, 'read-only') && { read_only: true }),
    ...(expires !== undefined && { expires_at: /^\d{4}-\d\d-\d\d$/.test(expires) ? `${expires}T00:00:00Z` : expires }),
    ...(addresses.length > 0 && { allowed_addresses: addresses }),
    ...(per_minute !== undefined && { requests_per_minute: per_minute }),
  }
}

export const keysDelete: Command = {
  name: 'keys delete',
  summary: 'Delete an API key; it stops working at once',
  usage: 'ID',
  args_max: 1,
  needs,
  options: { yes: { type: 'boolean', short: 'y', text: 'Do not ask.' } },
  examples: ['leadwright keys delete key_0199a3f2c4d87e6b9a0112233445566f --yes'],
  async run({ args: [api_key_id = ''], values, client, output, signal }) {
    if (!api_key_id) throw new UsageError('Name the key by its ID: `leadwright keys` lists them.')
    const key = await client().apiKeys.get({ api_key_id })
    if (!(await confirm({ values, output, signal }, `Delete the API key “${key.name}”?`))) return
    await client().apiKeys.delete({ api_key_id })
    output.result({ id: api_key_id, deleted: true }, () => `Deleted ${key.name}.`)
  },
}
