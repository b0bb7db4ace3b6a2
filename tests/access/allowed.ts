/** Those who may change something can: each with things of their own to change, since a change is made once. */
import type { Contract } from '../../api/platform/features/contract.ts'
import { isObject } from '../contract/bodies.ts'
import { ownersOnly } from '../contract/own-things.ts'
import { type Ready, readyFor } from '../contract/requests.ts'
import { ask } from './ask.ts'
import { type Caller, OF_ASSISTANTS } from './callers.ts'
import { entitledTo, expectedOf, ofAll } from './expected.ts'
import { changes, isTaken, judge, refusals, type Walking, walked, watch } from './walk.ts'

/** What ends the caller's own session: with one opened for it. */
const endsSessions: ReadonlySet<string> = new Set([
  'signOut',
  'changePassword',
  'deleteSession',
  'deleteSessionsElsewhere',
])

/** What ends the person: with somebody made for it. */
const endsPeople: ReadonlySet<string> = new Set(['requestAccountDeletion', 'cancelAccountDeletion'])

const ofAllSites: ReadonlySet<string> = new Set(['createSite', 'createPersonRequest'])

/** A source that no assistant answers from yet belongs to no assistant, and an export is of one that is named. */
const ofSources: ReadonlySet<string> = new Set([
  ...['updateKnowledgeSource', 'deleteKnowledgeSource', 'startKnowledgeUpdate', 'startConversationExport'],
])

const mayChange = (contract: Contract, callers: Walking['callers']): string[] => {
  const { permission, operationId } = contract
  if (permission === 'super-administrator') return ['super administrator']
  const others = permission === 'signed-in' ? ['student'] : [`only ${permission}`]
  const ofAssistants =
    permission === OF_ASSISTANTS &&
    expectedOf(contract, callers.named('assistant manager'), 'own') === 'admitted' &&
    !ofSources.has(operationId)
  return [
    'administrator',
    'manager',
    ...(ofAll.has(operationId) ? [] : others),
    ...(ofAssistants ? ['assistant manager'] : []),
  ]
}

export async function walkAllowed(walking: Walking): Promise<void> {
  for (const contract of walked(walking).filter(changes)) {
    for (const name of mayChange(contract, walking.callers)) {
      const caller = walking.callers.named(name)
      if (isTaken(walking.share, contract.operationId, name, 'changes')) await change(walking, contract, caller)
    }
  }
}

async function change(walking: Walking, contract: Contract, caller: Caller): Promise<void> {
  const { grounds, findings, w } = walking
  const { site } = grounds.own
  // What belongs to the whole installation bears no mark of a site.
  const people = contract.permission === 'super-administrator' ? w : grounds.own.people
  if (contract.path.includes('webhook-endpoints')) await removeEndpoints(walking)
  const made = await readyFor(people, contract, site)
  // Some need a site of their own, or all of them.
  const isBeyond = made.params.site_id !== site || ofAllSites.has(contract.operationId)
  if (isBeyond && !caller.held?.whole) return
  const own = caller.token === null ? undefined : await ownersOnly[contract.operationId]?.(people, caller.token)
  const ready: Ready = { ...made, ...own, body: withinReach(made.body, contract) }
  const isOwnSession = endsSessions.has(contract.operationId)
  const opened = isOwnSession && caller.open ? await caller.open() : caller.token
  const token = endsPeople.has(contract.operationId) ? (made.token ?? null) : opened
  if (caller.held?.assistants) await walking.callers.chooseAgain()
  const said = await ask(ready, { token })
  if (isOwnSession && caller.open) caller.token = await caller.open()
  findings.cells++
  const cell = `${contract.operationId} as ${caller.name}, which changes`
  const isGranted = expectedOf(contract, caller, 'own') === 'admitted'
  const isOpen = contract.permission === 'signed-in'
  const holds = isOpen ? !['not_signed_in', 'site_not_found'].includes(said.code) : said.status === contract.status
  judge(
    findings,
    cell,
    isGranted && holds && !(isOpen && refusals.includes(said.code) && isAlways(contract)),
    said,
    'done',
  )
  watch(walking, said, cell, entitledTo(contract, caller, 'own'))
}

/** A site has few. */
async function removeEndpoints({ grounds }: Walking): Promise<void> {
  const { people, site } = grounds.own
  const path = `/v1/sites/${site}/webhook-endpoints`
  for (const { id } of (await people.get(path)).body.data) await people.delete(`${path}/${id}`)
}

/** What an operation does decides who may end or undo it. */
const isAlways = ({ operationId }: Contract): boolean => !['cancelOperation', 'undoOperation'].includes(operationId)

/** A caller gives no more than it has. */
const withinReach = (body: unknown, { permission }: Contract): unknown =>
  isObject(body) && 'grants' in body ? { ...body, grants: [permission] } : body
