/**
 * The quality of an email address: flags, validity and a score that is the sum of its parts. Pure; the caller gathers
 * the facts.
 */

import type { MailAnswer } from '../../../platform/network/mail-domains.ts'
import type { emailValidities } from '../lead-records/rules.ts'

export type EmailValidity = (typeof emailValidities)[number]

/** The published sum: what each part gives at most. All of them make 100. */
export const scorePoints = {
  syntax: 5,
  mail_server: 40,
  not_disposable: 25,
  not_role_based: 10,
  not_free: 5,
  no_typo: 5,
  confirmed: 10,
} as const
export type ScoreParts = Record<keyof typeof scorePoints, number>

export interface EmailFacts {
  mail: MailAnswer
  disposable: boolean
  free: boolean
  role_based: boolean
  /** A likely slip of the finger in the domain. */
  typo: boolean
  /** The person has opened a link that went to this address. */
  confirmed: boolean
}

export interface Quality {
  validity: EmailValidity
  score: number
  parts: ScoreParts
  disposable: boolean
  free: boolean
  role_based: boolean
  /** False while DNS has not answered whether the domain takes mail. */
  certain: boolean
}

const serverPoints: Record<MailAnswer, number> = { accepts: 1, unknown: 0.5, refuses: 0 }

export function scoreEmail(facts: EmailFacts): Quality {
  const { disposable, free, role_based, typo, confirmed } = facts
  // A confirmed address receives email, whatever DNS answers.
  const mail = confirmed ? 'accepts' : facts.mail
  const if_ = (holds: boolean, points: number) => (holds ? points : 0)
  const parts: ScoreParts = {
    syntax: scorePoints.syntax,
    mail_server: scorePoints.mail_server * serverPoints[mail],
    not_disposable: if_(!disposable, scorePoints.not_disposable),
    not_role_based: if_(!role_based, scorePoints.not_role_based),
    not_free: if_(!free, scorePoints.not_free),
    no_typo: if_(!typo, scorePoints.no_typo),
    confirmed: if_(confirmed, scorePoints.confirmed),
  }
  const score = Object.values(parts).reduce((sum, points) => sum + points, 0)
  const validity = validityOf(mail, disposable || role_based || (typo && !confirmed))
  return { validity, score, parts, disposable, free, role_based, certain: mail !== 'unknown' }
}

function validityOf(mail: MailAnswer, risky: boolean): EmailValidity {
  if (mail === 'refuses') return 'invalid'
  if (risky) return 'risky'
  return mail === 'accepts' ? 'valid' : 'unknown'
}
