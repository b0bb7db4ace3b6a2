/** Calls of Leadwright's API from a node: authenticated by n8n, refusals with what the API says of them. */
const { NodeApiError } = require('n8n-workflow')

async function callApi(context, method, path, { body, qs } = {}) {
  const { baseUrl } = await context.getCredentials('leadwrightApi')
  const options = {
    method,
    url: `${baseUrl.replace(/\/+$/, '')}${path}`,
    json: true,
    ...(body !== undefined && { body }),
    ...(qs && { qs }),
  }
  try {
    return await context.helpers.httpRequestWithAuthentication.call(context, 'leadwrightApi', options)
  } catch (error) {
    // One that n8n has wrapped already would stay as it is.
    throw new NodeApiError(context.getNode(), error.cause ?? error, explain(error))
  }
}

/** The sentence of the problem document, and those of its fields. */
function explain(error) {
  const document = error.response?.data ?? error.context?.data ?? error.cause?.response?.data
  if (typeof document !== 'object' || document === null) return {}
  const fields = (document.errors ?? []).map(({ pointer, text }) => `${pointer}: ${text}`)
  return {
    message: document.detail,
    description: fields.join('\n') || document.code,
    httpCode: String(document.status),
  }
}

/** All rows of a list, or the first so many. */
async function listAll(context, path, { limit, qs = {} }) {
  const rows = []
  let cursor
  do {
    const page = await callApi(context, 'GET', path, {
      qs: { ...qs, limit: Math.min(100, limit - rows.length), ...(cursor && { cursor }) },
    })
    rows.push(...page.data)
    cursor = page.next_cursor
  } while (cursor && rows.length < limit)
  return rows
}

/** The sites of the key, for a list to choose from. */
async function loadSites() {
  const sites = await listAll(this, '/v1/sites', { limit: 1000 })
  return sites.map(({ id, name }) => ({ name, value: id }))
}

const siteProperty = {
  displayName: 'Site Name or ID',
  name: 'siteId',
  type: 'options',
  typeOptions: { loadOptionsMethod: 'loadSites' },
  default: '',
  required: true,
  description:
    'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
}

module.exports = { callApi, listAll, loadSites, siteProperty }
