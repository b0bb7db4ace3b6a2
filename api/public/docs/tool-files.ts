/** Files for other tools: `llms.txt` for models, a collection for Postman. */
import { tagDescriptions, tagGroups } from '../../document-tags.ts'
import { endpoints } from '../../features.ts'
import { guideGroups } from './guides.ts'
import { operationsOf, type ReferenceDocument } from './reference.ts'
import { toSampleOperation } from './samples/operation.ts'

/** As llmstxt.org describes it: the addresses lead to plain Markdown. */
export function llmsText(base_url: string): string {
  const stable = new Set(tagDescriptions.filter(({ stability }) => stability === 'stable').map(({ name }) => name))
  const lines = [
    '# Leadwright',
    '',
    '> A headless platform for lead generation and marketing: popups and forms, the leads they bring in, and the emails that reach them, through one HTTP API.',
    '',
    `The API is at ${base_url}/v1. Send an API key as \`Authorization: Bearer lw_key_…\`. Resources of a site lie under \`/v1/sites/{site_id}\`. Lists answer \`{ data, has_more, next_cursor }\`; refusals are problem documents with a stable \`code\`.`,
  ]
  for (const { title, guides } of guideGroups) {
    lines.push('', `## ${title}`, '')
    for (const guide of guides) lines.push(`- [${guide.title}](${base_url}/docs/${guide.name}.md): ${guide.about}`)
  }
  lines.push('', '## Reference', '', `- [OpenAPI](${base_url}/openapi.json): every endpoint, as OpenAPI 3.1`)
  for (const { tags } of tagGroups) {
    for (const { name, title, description } of tags.filter(tag => stable.has(tag.name)))
      lines.push(`- [${title}](${base_url}/docs/reference/${name}.md): ${description}`)
  }
  lines.push('', '## Optional', '')
  for (const { contract } of endpoints.filter(({ contract: { tag } }) => stable.has(tag)))
    lines.push(
      `- [${contract.summary}](${base_url}/docs/reference/${contract.tag}#${contract.operationId}): \`${contract.method.toUpperCase()} ${contract.path}\``,
    )
  return `${lines.join('\n')}\n`
}

/** Collection v2.1 of Postman: a folder for each tag; the key and the site are variables. */
export function postmanCollection(document: ReferenceDocument, base_url: string): object {
  const operations = [...operationsOf(document)]
  const variable = (key: string, value: string) => ({ key, value })
  return {
    info: {
      name: 'Leadwright',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
      description: `${base_url}/docs`,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [variable('base_url', base_url), variable('api_key', ''), variable('site_id', '')],
    item: tagDescriptions.map(({ name, title, description }) => ({
      name: title,
      description,
      item: operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ method, path, operation }) => {
          const { body, isPublic } = toSampleOperation(method, path, operation)
          const places = path
            .split('/')
            .slice(1)
            .map(place => place.replace(/^\{(.+)\}$/, (_, key) => (key === 'site_id' ? '{{site_id}}' : `:${key}`)))
          const keys = places.filter(place => place.startsWith(':')).map(place => variable(place.slice(1), ''))
          return {
            name: operation.summary ?? operation.operationId,
            request: {
              method: method.toUpperCase(),
              ...(isPublic && { auth: { type: 'noauth' } }),
              header: body === undefined ? [] : [variable('Content-Type', 'application/json')],
              url: { raw: `{{base_url}}/${places.join('/')}`, host: ['{{base_url}}'], path: places, variable: keys },
              ...(body !== undefined && {
                body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
              }),
            },
          }
        }),
    })),
  }
}
