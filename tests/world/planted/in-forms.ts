/** Forms that take more than was given, and links that prove too much. */
import type { Plant } from './plant.ts'

export const inForms: readonly Plant[] = [
  {
    name: 'form-consent-of-unseen-text',
    says: 'a form takes the tick for a text that its visitor never saw',
    patches: [
      {
        file: 'api/public/submissions/judged-consent.ts',
        from: "const agrees = seen?.type === 'checkbox' ? ticked : seen?.type === 'notice' && consent !== false",
        to: "const agrees = asked.type === 'checkbox' ? ticked : consent !== false",
      },
    ],
    found_in: 1,
    shown_by: 'agreed-to-the-text-seen',
  },
  {
    name: 'form-overwrites-known',
    says: 'a form overwrites values of somebody known, though it should not',
    patches: [
      {
        file: 'api/site/contacts/leads/capture.ts',
        from: 'else if (lead[name] !== null && !capture.overwrite)',
        to: 'else if (lead[name] === undefined)',
      },
    ],
    found_in: 3,
  },
  {
    name: 'confirmation-outlives-withdrawal',
    says: 'the link of a confirmation brings back who has left since it was mailed',
    patches: [
      {
        file: 'api/site/contacts/confirmations/rules.ts',
        from: 'return (lead.unsubscribed_at ?? 0) > Number(until) - validity_ms ? null : lead',
        to: 'return lead',
      },
    ],
    found_in: 3,
    shown_by: 'left-since-a-confirmation-was-mailed',
  },
  {
    name: 'campaign-confirmation-ignored',
    says: 'a form goes by the site’s setting for confirming while its campaign says otherwise',
    patches: [
      {
        file: 'api/public/submissions/service.ts',
        from: 'confirmation: popup.quality.rules.email_confirmation,',
        to: 'confirmation: popup.campaign ? false : popup.quality.rules.email_confirmation,',
      },
    ],
    found_in: 1,
    shown_by: 'campaign-decides-confirming',
  },
]
