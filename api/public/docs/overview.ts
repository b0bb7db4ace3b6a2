/** `/docs`: where to begin; `/docs/reference`: every endpoint by its tag. */
import { html } from 'hono/html'
import { type TagDescription, tagDescriptions, tagGroups } from '../../document-tags.ts'
import { endpoints } from '../../features.ts'
import type { Contract } from '../../platform/features/contract.ts'
import { codeBlock } from './code-block.ts'
import { guideGroups } from './guides.ts'
import { docsPage, type Markup } from './page.ts'

export const tagNames: readonly string[] = tagDescriptions.map(({ name }) => name)

export const referencePath = ({ tag, operationId }: Pick<Contract, 'tag' | 'operationId'>): string =>
  `/docs/reference/${tag}#${operationId}`

export const overview = (base_url: string): Promise<string> =>
  docsPage({
    title: 'Documentation',
    path: '/docs',
    content: html`<div class="prose"><h1>Documentation</h1>
<p>Everything that the admin does goes through one HTTP API at <code>${base_url}/v1</code>. Make a key under <b>Account → API keys</b> in the admin, and call it:</p>
${codeBlock([
  {
    language: 'ts',
    code: "import { Leadwright } from '@leadwright/sdk'\n\nconst client = new Leadwright()\nfor await (const site of client.sites.list()) console.log(site.id, site.name)",
  },
  { language: 'sh', code: `curl "${base_url}/v1/sites" -H "Authorization: Bearer $LEADWRIGHT_API_KEY"` },
  {
    language: 'python',
    code: `import os, requests\n\nkey = os.environ["LEADWRIGHT_API_KEY"]\nresponse = requests.get("${base_url}/v1/sites", headers={"Authorization": f"Bearer {key}"})\nprint(response.json()["data"])`,
  },
])}
<p>The SDK reads <code>LEADWRIGHT_BASE_URL=${base_url}</code> and <code>LEADWRIGHT_API_KEY</code>.</p></div>
${guideGroups.map(
  group =>
    html`<h2>${group.title}</h2><ul class="cards">${group.guides.map(
      ({ name, title, about }) => html`<li><a href="/docs/${name}"><b>${title}</b>${about}</a></li>`,
    )}</ul>`,
)}
<h2>Reference</h2>
<ul class="cards">${tagGroups.map(
      group =>
        html`<li><a href="/docs/reference#${groupId(group.name)}"><b>${group.name}</b>${group.tags.map(({ title }) => title).join(', ')}</a></li>`,
    )}</ul>`,
  })

const groupId = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

export const referenceOverview = (): Promise<string> =>
  docsPage({
    title: 'Reference',
    path: '/docs/reference',
    content: html`<h1>Reference</h1>
<p class="prose">Endpoints are <b>stable</b> (they only grow within v1), <b>beta</b> (they may change, with a note in the changelog) or <b>internal</b>
(made for the admin and for pages that visitors see). More: <a href="/docs/versioning">versioning</a>.</p>
${tagGroups.map(group => html`<h2 id="${groupId(group.name)}">${group.name}</h2>${group.tags.map(section)}`)}`,
  })

const section = ({ name, title, stability, description }: TagDescription): Markup =>
  html`<h3 id="${name}"><a href="/docs/reference/${name}">${title}</a> <span class="badge ${stability}">${stability}</span></h3>
<p>${description}</p>
<div class="table"><table>${endpoints.filter(({ contract }) => contract.tag === name).map(({ contract }) => endpointRow(contract))}</table></div>`

export const endpointRow = (contract: Contract): Markup =>
  html`<tr><td><a href="${referencePath(contract)}">${contract.summary}</a></td><td class="quiet"><code>${contract.method.toUpperCase()} ${contract.path}</code></td></tr>`
