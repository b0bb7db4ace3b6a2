/** Leads of a site: create or update, get, list, tag. */
const { callApi, listAll, loadSites, siteProperty } = require('../api.js')

const show = (...operation) => ({ show: { operation } })
const every_lead = 100_000

const fields = ['first_name', 'last_name', 'phone', 'language', 'timezone']
const titles = {
  first_name: 'First Name',
  last_name: 'Last Name',
  phone: 'Phone',
  language: 'Language',
  timezone: 'Time Zone',
}

const operations = [
  ['create', 'Create', 'Create a lead; a known address is refused', 'Create a lead'],
  ['get', 'Get', 'Get a lead by its ID', 'Get a lead'],
  ['getAll', 'Get Many', 'List leads, newest first', 'Get many leads'],
  ['tag', 'Tag', 'Add tags to a lead; tags that the site lacks are made', 'Tag a lead'],
  ['update', 'Update', 'Update a lead by its ID', 'Update a lead'],
  ['upsert', 'Create or Update', 'Create a lead, or update the one with this address', 'Create or update a lead'],
]

const properties = [
  siteProperty,
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: 'upsert',
    options: operations.map(([value, name, description, action]) => ({ name, value, description, action })),
  },
  {
    displayName: 'Email',
    name: 'email',
    type: 'string',
    placeholder: 'name@email.com',
    default: '',
    required: true,
    displayOptions: show('create', 'upsert'),
  },
  {
    displayName: 'Lead ID',
    name: 'leadId',
    type: 'string',
    default: '',
    required: true,
    displayOptions: show('get', 'update', 'tag'),
  },
  {
    displayName: 'Tags',
    name: 'tags',
    type: 'string',
    default: '',
    required: true,
    description: 'Names, separated by commas',
    displayOptions: show('tag'),
  },
  {
    displayName: 'Fields',
    name: 'fields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    displayOptions: show('create', 'update', 'upsert'),
    options: [
      {
        displayName: 'Consent Text',
        name: 'consent_text',
        type: 'string',
        default: '',
        description: 'What the person agreed to. Without it, nobody is subscribed to email.',
      },
      {
        displayName: 'Custom Fields',
        name: 'custom_fields',
        type: 'json',
        default: '{}',
        description: 'Values by the names of the fields',
      },
      ...fields.map(name => ({ displayName: titles[name], name, type: 'string', default: '' })),
    ].sort((a, b) => a.displayName.localeCompare(b.displayName)),
  },
  {
    displayName: 'Search',
    name: 'search',
    type: 'string',
    default: '',
    description: 'Part of a name or an address. Empty for all leads.',
    displayOptions: show('getAll'),
  },
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: show('getAll'),
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: { show: { operation: ['getAll'], returnAll: [false] } },
  },
]

/** The values that were given, in the form of the API; consent is none of an update. */
function toLead({ consent_text, custom_fields, ...own }, takesConsent) {
  const custom = typeof custom_fields === 'string' ? JSON.parse(custom_fields || '{}') : custom_fields
  return {
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== '')),
    ...(custom && Object.keys(custom).length > 0 && { custom_fields: custom }),
    ...(takesConsent && consent_text && { consent: { text: consent_text } }),
  }
}

/** The id of each tag by its name, made where there is none. */
async function tagIds(context, site, names) {
  const known = await listAll(context, `${site}/tags`, { limit: 10_000 })
  const byName = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]))
  const ids = []
  for (const name of names) {
    const id = byName.get(name.toLowerCase()) ?? (await callApi(context, 'POST', `${site}/tags`, { body: { name } })).id
    byName.set(name.toLowerCase(), id)
    ids.push(id)
  }
  return ids
}

async function run(context, at) {
  const given = (name, otherwise) => context.getNodeParameter(name, at, otherwise)
  const site = `/v1/sites/${encodeURIComponent(given('siteId'))}`
  const lead = () => `${site}/leads/${encodeURIComponent(given('leadId'))}`
  switch (given('operation')) {
    case 'create':
      return callApi(context, 'POST', `${site}/leads`, {
        body: { email: given('email'), ...toLead(given('fields', {}), true) },
      })
    case 'upsert': {
      const body = { leads: [{ email: given('email'), ...toLead(given('fields', {}), true) }] }
      const { data } = await callApi(context, 'POST', `${site}/leads/upsert`, { body })
      return data[0]
    }
    case 'update':
      return callApi(context, 'PATCH', lead(), { body: toLead(given('fields', {}), false) })
    case 'get':
      return callApi(context, 'GET', lead())
    case 'tag': {
      const names = given('tags')
        .split(',')
        .map(name => name.trim())
        .filter(name => name !== '')
      const tag_ids = await tagIds(context, site, names)
      return callApi(context, 'POST', `${lead()}/tags`, { body: { tag_ids } })
    }
    default: {
      const search = given('search', '')
      const limit = given('returnAll', false) ? every_lead : given('limit', 50)
      return listAll(context, `${site}/leads`, { limit, ...(search && { qs: { search } }) })
    }
  }
}

class Leadwright {
  description = {
    displayName: 'Leadwright',
    name: 'leadwright',
    icon: 'file:leadwright.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"]}}',
    description: 'Create, update, get, list and tag leads of Leadwright',
    defaults: { name: 'Leadwright' },
    usableAsTool: true,
    inputs: ['main'],
    outputs: ['main'],
    credentials: [{ name: 'leadwrightApi', required: true }],
    properties,
  }
  methods = { loadOptions: { loadSites } }

  async execute() {
    const items = []
    for (const [at] of this.getInputData().entries()) {
      try {
        const answer = await run(this, at)
        for (const json of [answer].flat()) items.push({ json, pairedItem: { item: at } })
      } catch (error) {
        if (!this.continueOnFail()) throw error
        items.push({ json: { error: error.message }, pairedItem: { item: at } })
      }
    }
    return [items]
  }
}

module.exports = { Leadwright }
