/** Emails of a copy (a restored backup, an export that left its original running): the original may have sent what was due. */
import type { SiteFacts } from './context.ts'

export const mayBeSent = ({ late_until }: Pick<SiteFacts, 'late_until'>, due_at: number): boolean =>
  late_until !== null && due_at <= late_until
