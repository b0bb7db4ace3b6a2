/** What a plan is for, in words. */
import type { PlanType } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const planTypes = ['account', 'lead', 'audience', 'assistant', 'sandbox'] as const

export const planTypeNames: Record<PlanType, MessageKey> = {
  account: 'console.plan_type_account',
  lead: 'console.plan_type_lead',
  audience: 'console.plan_type_audience',
  assistant: 'console.plan_type_assistant',
  sandbox: 'console.plan_type_sandbox',
}
