/** What the walk expects, by what a caller holds: said here a second time, so that the product's own rules are not its judge. */
import type { Contract } from '../../api/platform/features/contract.ts'
import { permissionNames } from '../../api/platform/identity/permissions.ts'
import { type Caller, OF_ASSISTANTS } from './callers.ts'
import { type GroundName, groundNames } from './grounds.ts'
import { namesSite } from './placements.ts'

/** A ground, or a site that never existed. */
export type Where = GroundName | 'absent'
export const wheres = ['own', 'sibling', 'foreign', 'deleted', 'absent'] as const

/** The code of a refusal, or that access is not refused. */
export type Expected = 'not_signed_in' | 'not_permitted' | 'site_not_found' | 'not_found' | 'admitted'

export const reaches = ({ held }: Caller, where: Where): boolean =>
  where !== 'absent' && where !== 'deleted' && held?.grounds.includes(where) === true

export function expectedOf(contract: Contract, caller: Caller, where: Where): Expected {
  const { permission } = contract
  // Its key is the secret of the conversation, which no caller has.
  if (bySecret.has(contract.operationId)) return 'site_not_found'
  if (permission === 'public') {
    return contract.path.includes('{site_id}') && (where === 'absent' || where === 'deleted')
      ? 'site_not_found'
      : 'admitted'
  }
  if (!caller.held) return 'not_signed_in'
  if (forPeople.has(contract.operationId) && caller.user_id === undefined) return 'not_permitted'
  if (permission === 'super-administrator') return caller.super_administrator ? 'admitted' : 'not_permitted'
  if (namesSite(contract) && !reaches(caller, where)) return 'site_not_found'
  if (contract.tag === 'person-requests' && !caller.held.whole) return 'not_permitted'
  if (ofAll.has(contract.operationId) && !permissionNames().every(name => caller.held?.grants.has(name)))
    return 'not_permitted'
  if (caller.held.assistants && needsAssistants(contract)) return ofChosen(contract, caller.held.assistants)
  const enough = [permission, ...(contract.or_permission ?? [])]
  return permission === 'signed-in' || enough.some(name => caller.held?.grants.has(name)) ? 'admitted' : 'not_permitted'
}

const needsAssistants = ({ permission, or_permission = [] }: Contract): boolean =>
  [permission, ...or_permission].includes(OF_ASSISTANTS)

/** What belongs to an assistant by what the path names of it. */
const belongs = /\{(assistant_id|conversation_id|feedback_id|keyword_id|source_id)\}/
/** What shows, or gives, what belongs to the caller's assistants among others. */
export const lists: ReadonlySet<string> = new Set([
  ...['listAssistants', 'listConversations', 'listAnswerFeedback', 'listUnansweredTopics', 'getAssistantUsage'],
  ...['listKnowledgeSources', 'startConversationExport', 'listImages'],
])
/** What the design of any assistant takes. */
const forDesign: ReadonlySet<string> = new Set(['getDesignSettings', 'getImage', 'uploadImage'])

function ofChosen({ path, operationId }: Contract, assistants: 'named' | 'another'): Expected {
  if (lists.has(operationId) || forDesign.has(operationId)) return 'admitted'
  if (!belongs.test(path)) return 'not_permitted'
  return assistants === 'named' ? 'admitted' : 'not_found'
}

/** What a visitor who has the secret of a conversation may do in it. */
const bySecret: ReadonlySet<string> = new Set([
  ...['sendChatMessage', 'uploadChatFiles', 'listChatMessages', 'followChat', 'rateChatMessage'],
  ...['askForPerson', 'submitChatForm', 'forgetConversation'],
])

/** What a key must not decide, since a key may have asked for it. */
const forPeople: ReadonlySet<string> = new Set(['approveApproval'])

/** What they give is all that is in a site. */
export const ofAll: ReadonlySet<string> = new Set(['exportSite', 'downloadSiteExport'])

/** What a caller may come to see of. */
export function entitledTo(contract: Contract, caller: Caller, where: Where): Set<GroundName> {
  const { held } = caller
  const seen = new Set<GroundName>(held?.grounds)
  // The history of the account names what was.
  if (held?.whole && held.account === 'own') seen.add('deleted')
  if (contract.permission === 'public' && where !== 'absent') seen.add(where)
  const isConsole = contract.permission === 'super-administrator' && caller.super_administrator
  if (isConsole || tellsOfDemos.has(contract.operationId)) for (const name of groundNames) seen.add(name)
  return seen
}

/** On this machine the demo is everybody's. */
const tellsOfDemos: ReadonlySet<string> = new Set(['getDemo', 'moveDemoClock'])

/**
 * What lies under one site or account but is not for everybody who may call: views, requests for approval and sessions are a person's own, and
 * what an operation does decides who sees it; a site that was not exported has no file.
 */
export const notForEach: ReadonlySet<string> = new Set([
  'getApproval',
  'getLeadView',
  'getOperation',
  'exportOperationFailures',
  'downloadOperationFile',
  'downloadSiteExport',
])
