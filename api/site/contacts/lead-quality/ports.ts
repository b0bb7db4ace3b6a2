/** What verifying and confirming addresses asks of the features above. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import type { SiteSender } from '../../../platform/mail/jobs.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'

/** The address in whose name the site's email leaves; undefined where no sender is verified. */
export const siteSenderAddress = port<(db: Handle<'site'>) => Promise<string | undefined>>('siteSenderAddress')

/** The owner's own email that asks to confirm, finished for one reader. */
export interface OwnConfirmation {
  subject: string
  text: string
  html: string
  sender: SiteSender | undefined
}

export interface Confirmations {
  /** Undefined: the owner has none, and the built-in text is sent; so it is where theirs could not be used. */
  ownEmail(
    scope: SiteScope,
    lead_id: string,
    to: { locale: Locale; link: string },
  ): Promise<{ email: OwnConfirmation } | { failure: string } | undefined>
  /** Notes that it could not be used, or, with null, that it could. */
  note(tx: Handle<'site'>, failure: string | null, at: number): Promise<void>
}

export const confirmations = port<Confirmations>('confirmations')
