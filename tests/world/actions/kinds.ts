/** Every kind of action. A new one is a line in its subject's file. */
import type { ActionType } from './action.ts'
import { automation } from './automation.ts'
import { backups } from './backups.ts'
import { broadcasts } from './broadcasts.ts'
import { chats } from './chats.ts'
import { confirmations } from './confirmations.ts'
import { drafts } from './drafts.ts'
import { exports } from './exports.ts'
import { faults, nodeFaults } from './faults.ts'
import { forms } from './forms.ts'
import { guards } from './guards.ts'
import { hooks } from './hooks.ts'
import { joining } from './merges.ts'
import { moves } from './moves.ts'
import { pauses } from './pauses.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'
import { privacy } from './privacy.ts'
import { processes } from './process.ts'
import { readers } from './readers.ts'
import { reports } from './reports.ts'
import { rights } from './rights.ts'
import { service } from './service.ts'
import { suppressions } from './suppressions.ts'
import { templates } from './templates.ts'
import { tracking } from './tracking.ts'
import { unused } from './unused.ts'
import { versions } from './versions.ts'
import { visitors } from './visitors.ts'
import { webhooks } from './webhooks.ts'

export const kinds: readonly ActionType[] = [
  ...people,
  ...broadcasts,
  ...suppressions,
  ...pauses,
  ...readers,
  ...tracking,
  ...reports,
  ...automation,
  ...joining,
  ...forms,
  ...hooks,
  ...chats,
  ...confirmations,
  ...templates,
  ...rights,
  ...webhooks,
  ...guards,
  ...moves,
  ...plans,
  ...drafts,
  ...unused,
  ...exports,
  ...privacy,
  ...versions,
  ...visitors,
  ...processes,
]

/** With all that may go wrong around the product. */
export const faulty: readonly ActionType[] = [...kinds, ...faults, ...backups]

/** With a service beside it; kills in the middle of its calls are played by `check:sync`. */
export const connected: readonly ActionType[] = [...kinds, ...service]

const oftener =
  (more: Readonly<Record<string, number>>) =>
  (of: readonly ActionType[]): ActionType[] =>
    of.map(one => ({ ...one, weight: one.weight * (more[one.type] ?? 1) }))

/** The same with more journeys, more runs and more restarts: a short world is about them. */
export const withJourneys = oftener({ publish_journey: 5, enroll_by_hand: 4, steer_journey: 2, restart: 6 })

/** The same with more that happens to nodes. */
const withNodes = oftener({ kill: 2, incident: 3, restart: 8 })

/** Where several nodes share their databases, which are neither copied to a file nor brought back from one. */
export const amongNodes: readonly ActionType[] = withNodes(kinds.filter(one => !moves.includes(one)))
export const faultyAmongNodes: readonly ActionType[] = [...amongNodes, ...withNodes([...faults, ...nodeFaults])]

/** Without what a short world does nothing else about. */
export const forShort = (of: readonly ActionType[]): ActionType[] => of.filter(one => !unused.includes(one))

export const kindNamed = (name: string): ActionType => {
  const type = [...faulty, ...nodeFaults, ...service].find(({ type: own }) => own === name)
  if (!type) throw new Error(`There is no action ${name}`)
  return type
}
