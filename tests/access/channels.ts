/** What leaves a site by other ways than an answer: files, the stream, webhooks, searches, the log. Nothing of others is in it. */
import { endpoints } from '../../api/features.ts'
import { workOff } from '../../api/testing/work-off.ts'
import { ask } from './ask.ts'
import type { Caller } from './callers.ts'
import { type Ground, type GroundName, groundNames, groundOfMark, markIn, markOf } from './grounds.ts'
import { judge, type Walking } from './walk.ts'

export interface Left {
  logged: readonly string[]
  posted: readonly { url: string; body: string }[]
}

const living = ['own', 'sibling', 'foreign'] as const

export async function walkChannels(walking: Walking, left: Left): Promise<void> {
  const manager = walking.callers.named('manager')
  await search(walking, manager)
  await exports(walking, manager)
  await follow(walking, manager, left)
  log(walking, left)
}

/** Nothing of another site; and something of its own, without which nothing would have been looked at. */
function look(walking: Walking, cell: string, text: string, has: GroundName | undefined): void {
  const { findings, leaks } = walking
  findings.cells++
  const found = leaks.in(text)
  for (const [ground, what] of found) if (ground !== 'own') findings.canaries.push(`${cell}: ${what} of ${ground}`)
  const said = { status: 0, code: '', sent: '', text: text.slice(0, 200) }
  judge(findings, cell, has === undefined || found.has(has), said, `something of ${has}`)
}

/** Every list that can be searched, for what stands in the names of each site. */
async function search(walking: Walking, manager: Caller): Promise<void> {
  const { grounds } = walking
  let seen = ''
  for (const { contract } of endpoints) {
    const ready = grounds.own.ready.get(contract.operationId)
    const inQuery = contract.query?.shape.search !== undefined
    const inBody = ['searchLeads', 'countLeads'].includes(contract.operationId)
    if (!ready || !contract.path.includes('{site_id}') || !(inQuery || inBody)) continue
    for (const name of groundNames) {
      const others = new URLSearchParams(ready.query)
      if (inQuery) others.set('search', markOf(name))
      const body = inBody ? { body: { search: markOf(name) } } : {}
      const said = await ask({ ...ready, query: inQuery ? `?${others}` : ready.query, ...body }, manager)
      const cell = `${contract.operationId} that searches for what is of ${name}`
      judge(walking.findings, cell, said.status === 200, said, '200')
      look(walking, cell, said.text, undefined)
      if (name === 'own') seen += said.text
    }
  }
  look(walking, 'what all searches found', seen, 'own')
}

/** Files of operations: written in the background, long after anybody was asked for a permission. */
async function exports(walking: Walking, manager: Caller): Promise<void> {
  const { people, site } = walking.grounds.own
  const { token } = manager
  const base = `/v1/sites/${site}`
  await people.post(`${base}/suppressions`, { email: `person-${people.next()}@example.com` })
  const made: [string, object][] = [
    ['lead-exports', { format: 'csv', selection: {} }],
    ['suppression-exports', { format: 'csv' }],
  ]
  for (const [path, body] of made) {
    const begun = await people.post(`${base}/${path}`, body, { token })
    await workOff(people, site)
    const file = `${base}/operations/${begun.body.id}/file`
    const response = await people.app.request(file, { headers: { authorization: `Bearer ${token}` } })
    look(walking, `the file of ${path}`, await response.text(), 'own')
  }
}

/** Rounds of deliveries, each of which sends a few. */
const turns_max = 20

/** Follows the site, and lets it be told of everything at an address, while the same happens on the other sites. */
async function follow(walking: Walking, manager: Caller, { posted }: Left): Promise<void> {
  const { own } = walking.grounds
  const url = 'https://own.example/everything'
  const base = `/v1/sites/${own.site}/webhook-endpoints`
  for (const { id } of (await own.people.get(base)).body.data) await own.people.delete(`${base}/${id}`)
  const told = await own.people.post(base, { url, events: ['*'] }, { token: manager.token })
  const ending = new AbortController()
  const stream = await own.people.app.request(`/v1/sites/${own.site}/stream`, {
    headers: { authorization: `Bearer ${manager.token}` },
    signal: ending.signal,
  })
  for (const name of living.toReversed()) await happen(walking.grounds[name])
  const last = await happen(own)
  const text = await readUntil(stream, last)
  ending.abort()
  look(walking, 'the stream', text, undefined)
  // A few are sent to an address at once, the others when these have been.
  const isTold = () => posted.some(({ url: to, body }) => to === url && body.includes(last))
  for (let turn = 0; turn < turns_max && !isTold(); turn++) {
    for (const name of living) await workOff(own.people, walking.grounds[name].site)
    own.people.clock.forward(60_000)
  }
  const bodies = posted.filter(post => post.url === url).map(({ body }) => body)
  look(walking, 'what was sent to the webhook', bodies.join('\n'), undefined)
  const said = {
    status: told.status,
    code: '',
    sent: '',
    text: `${text.slice(0, 200)} and ${bodies.length} posts`,
  }
  const wasTold = bodies.some(body => body.includes(last))
  judge(
    walking.findings,
    'the stream and the webhook tell of the site itself',
    text.includes(last) && wasTold,
    said,
    last,
  )
}

/** The same on every site: somebody comes, and a tag is made. */
async function happen({ people, site }: Ground): Promise<string> {
  const email = `person-${people.next()}@example.com`
  await people.post(`/v1/sites/${site}/tags`, { name: `Came ${people.next()}` })
  const lead = await people.post(`/v1/sites/${site}/leads`, { email })
  if (lead.status !== 201) throw new Error(`nobody came: ${JSON.stringify(lead.body)}`)
  return lead.body.id
}

async function readUntil(stream: Response, wanted: string): Promise<string> {
  const reader = stream.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes(wanted)) {
    const read = await reader?.read()
    if (!read || read.done) break
    text += decoder.decode(read.value, { stream: true })
  }
  return text
}

/** Names and addresses are in no line, of whichever site. */
function log({ findings, grounds }: Walking, { logged }: Left): void {
  findings.cells++
  grounds.own.people.installation.log.info('walked')
  for (const line of logged) {
    for (const [mark, digit = ''] of line.matchAll(markIn)) {
      findings.canaries.push(`the log: ${mark} of ${groundOfMark(digit)}: ${line.slice(0, 300)}`)
    }
  }
  const said = { status: 0, code: '', sent: '', text: '' }
  judge(findings, 'the log', logged.length > 0, said, 'at least the line of this walk')
}
