/** Everything on which it depends whether an email may leave, as its reader finds it. */
import type { LeadFacts } from '../../../contacts/leads/rules.ts'
import type { SenderRow } from '../../senders/rules.ts'
import type { SuppressionReason } from '../../suppressions/rules.ts'

/** The email itself, and the journey or broadcast that it belongs to. */
interface EmailSendFacts {
  /** The site, the journey or the broadcast is paused. */
  paused: boolean
  /** Its broadcast was canceled. */
  canceled: boolean
  /** The person has another email of the same broadcast. */
  duplicate: boolean
  run_live: boolean
  /** The AI text that the email needs, if any. */
  text: 'not_needed' | 'ready' | 'draft_rejected' | 'draft_missing'
  /**
   * Marketing mail that was due more than an hour before the process started, or waited longer for the plan's next month, or
   * mail that a copy may have sent.
   */
  late: boolean
  late_policy: 'send' | 'skip' | 'ask'
}

interface SetUpFacts {
  template: { category: 'marketing' | 'transactional'; enabled: boolean } | undefined
  sender: Pick<SenderRow, 'verified_at'> | undefined
  postal_address: string
}

/** The person, at this moment. */
export interface PersonSendFacts {
  lead: Pick<LeadFacts, 'mailability' | 'unsubscribed_at' | 'confirmation'> | undefined
  /** Why the address gets no email. */
  suppression: SuppressionReason | undefined
  /** The lead wants no email of the template's topic. */
  topic_left: boolean
  consent_id: string | undefined
  /** The lead had as many marketing mails lately as the site allows. */
  capped: boolean
}

export interface SendFacts extends EmailSendFacts, SetUpFacts, PersonSendFacts {}
