/** What account emails are called. */
import type { AccountEmailType } from '@leadwright/sdk'
import type { MessageKey } from '../../../messages/messages.tsx'

export const nameOfKind: Record<AccountEmailType, MessageKey> = {
  confirm: 'account_emails.confirm',
  known: 'account_emails.known',
  reset: 'account_emails.reset_password',
  sign_in_code: 'account_emails.sign_in_code',
  second_step: 'account_emails.second_step',
  change_email: 'account_emails.change_email',
  email_changed: 'account_emails.email_changed',
  notice: 'account_emails.notice',
  invitation: 'account_emails.invitation',
  account_deletion_requested: 'account_emails.account_deletion_requested',
  account_deletion_canceled: 'account_emails.account_deletion_canceled',
  account_deleted: 'account_emails.account_deleted',
}
