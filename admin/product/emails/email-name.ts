/** What an email is known by: its subject, or the template's name as long as none was written. */
import type { Email } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'

export const emailName = ({ t }: Messages, email: Pick<Email, 'subject' | 'template_name'>): string =>
  email.subject ?? email.template_name ?? t('emails.of_deleted_template')
