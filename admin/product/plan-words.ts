/** What plans limit and lack, in words. Later versions of the API have more, which stay readable. */
import type { PlanType } from '@leadwright/sdk'
import type { MessageKey } from '../messages/messages.tsx'

const allowances: Record<string, MessageKey> = {
  sites: 'allowance.sites',
  managers: 'allowance.managers',
  leads: 'allowance.leads',
  audiences: 'allowance.audiences',
  assistants: 'allowance.assistants',
  sandboxes: 'allowance.sandboxes',
  storage: 'allowance.storage',
  emails: 'allowance.emails',
  ai_answers: 'allowance.ai_answers',
}

const features: Record<string, MessageKey> = {
  broadcasts: 'allowance.broadcasts',
  webhooks: 'allowance.webhooks',
}

export const knownAllowances = Object.keys(allowances)
export const knownPlanFeatures = Object.keys(features)

type Say = (key: MessageKey) => string

const said = (words: Record<string, MessageKey>, name: string, t: Say): string => {
  const key = words[name]
  return key ? t(key) : name.replaceAll('_', ' ')
}

/** What is counted by the month, as an offer says it. */
const offered: Record<string, MessageKey> = {
  emails: 'allowance.emails_a_month',
  ai_answers: 'allowance.ai_answers_a_month',
}

export const offeredName = (name: string, t: Say): string => said({ ...allowances, ...offered }, name, t)
export const allowanceName = (name: string, t: Say): string => said(allowances, name, t)
export const planFeatureName = (name: string, t: Say): string => said(features, name, t)

const added: Partial<Record<PlanType, string>> = {
  lead: 'leads',
  audience: 'audiences',
  assistant: 'assistants',
  sandbox: 'sandboxes',
}

/** What an add-on adds to. Undefined for the plan of an account. */
export const allowanceOfType = (type: PlanType): string | undefined => added[type]
