/** Who gets mail though they should not, or none though they should. */
import type { Plant } from './plant.ts'

const reasons = 'api/site/email/emails/eligibility/reasons.ts'
const suppressions = 'api/site/email/suppressions/rules.ts'
const capture = 'api/site/contacts/leads/capture.ts'

export const inMail: readonly Plant[] = [
  {
    name: 'suppression-of-anybody',
    says: 'one suppressed address keeps everybody from every broadcast',
    patches: [{ file: reasons, from: '${suppressions.email_key} = ${leads.email_key}\n        and ', to: '' }],
    found_in: 1,
  },
  {
    name: 'suppression-of-former-not-asked',
    says: 'what was said of an address that the person had before is not asked by broadcasts',
    patches: [{ file: reasons, from: 'exists (select 1 from ${formerAddresses}) and', to: '0 and' }],
    found_in: 5,
  },
  {
    name: 'suppression-by-hash-not-asked',
    says: 'previews count who has an address that an erased person had, and that is suppressed',
    patches: [{ file: reasons, from: 'sql`or ${isAmong(ids)}`', to: 'sql``' }],
    found_in: 1,
    shown_by: 'suppressed-then-erased',
  },
  {
    name: 'preview-without-topics',
    says: 'who left the topic counts as a recipient',
    patches: [
      {
        file: reasons,
        from: '(template_id === null ? sql`0` : leftTopicOf(leads.id, template_id))',
        to: '(template_id === null ? sql`0` : sql`0`)',
      },
    ],
    found_in: 1,
  },
  {
    name: 'unsubscribed-counted-otherwise',
    says: 'who left is counted as somebody who never agreed',
    patches: [{ file: reasons, from: '(not ${isSubscribed} and ${leads.unsubscribed_at} is not null)', to: '0' }],
    found_in: 1,
  },
  {
    name: 'excluded-audience-included',
    says: 'an excluded audience is not kept out',
    patches: [{ file: 'api/site/email/broadcasts/whom.ts', from: '...(kept_out && { kept_out }),', to: '' }],
    found_in: 1,
  },
  {
    name: 'audience-taken-as-all',
    says: 'a broadcast to an audience goes to everybody',
    patches: [
      { file: 'api/site/email/broadcasts/whom.ts', from: 'wanted: [...onAny(audience_ids), ', to: 'wanted: [' },
    ],
    found_in: 1,
  },
  {
    name: 'paused-mail-leaves',
    says: 'a pause stops no mail that is queued',
    patches: [{ file: reasons, from: 'applies: ({ paused }) => paused,', to: 'applies: () => false,' }],
    found_in: 1,
    shown_by: 'edited-under-waiting-mail',
  },
  {
    name: 'left-at-hand-off-not-asked',
    says: 'who left after being chosen is mailed',
    patches: [
      {
        file: reasons,
        from: "lead?.mailability !== 'subscribed' && lead?.unsubscribed_at !== null",
        to: 'lead === undefined',
      },
      {
        file: reasons,
        from: "applies: ({ lead }) => lead?.mailability !== 'subscribed',\n",
        to: 'applies: () => false,\n',
      },
      { file: reasons, from: 'consent_id === undefined', to: "consent_id === ''" },
    ],
    found_in: 3,
  },
  {
    name: 'topic-at-hand-off-not-asked',
    says: 'journeys mail who left the topic',
    patches: [{ file: reasons, from: 'applies: ({ topic_left }) => topic_left,', to: 'applies: () => false,' }],
    found_in: 1,
    shown_by: 'topic-left-before-a-journey',
  },
  {
    name: 'suppression-at-hand-off-not-asked',
    says: 'journeys mail suppressed addresses',
    patches: [
      {
        file: reasons,
        from: 'facts.suppression !== undefined && (',
        to: 'facts.suppression !== undefined && facts.lead === undefined && (',
      },
    ],
    found_in: 5,
  },
  {
    name: 'one-click-missing',
    says: 'marketing mail has no header for one-click unsubscription',
    patches: [
      {
        file: 'api/platform/mail/message.ts',
        from: "    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',\n",
        to: '',
      },
    ],
    found_in: 1,
  },
  {
    name: 'unsubscription-never-ends',
    says: 'who comes back by a confirmed email stays suppressed as unsubscribed',
    patches: [
      {
        file: suppressions,
        from: "said.filter(({ reason }) => reason === 'unsubscribed')",
        to: 'said.filter(() => false)',
      },
    ],
    found_in: 1,
    shown_by: 'back-ends-unsubscription',
  },
  {
    name: 'withdrawn-address-forgotten',
    says: 'a new person with an address that was withdrawn is subscribed by a consent that somebody states',
    patches: [{ file: capture, from: 'withdrawn: await wasWithdrawn(tx, email_key, owners)', to: 'withdrawn: false' }],
    found_in: 1,
    shown_by: 'withdrawn-by-former-address',
  },
  {
    name: 'stated-consent-brings-back',
    says: 'a consent that another system states brings back who left',
    patches: [
      {
        file: 'api/site/contacts/imports/decide.ts',
        from: 'const agreesNow = agrees(candidate, asked) && lead.unsubscribed_at === null',
        to: 'const agreesNow = agrees(candidate, asked)',
      },
    ],
    found_in: 3,
  },
  {
    name: 'changed-address-takes-proof',
    says: 'a changed address has the confirmation of the former one',
    patches: [
      {
        file: 'api/site/contacts/leads/change.ts',
        from: "confirmation: confirmation === 'none' ? ('none' as const) : ('pending' as const),",
        to: "confirmation: 'none' as const,",
      },
    ],
    found_in: 1,
    shown_by: 'proof-of-former-address',
  },
  {
    name: 'changed-address-was-withdrawn',
    says: 'a withdrawn address is asked for at capture only, not where an address is changed',
    patches: [
      {
        file: 'api/site/contacts/leads/change.ts',
        from: '(await wasWithdrawn(tx, written.email_key))',
        to: '(await wasWithdrawn(tx, row.email_key))',
      },
    ],
    found_in: 1,
    shown_by: 'changed-to-a-withdrawn-address',
  },
  {
    name: 'category-changed-under-users',
    says: 'the category of a template changes under a broadcast that waits',
    patches: [
      {
        file: 'api/site/email/templates/service.ts',
        from: '      await requireChangeable(tx, row, next, installation)\n',
        to: '',
      },
    ],
    found_in: 1,
    shown_by: 'category-under-a-broadcast',
  },
  {
    name: 'skip-loses-broadcasts',
    says: 'resuming a site by skipping what is overdue throws away the emails of broadcasts',
    patches: [
      { file: 'api/site/email/emails/paused-emails.ts', from: 'sql` and ${emails.broadcast_id} is null`', to: 'sql``' },
    ],
    found_in: 1,
    shown_by: 'skip-leaves-broadcasts',
  },
]
