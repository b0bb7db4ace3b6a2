/** What roles are called, and what each is for. */
import type { Role } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const roleWords = {
  administrator: ['managers.administrator', 'managers.administrator_text'],
  manager: ['managers.manager', 'managers.manager_text'],
  author: ['managers.author', 'managers.author_text'],
  affiliate: ['managers.affiliate', 'managers.affiliate_text'],
  student: ['managers.student', 'managers.student_text'],
} as const satisfies Record<Role, readonly [MessageKey, MessageKey]>

export const isRole = (role: string): role is Role => role in roleWords
export const roles = Object.keys(roleWords).filter(isRole)
