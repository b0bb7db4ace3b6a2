/** What an assistant is there for, in words. */
import type { AssistantType } from '@leadwright/sdk'
import type { MessageKey } from '../../../messages/messages.tsx'

export const typeWords: Readonly<Record<AssistantType, MessageKey>> = {
  general: 'assistants.type_general',
  support: 'assistants.type_support',
  sales: 'assistants.type_sales',
  seo: 'assistants.type_seo',
}

export const types = Object.keys(typeWords) as AssistantType[]
