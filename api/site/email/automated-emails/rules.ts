/** The emails that a site sends by itself, as they are set. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { UsersOf } from '../../../platform/features/feature.ts'
import { type AutomatedType, automatedTypes, demandsOf } from './kinds.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

export type AutomatedProblem = 'template_missing' | 'template_disabled' | 'no_sender' | 'sender_not_verified' | 'failed'

export const presentAutomated = async (db: Db, type: AutomatedType): Promise<store.AutomatedEmailRow> =>
  (await store.findAutomated(db, type)) ?? unchanged(type)

export async function allAutomated(db: Db): Promise<store.SetEmail[]> {
  const changed = await store.changedEmails(db)
  return automatedTypes.map(type => changed.find(({ row }) => row.type === type) ?? { row: unchanged(type) })
}

export const presentWithFacts = async (db: Db, type: AutomatedType): Promise<store.SetEmail> =>
  (await allAutomated(db)).find(({ row }) => row.type === type) ?? { row: unchanged(type) }

const unchanged = (type: AutomatedType): store.AutomatedEmailRow => ({
  type,
  enabled: demandsOf[type].always_on,
  template_id: null,
  sender_id: null,
  failed_at: null,
  failure: null,
  version: 1,
  updated_at: 0,
})

/** Why it is not sent as it is set; of one that is off nothing. */
export function problemOf({ row, template, sender, has_sender }: store.SetEmail): AutomatedProblem | undefined {
  if (!row.enabled) return undefined
  // The confirmation is sent in any case: as it is built in, by the installation.
  if (row.template_id === null) return row.type === 'confirmation' ? undefined : 'template_missing'
  if (!template) return 'template_missing'
  if (!template.enabled) return 'template_disabled'
  if (row.sender_id !== null && !sender?.verified_at) return 'sender_not_verified'
  if (row.failed_at !== null) return 'failed'
  if (row.type === 'confirmation' || row.sender_id !== null) return undefined
  return has_sender ? undefined : 'no_sender'
}

/** For templates: what they must keep while an automated email uses them. */
export async function demandsOnTemplate(db: Db, template_id: string) {
  const kinds = (await store.emailsWithTemplate(db, template_id)).map(({ type }) => demandsOf[type])
  if (kinds.length === 0) return undefined
  return {
    variables: [...new Set(kinds.flatMap(({ variables }) => variables))],
    category: kinds.find(({ category }) => category !== undefined)?.category,
  }
}

const blocker = ({ type }: Pick<store.AutomatedEmailRow, 'type'>) => ({
  type: 'automated_email',
  id: type,
  name: '',
  name_message: `automated_email.${type}.name`,
})

export const emailsUsingTemplate: UsersOf = async (db, id) => (await store.emailsWithTemplate(db, id)).map(blocker)
export const enabledEmailsUsingTemplate: UsersOf = async (db, id) =>
  (await store.emailsWithTemplate(db, id)).filter(({ enabled }) => enabled).map(blocker)
export const emailsUsingSender: UsersOf = async (db, id) => (await store.emailsWithSender(db, id)).map(blocker)
export const enabledEmailsUsingSender: UsersOf = async (db, id) =>
  (await store.emailsWithSender(db, id)).filter(({ enabled }) => enabled).map(blocker)
/** Enabled ones that nobody needs. */
export const enabledMarketingEmails: UsersOf = async db =>
  (await store.changedEmails(db))
    .filter(({ row, template }) => row.enabled && template?.category === 'marketing')
    .map(({ row }) => blocker(row))
